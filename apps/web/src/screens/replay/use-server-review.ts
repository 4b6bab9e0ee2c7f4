import type { Review } from '@signoria/bots/review';
import type { Seat } from '@signoria/core';
import type { ReviewState } from '@signoria/protocol';
import { useCallback, useEffect, useState } from 'react';
import { server } from '../../match/online/server.ts';

/** How often the server is asked how far it is; a server out of reach is asked less often. */
const LOOK_MS = 1_500;
const AWAY_MS = 5_000;

/** The server's review of a match by a seat, followed while it is under way. */
export interface ServerReview {
  /** Null while nothing is known of it, and for games of this device. */
  state: ReviewState | null;
  /** Why the server does not review it, as a code of the site's words. */
  refused: string | null;
  ask(): void;
  stop(): void;
}

export function useServerReview(match: string, seat: Seat, isOnline: boolean): ServerReview {
  const [state, setState] = useState<ReviewState | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const params = useCallback(() => ({ params: { match, seat: String(seat) } }), [match, seat]);
  const isUnderWay = state?.status === 'waiting' || state?.status === 'thinking';
  useEffect(() => {
    if (!isOnline) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopping = new AbortController();
    const look = async () => {
      const found = await server.api('GET /api/matches/:match/reviews/:seat', params());
      if (stopping.signal.aborted) return;
      if (found.ok) setState(found.value);
      if (isUnderWay) timer = setTimeout(look, found.ok ? LOOK_MS : AWAY_MS);
    };
    void look();
    return () => {
      stopping.abort();
      clearTimeout(timer);
    };
  }, [isOnline, isUnderWay, params]);
  return {
    state,
    refused,
    ask: () =>
      void server.api('POST /api/matches/:match/reviews/:seat', params()).then(asked => {
        if (asked.ok) setState(asked.value);
        setRefused(asked.ok ? null : asked.error.code);
      }),
    stop: () =>
      void server
        .api('DELETE /api/matches/:match/reviews/:seat', params())
        .then(stopped => setState(now => (stopped.ok ? null : now))),
  };
}

/** What the server has found. Errors that nobody can tell come as null, and count for nothing. */
export function reviewIn(state: ReviewState | null): Review | null {
  return (state?.review ?? null) as Review | null;
}
