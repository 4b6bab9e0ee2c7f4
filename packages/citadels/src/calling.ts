import type { Seat } from '@signoria/core';
import { CHARACTERS, CROWN_RANK, LAST_RANK, type Rank } from './characters.ts';
import { powerOf, purplesOf } from './city.ts';
import { askGift, closeRound, moveCrown, payQueen } from './court.ts';
import { having } from './districts.ts';
import { startDraft } from './draft.ts';
import { drawToHand, gain } from './holdings.ts';
import type { Emit } from './moves.ts';
import type { Mode, State } from './state.ts';

const HOSPITALS = having('heals');

/** C-4.6  A new round, or the end of the game after the round of the first complete city. */
export function startRound(s: State, emit: Emit): void {
  if (s.first !== -1) {
    s.step = 'over';
    emit?.({ type: 'game-ended' });
    return;
  }
  s.round++;
  s.holder.fill(-1);
  s.shown.fill(false);
  s.rank = 0;
  s.murdered = 0;
  s.spared = -1;
  s.bewitched = 0;
  s.witch = -1;
  s.robbed = 0;
  s.thief = -1;
  s.taxer = -1;
  s.untaxed.length = 0;
  s.guarded = -1;
  s.monarch = -1;
  s.queen = -1;
  startDraft(s, emit);
}

/** C-4.1  Calls rank after rank until someone answers; the murdered stays silent like one nobody plays. */
export function callNext(s: State, emit: Emit): void {
  while (s.rank < LAST_RANK) {
    s.rank++;
    const { rank } = s;
    if (s.cast[rank] < 0) continue;
    const seat = s.holder[rank];
    if (rank === s.murdered) {
      s.spared = hospitalOwner(s);
      if (seat !== -1 && seat === s.spared) {
        s.spared = -1;
        answer(s, rank, seat, 'action-only', emit);
        return;
      }
    } else if (seat !== -1) {
      answer(s, rank, seat, modeOf(s, rank), emit);
      return;
    }
    emit?.({ type: 'called', character: s.cast[rank], seat: null });
  }
  endRound(s, emit);
}

function hospitalOwner(s: State): Seat | -1 {
  for (let seat = 0 as Seat; seat < s.seats; seat++)
    if ((purplesOf(s.cities[seat]) & HOSPITALS) !== 0) return seat;
  return -1;
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
  if (rank === s.robbed && s.thief !== -1) robGold(s, seat, s.thief, emit);
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

function beginTurn(s: State, seat: Seat, rank: Rank, mode: Mode): void {
  const { play } = s;
  play.seat = seat;
  play.rank = rank;
  play.power = rank;
  play.mode = mode;
  play.acted = false;
  play.tookIncome = false;
  play.usedPower = false;
  play.builds = CHARACTERS[s.cast[rank]].builds ?? 1;
  play.built = 0;
  play.spent = 0;
  play.used = 0;
  play.adorned = 0;
  play.discarded = 0;
  s.step = 'turn';
  s.asked = seat;
}

/** C-6.3  The Witch goes on with her turn, having the power of the one she bewitched. */
function resumeWitch(s: State, witch: Seat, emit: Emit): void {
  beginTurn(s, witch, 1, 'resumed');
  s.play.acted = true;
  s.play.power = s.bewitched;
  s.play.builds = powerOf(s).builds ?? 1;
  emit?.({ type: 'resumed', seat: witch, character: s.cast[s.bewitched] });
  arrive(s, emit);
}

/** C-5.1  What comes before all else in a turn: the Emperor's gift, the Queen's gold, the Bishop's guard, the tax. */
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
      s.taxer = seat;
      for (const owing of s.untaxed) payTax(s, owing, emit);
      break;
    case 'queen':
      if (s.monarch !== -1) payQueen(s, seat, emit);
      else if (s.murdered === CROWN_RANK) s.queen = seat;
      break;
  }
  arrived(s, emit);
}

/** The turn proper begins; a Witch who resumes has what comes after the action at once. */
export function arrived(s: State, emit: Emit): void {
  s.step = 'turn';
  s.asked = s.play.seat;
  if (s.play.mode === 'resumed') payBonus(s, emit);
}

/** C-6.18 C-6.20  Merchant's gold and Architect's cards come by themselves right after the action. */
export function payBonus(s: State, emit: Emit): void {
  const { bonusGold = 0, bonusCards = 0 } = powerOf(s);
  if (bonusGold > 0) gain(s, s.play.seat, bonusGold, 'merchant', emit);
  if (bonusCards > 0) drawToHand(s, s.play.seat, bonusCards, 'architect', emit);
}

/** C-6.5  One gold to the Tax Collector, if there is one to give; never to oneself. */
export function payTax(s: State, seat: Seat, emit: Emit): void {
  const by = s.taxer;
  if (by === -1 || by === seat || s.gold[seat] === 0) return;
  s.gold[seat]--;
  s.gold[by]++;
  emit?.({ type: 'taxed', seat, by, gold: 1 });
}

/** After a turn: the Witch may be waiting for just this one to end. */
export function afterTurn(s: State, emit: Emit): void {
  const { play } = s;
  emit?.({ type: 'turn-ended', seat: play.seat, character: s.cast[play.rank] });
  if (play.mode === 'action-only' && play.rank === s.bewitched && s.witch !== -1)
    resumeWitch(s, s.witch, emit);
  else callNext(s, emit);
}

/** C-4.3 C-4.6 C-6.11 C-6.14  The murdered is shown; a dead King is heir to the crown, a dead Emperor gives it. */
function endRound(s: State, emit: Emit): void {
  s.rank = LAST_RANK + 1;
  const seat = s.murdered === 0 ? -1 : s.holder[s.murdered];
  if (seat === -1) {
    closeRound(s, emit);
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
  else closeRound(s, emit);
}
