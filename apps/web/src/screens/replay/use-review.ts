import type { Review } from '@signoria/bots/review';
import type { Seat } from '@signoria/core';
import { useEffect, useRef, useState } from 'react';
import { keepReview, recallReview } from '../../match/replay/reviews.ts';
import type { ReplaySource } from '../../match/replay/source.ts';
import { think } from '../../match/thinking/think.ts';

/** As long as a whole game may be thought about. */
const REVIEW_MS = 20_000;

/** A review on its way, here, or not to be had. */
export type ReviewState =
  | { kind: 'none' }
  | { kind: 'thinking'; progress: number; stop(): void }
  | { kind: 'here'; review: Review }
  | { kind: 'failed' };

/** The review of a game by one seat: found where it was kept, else made in a worker and kept. */
export function useReview(source: ReplaySource, seat: Seat) {
  const { tape } = source;
  const id = source.current().match;
  const [state, setState] = useState<ReviewState>(() => kept(id, seat, tape.moves.length));
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    setState(kept(id, seat, tape.moves.length));
    return () => running.current?.abort();
  }, [id, seat, tape]);
  const start = () => {
    const stopping = new AbortController();
    running.current = stopping;
    const stop = () => {
      stopping.abort();
      setState({ kind: 'none' });
    };
    setState({ kind: 'thinking', progress: 0, stop });
    const waiting = {
      signal: stopping.signal,
      progress: (share: number | null) => setState({ kind: 'thinking', progress: share ?? 0, stop }),
    };
    think({ type: 'review', game: tape.game.id, course: tape.course, seat, ms: REVIEW_MS }, waiting).then(
      found => {
        if (!found) return;
        keepReview(id, found.review);
        setState({ kind: 'here', review: found.review });
      },
      () => setState({ kind: 'failed' }),
    );
  };
  return { state, start };
}

function kept(id: string, seat: Seat, moves: number): ReviewState {
  const review = recallReview(id, seat, moves);
  return review ? { kind: 'here', review } : { kind: 'none' };
}
