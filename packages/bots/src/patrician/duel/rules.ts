import { alone, NOBODY, NONE, type Seat } from '@signoria/core';
import { type Action, BUILD, MOVE, type Patrician, PLAY, SKIP, TAKE } from '@signoria/patrician';
import type { Playable } from '../../search/model.ts';
import { CITY, IS_ANY, IS_MOVE } from '../cards.ts';
import {
  CARD,
  type Duel,
  EMPTY,
  FLOORS_LEFT,
  HAND,
  HANDS,
  HELD,
  MISSING,
  OPEN,
  OVER,
  PLAYER,
  STEP,
  TO_BUILD,
  TO_MOVE,
  TO_PLAY,
  TO_TAKE,
  TOWERS,
  TOWNS,
  towerAt,
} from './duel.ts';
import { mayMove } from './judgement.ts';
import { moveFloor, nextTurn, playCard, setFloor, takeCard } from './turn.ts';
import { worldsOf } from './worlds.ts';

/** The rules of the game as a search asks for them, on duels. */
export const duels: Playable<Patrician, Duel> = {
  turn: ({ at }) => (at[STEP] === OVER ? NOBODY : alone(at[PLAYER] as Seat)),
  legal: ({ at }) => legal(at),
  apply: ({ at }, _seat, action) => apply(at, action),
  copy: duel => ({ ...duel, at: duel.at.slice() }),
  imagine: (view, rng) => worldsOf(view)(rng),
};

function legal(at: Int32Array): Action[] {
  switch (at[STEP]) {
    case TO_PLAY:
      return legalPlays(at);
    case TO_BUILD:
      return [BUILD[0], BUILD[1]];
    case TO_MOVE:
      return legalMoves(at);
    case TO_TAKE:
      return legalTakes(at);
    default:
      return [];
  }
}

function legalPlays(at: Int32Array): Action[] {
  const from = HANDS + at[PLAYER] * HAND;
  const end = from + at[HELD + at[PLAYER]];
  const actions: Action[] = [];
  for (let i = from; i < end; i++) if (i === from || at[i] !== at[i - 1]) actions.push(PLAY[at[i]]);
  return actions;
}

function legalMoves(at: Int32Array): Action[] {
  const actions: Action[] = [];
  const built = CITY[at[CARD]];
  for (let city = 0; city < TOWNS; city++) {
    if (!mayMove(at, city, built)) continue;
    for (let from = 0; from < 2; from++)
      if (towerAt(at[TOWERS + city], from) !== EMPTY) actions.push(MOVE[city][from]);
  }
  actions.push(SKIP);
  return actions;
}

function legalTakes(at: Int32Array): (typeof TAKE)[number][] {
  const actions: (typeof TAKE)[number][] = [];
  for (let city = 0; city < TOWNS; city++) if (at[OPEN + city] !== NONE) actions.push(TAKE[city]);
  return actions;
}

function apply(at: Int32Array, action: Action): void {
  switch (action.type) {
    case 'play':
      playCard(at, action.card);
      askSite(at);
      break;
    case 'build':
      build(at, action.site);
      break;
    case 'move':
      moveFloor(at, action.city, action.from);
      askTake(at);
      break;
    case 'take':
      take(at, action.city);
      break;
    default:
      askTake(at);
  }
}

/** P-3.1 P-3.4  Asks for the site of the next floor, or builds it where it must go. */
function askSite(at: Int32Array): void {
  const city = CITY[at[CARD]];
  const towers = at[TOWERS + city];
  if (at[MISSING + city] > 1) at[STEP] = TO_BUILD;
  else if (towerAt(towers, 0) === EMPTY) build(at, 0);
  else if (towerAt(towers, 1) === EMPTY) build(at, 1);
  else at[STEP] = TO_BUILD;
}

function build(at: Int32Array, site: number): void {
  setFloor(at, CITY[at[CARD]], site);
  if (at[FLOORS_LEFT] > 0) askSite(at);
  else askMove(at);
}

/** P-4.1 P-4.6  Asks for the move where the card allows one and there is one to make. */
function askMove(at: Int32Array): void {
  if (IS_MOVE[at[CARD]] && legalMoves(at).length > 1) at[STEP] = TO_MOVE;
  else askTake(at);
}

/** P-5.1 to P-5.4  Takes the card that must be taken, or asks where there is a choice. */
function askTake(at: Int32Array): void {
  const city = CITY[at[CARD]];
  if (!IS_ANY[at[CARD]] && at[OPEN + city] !== NONE) {
    take(at, city);
    return;
  }
  const choices = legalTakes(at);
  if (choices.length > 1) at[STEP] = TO_TAKE;
  else if (choices.length === 1) take(at, choices[0].city);
  else nextTurn(at);
}

function take(at: Int32Array, beside: number): void {
  takeCard(at, beside);
  nextTurn(at);
}
