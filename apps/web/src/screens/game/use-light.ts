import { useEffect, useMemo, useState } from 'react';
import type { Trace } from '../../boards/board.ts';

const NOWHERE: ReadonlySet<string> = new Set();
/** How long a place stays lit that the reader asked to see. */
const SHOWN_MS = 3_000;

/** Where traces begin and end. */
export function placesOf(traces: readonly Trace[]): string[] {
  return traces.flatMap(({ from, to }) => (from ? [from, to] : [to]));
}

/**
 * The places lit on the board: while the reader points at their line in the log, for a while when asked for, or while
 * what happens there is told.
 */
export function useLight(told: readonly string[] | null) {
  const [pointed, setPointed] = useState(NOWHERE);
  const [shown, setShown] = useState(NOWHERE);
  useEffect(() => {
    if (shown.size === 0) return;
    const timer = setTimeout(() => setShown(NOWHERE), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const telling = useMemo(() => (told === null ? NOWHERE : new Set(told)), [told]);
  const asked = pointed.size > 0 ? pointed : shown;
  return {
    lit: asked.size > 0 ? asked : telling,
    /** Of these, what the reader wants to see. */
    asked,
    point: (places: readonly string[]) => setPointed(places.length === 0 ? NOWHERE : new Set(places)),
    show(places: readonly string[]) {
      setPointed(NOWHERE);
      setShown(new Set(places));
    },
  };
}
