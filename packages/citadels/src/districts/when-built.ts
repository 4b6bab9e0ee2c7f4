import { type ActionOf, NONE, type Refusal, refuse } from '@signoria/core';
import { type Action, ANNOUNCE, DECLINE, type Emit, FETCH, SEARCH } from '../actions.ts';
import { checkEnd } from '../city.ts';
import { CARDS, type Card, DISTRICTS, type Effect } from '../data.ts';
import { takeFromDeck } from '../holdings.ts';
import { learnDeck } from '../knowledge/memory.ts';
import type { State } from '../state.ts';

/** What a district asks of its builder on the spot. */
const questions: Record<NonNullable<Effect['built']>, (s: State) => void> = {
  /** C-7.11 */
  lighthouse(s) {
    if (s.deck.length > 0) s.step = 'lighthouse';
  },
  /** C-7.19 */
  'bell-tower'(s) {
    if (s.first === NONE) s.step = 'bell';
  },
};

export function askBuilder(s: State, card: Card): void {
  const question = DISTRICTS[card].effect?.built;
  if (question) questions[question](s);
}

export function legalLighthouse(): Action[] {
  return [SEARCH, DECLINE];
}

/** C-7.11  The builder searches the deck ... */
export function search(s: State, _action: Action, emit: Emit): void {
  learnDeck(s, s.asked);
  s.step = 'fetch';
  emit?.({ type: 'searched', seat: s.asked });
}

export function legalFetches(s: State): Action[] {
  const actions: Action[] = [];
  for (const card of CARDS) if (s.deck.includes(card)) actions.push(FETCH[card]);
  return actions;
}

/** ... takes one card, and the deck is shuffled. */
export function fetch(s: State, { card }: ActionOf<Action, 'fetch'>, emit: Emit): void {
  takeFromDeck(s, s.asked, card);
  s.step = 'turn';
  emit?.({ type: 'fetched', seat: s.asked, card });
}

export function legalBell(): Action[] {
  return [ANNOUNCE, DECLINE];
}

/** C-7.19  From now on seven districts complete a city, even one that has them already. */
export function announce(s: State, _action: Action, emit: Emit): void {
  s.bell = true;
  s.step = 'turn';
  emit?.({ type: 'announced', seat: s.asked });
  if (s.sevens.length > 0) checkEnd(s, s.sevens[0], emit);
}

export function whyNotLighthouse(): Refusal {
  return refuse('C-7.11', 'search-or-decline');
}

export function whyNotFetch(): Refusal {
  return refuse('C-7.11', 'take-one-from-the-deck');
}

export function whyNotBell(): Refusal {
  return refuse('C-7.19', 'announce-or-decline');
}

/** C-7.11 C-7.19  The player declines. */
export function declineAtBuilding(s: State, _action: Action, emit: Emit): void {
  emit?.({ type: 'declined', seat: s.asked, step: s.step === 'bell' ? 'bell' : 'lighthouse' });
  s.step = 'turn';
}
