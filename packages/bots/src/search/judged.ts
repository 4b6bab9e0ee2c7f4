import { type Game, type Kind, next, type Result, type Seat } from '@signoria/core';
import type { Policy } from '../bot.ts';
import type { Encoding } from '../net/inputs.ts';
import type { Judge } from '../net/plain.ts';
import type { SearchModel } from './model.ts';
import { noteResult, type Outcome } from './playout.ts';

/** What the first two outputs of a value net say: the share of the win as a logit, and points ahead in this measure. */
export const WIN = 0;
export const MARGIN = 1;
export const MARGIN_SCALE = 20;

/**
 * Playouts that stop at the end of a stretch of the game, where a net says what the position is worth to a
 * seat. If a second policy is given, each opponent plays by it in every other playout, because what only
 * works against equals is not worth much.
 */
export function judgedPlayouts<T extends Kind>(
  game: Game<T>,
  policy: Policy<T>,
  encoding: Encoding<T>,
  open: () => Judge,
  second?: Policy<T>,
): Pick<SearchModel<T>, 'playOut' | 'stretch'> {
  const judging = lazily(open);
  return {
    stretch: encoding.stretch,
    playOut(state, rng, found, only, until = encoding.stretch(state)) {
      const bits = second ? next(rng) : 0;
      for (;;) {
        const [seat] = game.turn(state);
        if (seat === undefined) return noteResult(game.result(state) as Result, found);
        if (encoding.stretch(state) > until) break;
        const plays = second && seat !== only && ((bits >>> seat) & 1) === 1 ? second : policy;
        game.apply(state, seat, plays(state, seat, game.legal(state, seat), rng));
      }
      const judge = judging();
      if (only !== undefined) return look(encoding, judge, state, only, found);
      for (let seat = 0 as Seat; seat < state.seats; seat++) look(encoding, judge, state, seat, found);
    },
  };
}

function look<T extends Kind>(
  encoding: Encoding<T>,
  judge: Judge,
  state: T['state'],
  seat: Seat,
  found: Outcome,
): void {
  judge.judge(encoding.encode(state, seat, judge.on));
  found.wins[seat] = 1 / (1 + Math.exp(-judge.said(WIN)));
  found.margins[seat] = MARGIN_SCALE * judge.said(MARGIN);
}

/** A net is unpacked when it is first asked: whoever never plays that way never pays for it. */
function lazily(open: () => Judge): () => Judge {
  let judge: Judge | null = null;
  return () => {
    judge ??= open();
    return judge;
  };
}
