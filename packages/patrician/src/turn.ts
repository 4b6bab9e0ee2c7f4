import { alone, isIndex, isObject, NOBODY, type Refusal, refuse, type Seat } from '@signoria/core';
import { build, legalSites } from './build.ts';
import { CARDS, type Card, type City, type Site } from './data.ts';
import { keepMessenger, legalMessengers, setMessenger, whyNotMessenger } from './messengers.ts';
import { legalMoves, move, skipMove, whyNotMove } from './move.ts';
import { legalPlays, play, whyNotPlay } from './play.ts';
import type { Action, Emit, State, Step } from './state.ts';
import { legalTakes, take, whyNotTake } from './take.ts';

/** P-2.1  Players take turns; nobody has one when the game is over. */
export function turn(s: State): readonly Seat[] {
  return s.step === 'over' ? NOBODY : alone(s.player);
}

/** P-2.2  The five actions of a turn in their order, and the messenger after them. */
export function legal(s: State, seat: Seat): Action[] {
  if (seat !== s.player) return [];
  switch (s.step) {
    case 'play':
      return legalPlays(s);
    case 'build':
      return legalSites();
    case 'move':
      return legalMoves(s);
    case 'take':
      return legalTakes(s);
    case 'messenger':
      return legalMessengers(s);
    case 'over':
      return [];
  }
}

export function apply(s: State, _seat: Seat, action: Action, emit?: Emit): void {
  switch (action.type) {
    case 'play':
      play(s, action.card, emit);
      return;
    case 'build':
      build(s, action.site, emit);
      return;
    case 'move':
      move(s, action.city, action.from, emit);
      return;
    case 'take':
      take(s, action.city, emit);
      return;
    case 'messenger':
      setMessenger(s, action.from, action.to, emit);
      return;
    case 'skip':
      if (s.step === 'move') skipMove(s, emit);
      else keepMessenger(s, emit);
      return;
  }
}

/** By step: the rule that says what may be done now, and what to say to whoever tries something else. */
const NOW: Readonly<Record<Exclude<Step, 'over'>, { rule: string; code: string }>> = {
  play: { rule: 'P-2.3', code: 'play-first' },
  build: { rule: 'P-3.1', code: 'build-first' },
  move: { rule: 'P-4.1', code: 'move-or-skip-first' },
  take: { rule: 'P-5.1', code: 'take-first' },
  messenger: { rule: 'P-9.2', code: 'messenger-or-skip-first' },
};

export function why(s: State, seat: Seat, action: unknown): Refusal | null {
  if (s.step === 'over') return refuse('P-7.1', 'game-over');
  if (seat !== s.player) return refuse('P-2.1', 'not-your-turn');
  const now = NOW[s.step];
  const asked = parse(s, action);
  if (!asked) return refuse(now.rule, 'unknown-action');
  if (!belongsTo(asked, s.step)) return refuse('P-2.2', now.code);
  switch (asked.type) {
    case 'play':
      return whyNotPlay(s, seat, asked.card);
    case 'move':
      return whyNotMove(s, asked.city, asked.from);
    case 'take':
      return whyNotTake(s, asked.city);
    case 'messenger':
      return whyNotMessenger(s, asked.from, asked.to);
    case 'build':
    case 'skip':
      return null;
  }
}

function belongsTo(action: Action, step: Step): boolean {
  if (action.type === 'skip') return step === 'move' || step === 'messenger';
  return action.type === step;
}

/** An action from outside, or null when it is none. */
function parse(s: State, action: unknown): Action | null {
  if (!isObject(action)) return null;
  const fields = Object.keys(action).length;
  const { type, card, site, city, from, to } = action;
  const cities = s.towers.length;
  if (type === 'skip' && fields === 1) return { type };
  if (type === 'play' && fields === 2 && isIndex(card, CARDS.length)) return { type, card: card as Card };
  if (type === 'build' && fields === 2 && isIndex(site, 2)) return { type, site: site as Site };
  if (type === 'take' && fields === 2 && isIndex(city, cities)) return { type, city: city as City };
  if (type === 'move' && fields === 3 && isIndex(city, cities) && isIndex(from, 2))
    return { type, city: city as City, from: from as Site };
  if (type === 'messenger' && fields === 3 && isIndex(from, cities) && isIndex(to, cities))
    return { type, from: from as City, to: to as City };
  return null;
}
