import type { Refusal } from '@signoria/core';
import { keepOne, listKeeps, returnOne, whyNotKeep } from './action.ts';
import { acts } from './acts.ts';
import { announce, fetch, listBell, listFetches, listLighthouse, search, whyNotHere } from './building.ts';
import { giveCrown, listGifts, listTributes, payCard, payGold, whyNotGive, whyNotPay } from './court.ts';
import { exchange, listGives, whyNotExchange } from './diplomacy.ts';
import { bury, choose, listChoices, whyNotChoose } from './draft.ts';
import { listDiscards, listTakes, redraw, take, whyNotDiscard, whyNotTake } from './magic.ts';
import type { Action, Emit } from './moves.ts';
import type { State, Step } from './state.ts';
import { applyTurn, listTurn, whyNotTurn } from './turn.ts';
import { leaveToRuin, listSalvage, salvage, whyNotSalvage } from './war.ts';

/** One kind of decision: what may be answered, why not something else, and what an answer does. */
interface Decision {
  /** The handbook's number for what may be done at this moment. */
  rule: string;
  list(s: State): Action[];
  refusal(s: State, action: Action): Refusal;
  apply(s: State, action: Action, emit: Emit): void;
}

/** The sequence of play as a table: every decision there is, in the order of the handbook. */
export const decisions: { readonly [S in Exclude<Step, 'over'>]: Decision } = {
  choose: {
    rule: 'C-3.4',
    list: listChoices,
    refusal: whyNotChoose,
    apply: (s, action, emit) => action.type === 'choose' && choose(s, action.rank, emit),
  },
  bury: {
    rule: 'C-3.7',
    list: listChoices,
    refusal: whyNotChoose,
    apply: (s, action, emit) => action.type === 'bury' && bury(s, action.rank, emit),
  },
  gift: {
    rule: 'C-6.12',
    list: listGifts,
    refusal: whyNotGive,
    apply: (s, action, emit) => action.type === 'crown' && giveCrown(s, action.seat, emit),
  },
  tribute: {
    rule: 'C-6.13',
    list: listTributes,
    refusal: whyNotPay,
    apply(s, action, emit) {
      if (action.type === 'pay-gold') payGold(s, emit);
      else if (action.type === 'pay-card') payCard(s, action.card, emit);
    },
  },
  turn: { rule: 'C-5.1', list: listTurn, refusal: whyNotTurn, apply: applyTurn },
  keep: {
    rule: 'C-5.2',
    list: listKeeps,
    refusal: whyNotKeep,
    apply(s, action, emit) {
      if (action.type === 'keep') keepOne(s, action.card, emit);
      else if (action.type === 'return') returnOne(s, action.card, emit);
    },
  },
  discard: {
    rule: 'C-6.7',
    list: listDiscards,
    refusal: (_s, action) => whyNotDiscard(action),
    apply(s, action, emit) {
      if (action.type === 'redraw') redraw(s, emit);
      else if (action.type === 'discard') acts.discard.apply(s, action, emit);
    },
  },
  take: {
    rule: 'C-6.8',
    list: listTakes,
    refusal: whyNotTake,
    apply: (s, action, emit) => action.type === 'take' && take(s, action.card, action.build, emit),
  },
  give: {
    rule: 'C-6.23',
    list: listGives,
    refusal: whyNotExchange,
    apply: (s, action, emit) => action.type === 'give' && exchange(s, action.district, action.adorned, emit),
  },
  salvage: {
    rule: 'C-7.6',
    list: listSalvage,
    refusal: whyNotSalvage,
    apply(s, action, emit) {
      if (action.type === 'salvage') salvage(s, emit);
      else decline(s, emit);
    },
  },
  lighthouse: {
    rule: 'C-7.11',
    list: listLighthouse,
    refusal: s => whyNotHere(s),
    apply(s, action, emit) {
      if (action.type === 'search') search(s, emit);
      else decline(s, emit);
    },
  },
  fetch: {
    rule: 'C-7.11',
    list: listFetches,
    refusal: s => whyNotHere(s),
    apply: (s, action, emit) => action.type === 'fetch' && fetch(s, action.card, emit),
  },
  bell: {
    rule: 'C-7.19',
    list: listBell,
    refusal: s => whyNotHere(s),
    apply(s, action, emit) {
      if (action.type === 'announce') announce(s, emit);
      else decline(s, emit);
    },
  },
};

/** An offer is let go. */
function decline(s: State, emit: Emit): void {
  const { step } = s;
  emit?.({ type: 'declined', seat: s.asked, step });
  if (step === 'salvage') leaveToRuin(s, emit);
  else s.step = 'turn';
}
