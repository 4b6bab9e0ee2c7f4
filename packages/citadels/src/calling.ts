import { NONE, type None, type Seat } from '@signoria/core';
import type { Emit } from './actions.ts';
import { powerOf, purplesOf } from './city.ts';
import { askGift, moveCrown, payQueen } from './court.ts';
import { CHARACTERS, CROWN_RANK, having, LAST_RANK, type Rank } from './data.ts';
import type { Mode } from './records.ts';
import type { State } from './state.ts';
import { collectTax } from './tax.ts';
import { arrived, beginTurn } from './turn-start.ts';

const HOSPITALS = having('heals');

/**
 * C-4.1  After a turn or the draft: the Witch continues, if this was the bewitched character's turn;
 * otherwise the next rank is called.
 */
export function goOnCalling(s: State, emit: Emit): void {
  const { play } = s;
  if (play.mode === 'action-only' && play.rank === s.bewitched && s.witch !== NONE)
    resumeWitch(s, s.witch, emit);
  else callNext(s, emit);
}

/**
 * C-4.1 C-4.2  Calls rank after rank until someone answers; a player with two characters is called twice. A murdered
 * character stays silent, like one that nobody plays.
 */
function callNext(s: State, emit: Emit): void {
  while (s.rank < LAST_RANK) {
    s.rank++;
    const { rank } = s;
    if (s.cast[rank] < 0) continue;
    const seat = s.holder[rank];
    if (rank === s.murdered) {
      s.spared = hospitalOwner(s);
      if (seat !== NONE && seat === s.spared) {
        s.spared = NONE;
        answer(s, rank, seat, 'action-only', emit);
        return;
      }
    } else if (seat !== NONE) {
      answer(s, rank, seat, modeOf(s, rank), emit);
      return;
    }
    emit?.({ type: 'called', character: s.cast[rank], seat: null });
  }
  endRound(s, emit);
}

function hospitalOwner(s: State): Seat | None {
  for (let seat = 0 as Seat; seat < s.seats; seat++)
    if ((purplesOf(s.cities[seat]) & HOSPITALS) !== 0) return seat;
  return NONE;
}

function modeOf(s: State, rank: Rank): Mode {
  if (rank === s.bewitched) return 'action-only';
  return CHARACTERS[s.cast[rank]].id === 'witch' ? 'witch' : 'full';
}

/** C-4.1 C-4.4  A character shows itself; if robbed, it first loses its gold. */
function answer(s: State, rank: Rank, seat: Seat, mode: Mode, emit: Emit): void {
  s.shown[rank] = true;
  emit?.({ type: 'called', character: s.cast[rank], seat });
  beginTurn(s, seat, rank, mode);
  if (rank === s.robbed && s.thief !== NONE) robGold(s, seat, s.thief, emit);
  if (CHARACTERS[s.cast[rank]].arrival === 'crown') {
    s.monarch = seat;
    if (rank !== s.murdered) moveCrown(s, seat, emit);
  }
  if (mode === 'full') arrive(s, emit);
}

function robGold(s: State, seat: Seat, thief: Seat, emit: Emit): void {
  const gold = s.gold[seat];
  s.gold[seat] = 0;
  s.gold[thief] += gold;
  emit?.({ type: 'robbed', seat, by: thief, gold });
}

/** C-6.3  The Witch continues the turn, with the power of the bewitched character. */
function resumeWitch(s: State, witch: Seat, emit: Emit): void {
  beginTurn(s, witch, 1, 'resumed');
  s.play.acted = true;
  s.play.power = s.bewitched;
  s.play.builds = powerOf(s).builds;
  emit?.({ type: 'resumed', seat: witch, character: s.cast[s.bewitched] });
  arrive(s, emit);
}

/** C-5.1  What comes first in a turn: the Emperor's gift, the Queen's gold, the Bishop's protection, the tax. */
function arrive(s: State, emit: Emit): void {
  const { seat } = s.play;
  switch (powerOf(s).arrival) {
    case 'gift':
      askGift(s, seat, emit);
      return;
    case 'guard':
      s.guarded = seat;
      break;
    case 'tax':
      collectTax(s, seat, emit);
      break;
    case 'queen':
      if (s.monarch !== NONE) payQueen(s, seat, emit);
      else if (s.murdered === CROWN_RANK) s.queen = seat;
      break;
  }
  arrived(s, emit);
}

/** C-4.3 C-4.6 C-6.11 C-6.14  The murdered is shown; a dead King is heir to the crown, a dead Emperor gives it. */
function endRound(s: State, emit: Emit): void {
  s.rank = LAST_RANK + 1;
  const seat = s.murdered === 0 ? NONE : s.holder[s.murdered];
  if (seat === NONE) {
    s.step = 'closing';
    return;
  }
  if (!s.shown[s.murdered]) {
    s.shown[s.murdered] = true;
    emit?.({ type: 'unmasked', character: s.cast[s.murdered], seat });
  }
  const { arrival } = CHARACTERS[s.cast[s.murdered]];
  if (arrival === 'crown') {
    s.monarch = seat;
    moveCrown(s, seat, emit);
  }
  if (arrival === 'gift') askGift(s, seat, emit);
  else s.step = 'closing';
}
