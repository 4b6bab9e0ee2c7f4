import { type Refusal, refuse } from '@signoria/core';
import type { Action, Emit } from '../actions.ts';
import { BEWITCH, MURDER, ROB } from '../actions.ts';
import { LAST_RANK, type Rank } from '../data.ts';
import type { State } from '../state.ts';
import { endTurn } from '../turn-end.ts';
import type { Ability } from './ability.ts';

/** C-6.1 C-6.2  Any character in the game but the one naming. */
function listRanks(s: State, table: readonly Action[], after: Rank, actions: Action[]): void {
  for (let rank = after + 1; rank <= LAST_RANK; rank++) if (s.cast[rank] >= 0) actions.push(table[rank]);
}

function whyNotNamed(s: State, rule: string, rank: Rank): Refusal {
  return s.cast[rank] === undefined || s.cast[rank] < 0
    ? refuse(rule, 'not-in-the-game')
    : refuse(rule, 'not-yourself');
}

/** C-6.1  The Assassin names a character to murder. */
export const murder: Ability<'murder'> = {
  add(s, actions) {
    if (!s.play.usedPower) listRanks(s, MURDER, s.play.power, actions);
  },
  refusal: (s, { rank }) => whyNotNamed(s, 'C-6.1', rank),
  apply(s, { rank }, emit) {
    s.play.usedPower = true;
    s.murdered = rank;
    emit?.({ type: 'named', seat: s.play.seat, character: s.cast[rank], to: 'murder' });
  },
};

/** C-6.2  The Witch names a character to bewitch, and the turn pauses. */
export const bewitch: Ability<'bewitch'> = {
  add(s, actions) {
    if (s.play.acted) listRanks(s, BEWITCH, s.play.power, actions);
  },
  refusal: (s, { rank }) => (s.play.acted ? whyNotNamed(s, 'C-6.2', rank) : refuse('C-6.2', 'action-first')),
  apply(s, { rank }, emit) {
    s.play.usedPower = true;
    s.bewitched = rank;
    s.witch = s.play.seat;
    emit?.({ type: 'named', seat: s.play.seat, character: s.cast[rank], to: 'bewitch' });
    endTurn(s, emit);
  },
};

/** C-6.4  The Thief names a character to rob: not rank 1 or 2, nor the murdered or the bewitched one. */
export const rob: Ability<'rob'> = {
  add(s, actions) {
    if (s.play.usedPower) return;
    for (let rank = s.play.power + 1; rank <= LAST_RANK; rank++)
      if (s.cast[rank] >= 0 && rank !== s.murdered && rank !== s.bewitched) actions.push(ROB[rank]);
  },
  refusal(s, { rank }) {
    if (rank === s.murdered) return refuse('C-6.4', 'murdered');
    if (rank === s.bewitched) return refuse('C-6.4', 'bewitched');
    if (rank === 1 || rank === 2) return refuse('C-6.4', 'safe-from-the-thief');
    return refuse('C-6.4', 'not-in-the-game');
  },
  apply(s: State, { rank }, emit: Emit) {
    s.play.usedPower = true;
    s.robbed = rank;
    s.thief = s.play.seat;
    emit?.({ type: 'named', seat: s.play.seat, character: s.cast[rank], to: 'rob' });
  },
};
