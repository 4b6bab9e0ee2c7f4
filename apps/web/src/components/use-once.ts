import { useRef } from 'react';

/** Runs one piece of work at a time: asked again before it is done, a second tap has meant the same. */
export function useOnce(): (work: () => Promise<unknown>) => Promise<void> {
  const isUnderWay = useRef(false);
  return async work => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await work();
    } finally {
      isUnderWay.current = false;
    }
  };
}
