import { useCallback, useEffect, useState } from 'react';
import type { Answer } from './wrong.ts';

/** What the server answers, null until it does, and a way to ask again. Ask nothing with null. */
export function useAsked<T>(ask: (() => Promise<Answer<T>>) | null): [T | null, () => void] {
  const [value, setValue] = useState<T | null>(null);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count asks again
  useEffect(() => {
    let current = true;
    ask?.().then(reply => {
      if (current && reply.ok) setValue(reply.value);
    });
    return () => {
      current = false;
    };
  }, [ask, times]);
  return [value, useCallback(() => setTimes(count => count + 1), [])];
}
