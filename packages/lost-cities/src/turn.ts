import { alone, isIndex, isObject, NOBODY, type Refusal, refuse, type Seat } from '@signoria/core';
import type { Card, Expedition } from './data.ts';
import { draw, legalDraws, take, whyNotTake } from './draw.ts';
import { discard, legalCards, play, whyNotDiscard, whyNotPlay } from './play.ts';
import type { Action, Event, State } from './state.ts';

/** LC-1.4  Players take turns; nobody has one when the match is over. */
export function turn(s: State): readonly Seat[] {
  return s.step === 'over' ? NOBODY : alone(s.player);
}

/** LC-1.5  A turn is one card laid or discarded, then one card drawn. */
export function legal(s: State, seat: Seat): Action[] {
  if (s.step === 'over' || seat !== s.player) return [];
  return s.step === 'card' ? legalCards(s) : legalDraws(s);
}

export function apply(s: State, _seat: Seat, action: Action, emit?: (event: Event) => void): void {
  switch (action.type) {
    case 'play':
      play(s, action.card, emit);
      return;
    case 'discard':
      discard(s, action.card, emit);
      return;
    case 'draw':
      draw(s, emit);
      return;
    case 'take':
      take(s, action.expedition, emit);
      return;
  }
}

export function why(s: State, seat: Seat, action: unknown): Refusal | null {
  if (s.step === 'over') return refuse('LC-6.1', 'game-over');
  if (seat !== s.player) return refuse('LC-1.4', 'not-your-turn');
  const asked = parse(s, action);
  if (!asked) return refuse('LC-1.5', 'unknown-action');
  const isCardStep = asked.type === 'play' || asked.type === 'discard';
  if (isCardStep && s.step !== 'card') return refuse('LC-1.5', 'draw-first');
  if (!isCardStep && s.step !== 'draw') return refuse('LC-1.5', 'card-first');
  switch (asked.type) {
    case 'play':
      return whyNotPlay(s, seat, asked.card);
    case 'discard':
      return whyNotDiscard(s, seat, asked.card);
    case 'draw':
      return null;
    case 'take':
      return whyNotTake(s, asked.expedition);
  }
}

/** An action from outside, or null when it is none. */
function parse(s: State, action: unknown): Action | null {
  if (!isObject(action)) return null;
  const fields = Object.keys(action).length;
  const { type, card, expedition } = action;
  if (type === 'draw' && fields === 1) return { type };
  if ((type === 'play' || type === 'discard') && fields === 2 && isIndex(card, s.piles.length * 10))
    return { type, card: card as Card };
  if (type === 'take' && fields === 2 && isIndex(expedition, s.piles.length))
    return { type, expedition: expedition as Expedition };
  return null;
}
