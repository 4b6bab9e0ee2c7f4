import type { Review } from '@signoria/bots/review';
import type { Seat } from '@signoria/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepReview, recallReview } from '../../match/replay/reviews.ts';
import type { ReplaySource } from '../../match/replay/source.ts';
import type { Tape } from '../../match/replay/tape.ts';
import { think } from '../../match/thinking/think.ts';
import { reviewIn, useServerReview } from './use-server-review.ts';

/** As long as a whole game may be thought about. */
const REVIEW_MS = 20_000;

/** A review on its way, here, or not to be had. */
type OwnReview =
  | { kind: 'none' }
  | { kind: 'thinking'; progress: number; stop(): void }
  | { kind: 'here'; review: Review }
  | { kind: 'failed' };

/** The review of a game by one seat: found where it was kept, else made in a worker and kept, or made by the server. */
export function useReview(source: ReplaySource, seat: Seat) {
  const { tape, online } = source;
  const id = source.current().match;
  const { state, start, show } = useOwnReview(id, seat, tape);
  // Whoever makes one here, or has it, need not know what the server has.
  const isOpen = state.kind === 'none' || state.kind === 'failed';
  const asked = useServerReview(id, seat, online !== undefined && isOpen);
  const found = reviewIn(asked.state);
  useEffect(() => {
    if (found && isOpen) show(found);
  }, [found, isOpen, show]);
  return { state, start, asked };
}

/** The same on this device alone. */
function useOwnReview(id: string, seat: Seat, tape: Tape) {
  const [state, setState] = useState<OwnReview>(() => kept(id, seat, tape.moves.length));
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    setState(kept(id, seat, tape.moves.length));
    return () => running.current?.abort();
  }, [id, seat, tape]);
  const show = useCallback(
    (review: Review) => {
      keepReview(id, review);
      setState({ kind: 'here', review });
    },
    [id],
  );
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
      found => found && show(found.review),
      () => setState({ kind: 'failed' }),
    );
  };
  return { state, start, show };
}

function kept(id: string, seat: Seat, moves: number): OwnReview {
  const review = recallReview(id, seat, moves);
  return review ? { kind: 'here', review } : { kind: 'none' };
}
