import { type RefObject, useRef } from 'react';

/** The same object all the time, with what was given last. */
export function useLatest<T>(given: T): RefObject<T> {
  const latest = useRef(given);
  latest.current = given;
  return latest;
}
