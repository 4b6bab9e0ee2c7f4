import { useCallback, useEffect, useState } from 'react';
import type { Answer } from './wrong.ts';

/** What the server answers, null until it does, and a way to ask again. Ask nothing with null. */
export function useReply<T>(ask: (() => Promise<Answer<T>>) | null): [Answer<T> | null, () => void] {
  const [reply, setReply] = useState<Answer<T> | null>(null);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count asks again
  useEffect(() => {
    let current = true;
    ask?.().then(answer => current && setReply(answer));
    return () => {
      current = false;
    };
  }, [ask, times]);
  return [reply, useCallback(() => setTimes(count => count + 1), [])];
}

/** The same where a page has more to show: what could not be had is left out. */
export function useAsked<T>(ask: (() => Promise<Answer<T>>) | null): [T | null, () => void] {
  const [reply, askAgain] = useReply(ask);
  return [reply?.ok ? reply.value : null, askAgain];
}
