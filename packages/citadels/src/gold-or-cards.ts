import { type ActionOf, enterSorted, type Refusal, refuse, type Seat } from '@signoria/core';
import { type Action, DRAW, type Emit, GOLD, KEEP, RETURN } from './actions.ts';
import { purplesOf } from './city.ts';
import { type Card, having, sizes } from './data.ts';
import { drawAside, gain, putUnder } from './holdings.ts';
import { bit, drawnTaken } from './knowledge/memory.ts';
import type { State } from './state.ts';
import { endTurn } from './turn-end.ts';
import { payBonus } from './turn-start.ts';

const ACTION_GOLD = 2;
const ACTION_CARDS = 2;
const ACTION_KEEPS = 1;

const OBSERVATORIES = having('draws');
const DRAWS = sizes('draws');
const LIBRARIES = having('keeps');
const KEEPS = sizes('keeps');

/** C-5.2 C-5.3  The mandatory action of every turn: gold, or cards if there are any. */
export function addGoldOrCards(s: State, actions: Action[]): void {
  if (s.play.acted) return;
  actions.push(GOLD);
  if (s.deck.length > 0) actions.push(DRAW);
}

export function whyNotGoldOrCards(s: State): Refusal {
  return s.play.acted ? refuse('C-5.2', 'action-taken') : refuse('C-5.3', 'deck-empty');
}

export function takeGold(s: State, _action: Action, emit: Emit): void {
  gain(s, s.play.seat, ACTION_GOLD, 'action', emit);
  afterAction(s, emit);
}

/** C-5.2 C-7.5 C-7.7  Draws cards, and lets the player choose which to keep unless they keep them all. */
export function drawCards(s: State, _action: Action, emit: Emit): void {
  const { seat } = s.play;
  drawAside(s, seat, cardsDrawn(s, seat), emit);
  s.keeps = Math.min(cardsKept(s, seat), s.drawn.length);
  s.step = 'keep';
  if (s.keeps === s.drawn.length) keepAll(s, seat, emit);
}

function cardsDrawn(s: State, seat: Seat): number {
  const city = s.cities[seat];
  if ((purplesOf(city) & OBSERVATORIES) === 0) return ACTION_CARDS;
  let most = ACTION_CARDS;
  for (const { card } of city) most = Math.max(most, DRAWS[card]);
  return most;
}

function cardsKept(s: State, seat: Seat): number {
  const city = s.cities[seat];
  if ((purplesOf(city) & LIBRARIES) === 0) return ACTION_KEEPS;
  let kept = ACTION_KEEPS;
  for (const { card } of city) kept += KEEPS[card];
  return kept;
}

/** C-5.2 C-7.7  The card to keep; if all but one are kept, the card to put back. */
export function legalKeeps(s: State): Action[] {
  const table = s.keeps === 1 ? KEEP : RETURN;
  const actions: Action[] = [];
  for (let i = 0; i < s.drawn.length; i++)
    if (s.drawn.indexOf(s.drawn[i]) === i) actions.push(table[s.drawn[i]]);
  return actions;
}

export function whyNotKeep(s: State, action: Action): Refusal {
  if (action.type === (s.keeps === 1 ? 'keep' : 'return')) return refuse('C-5.2', 'card-not-drawn');
  return s.keeps === 1 ? refuse('C-5.2', 'keep-one') : refuse('C-5.2', 'return-one');
}

function keepAll(s: State, seat: Seat, emit: Emit): void {
  for (const card of s.drawn) keepCard(s, seat, card, emit);
  endDraw(s, seat, emit);
}

function keepCard(s: State, seat: Seat, card: Card, emit: Emit): void {
  enterSorted(s.hands[seat], card);
  emit?.({ type: 'kept', seat, card });
}

/** C-5.2  The cards not kept go under the deck in the order drawn. */
export function keep(s: State, { card }: ActionOf<Action, 'keep'>, emit: Emit): void {
  const { seat } = s.play;
  const at = s.drawn.indexOf(card);
  keepCard(s, seat, card, emit);
  for (let i = 0; i < s.drawn.length; i++) if (i !== at) putUnder(s, s.drawn[i], bit(seat));
  endDraw(s, seat, emit);
}

export function putBack(s: State, { card }: ActionOf<Action, 'return'>, emit: Emit): void {
  const { seat } = s.play;
  const at = s.drawn.indexOf(card);
  for (let i = 0; i < s.drawn.length; i++) if (i !== at) keepCard(s, seat, s.drawn[i], emit);
  putUnder(s, card, bit(seat));
  endDraw(s, seat, emit);
}

function endDraw(s: State, seat: Seat, emit: Emit): void {
  drawnTaken(s, seat, s.keeps === s.drawn.length);
  s.drawn = [];
  s.drawnKnown = [];
  s.keeps = 0;
  s.step = 'turn';
  afterAction(s, emit);
}

/** C-5.2 C-6.2 C-7.22  After the action come the bonuses; for the bewitched and the healed the turn is over. */
function afterAction(s: State, emit: Emit): void {
  s.play.acted = true;
  if (s.play.mode === 'full') payBonus(s, emit);
  else if (s.play.mode === 'action-only') endTurn(s, emit);
}
