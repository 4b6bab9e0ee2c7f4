import { useCallback, useEffect, useState } from 'react';
import { keepAsking, saysAway } from '../../match/online/keep-asking.ts';
import type { Answer } from './wrong.ts';

/** What the server answers, null until it does, and a way to ask again. One out of reach is asked until it answers; nothing with null. */
export function useReply<T>(ask: (() => Promise<Answer<T>>) | null): [Answer<T> | null, () => void] {
  const [reply, setReply] = useState<Answer<T> | null>(null);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count asks again
  useEffect(() => (ask ? keepAsking(ask, saysAway, setReply) : undefined), [ask, times]);
  return [reply, useCallback(() => setTimes(count => count + 1), [])];
}

/** The same where a page has more to show: what could not be had is left out. */
export function useAsked<T>(ask: (() => Promise<Answer<T>>) | null): [T | null, () => void] {
  const [reply, askAgain] = useReply(ask);
  return [reply?.ok ? reply.value : null, askAgain];
}
