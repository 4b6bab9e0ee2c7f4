import { isIndex, playBy, type Sequence, type Shapes } from '@signoria/core';
import { abilities } from './abilities.ts';
import type { Action, Emit } from './actions.ts';
import { build } from './build.ts';
import { goOnCalling } from './calling.ts';
import {
  giveCrown,
  legalGifts,
  legalTributes,
  payCard,
  payGold,
  whyNotGift,
  whyNotTribute,
} from './court.ts';
import { CARDS, LAST_RANK } from './data.ts';
import * as offer from './districts/when-built.ts';
import { bury, choose, isDraft, legalChoices, whyNotChoice } from './draft.ts';
import { drawCards, keep, legalKeeps, putBack, takeGold, whyNotKeep } from './gold-or-cards.ts';
import { takeIncome } from './income.ts';
import { give, legalGives, whyNotGive } from './powers/diplomacy.ts';
import { legalDiscards, legalTakes, redraw, take, whyNotDiscard, whyNotTake } from './powers/magic.ts';
import { leaveToRuin, legalSalvage, salvage, whyNotSalvage } from './powers/war.ts';
import { closeRound } from './round.ts';
import type { Answers, Citadels, State } from './state.ts';
import { legalTurn, whyNotTurn } from './turn.ts';
import { endTurn } from './turn-end.ts';

const sequence: Sequence<Citadels, Answers> = {
  /** C-3.4  Every round starts with a draft of characters; with two players some are discarded. */
  choose: { rule: 'C-3.4', list: legalChoices, refusal: whyNotChoice, apply: { choose } },
  bury: { rule: 'C-3.7', list: legalChoices, refusal: whyNotChoice, apply: { bury } },
  /** C-4.1  Then the characters are called one by one. C-6.12  The Emperor's turn starts with the crown. */
  gift: { rule: 'C-6.12', list: legalGifts, refusal: whyNotGift, apply: { crown: giveCrown } },
  tribute: {
    rule: 'C-6.13',
    list: legalTributes,
    refusal: whyNotTribute,
    apply: { 'pay-gold': payGold, 'pay-card': payCard },
  },
  /** C-5.1  The turn: the action, income, building, the power and the districts, in any order; then its end. */
  turn: {
    rule: 'C-5.1',
    list: legalTurn,
    refusal: whyNotTurn,
    apply: {
      gold: takeGold,
      draw: drawCards,
      income: takeIncome,
      build,
      murder: abilities.murder.apply,
      bewitch: abilities.bewitch.apply,
      rob: abilities.rob.apply,
      swap: abilities.swap.apply,
      discard: abilities.discard.apply,
      look: abilities.look.apply,
      tithe: abilities.tithe.apply,
      navigate: abilities.navigate.apply,
      destroy: abilities.destroy.apply,
      covet: abilities.covet.apply,
      adorn: abilities.adorn.apply,
      laboratory: abilities.laboratory.apply,
      smithy: abilities.smithy.apply,
      museum: abilities.museum.apply,
      armory: abilities.armory.apply,
      end: (s, _action, emit) => endTurn(s, emit),
    },
  },
  /** What a step of the turn may ask before it goes on. */
  keep: { rule: 'C-5.2', list: legalKeeps, refusal: whyNotKeep, apply: { keep, return: putBack } },
  discard: {
    rule: 'C-6.7',
    list: legalDiscards,
    refusal: whyNotDiscard,
    apply: { discard: abilities.discard.apply, redraw },
  },
  take: { rule: 'C-6.8', list: legalTakes, refusal: whyNotTake, apply: { take } },
  give: { rule: 'C-6.23', list: legalGives, refusal: whyNotGive, apply: { give } },
  salvage: {
    rule: 'C-7.6',
    list: legalSalvage,
    refusal: whyNotSalvage,
    apply: { salvage, decline: leaveToRuin },
  },
  lighthouse: {
    rule: 'C-7.11',
    list: offer.legalLighthouse,
    refusal: offer.whyNotLighthouse,
    apply: { search: offer.search, decline: offer.declineAtBuilding },
  },
  fetch: {
    rule: 'C-7.11',
    list: offer.legalFetches,
    refusal: offer.whyNotFetch,
    apply: { fetch: offer.fetch },
  },
  bell: {
    rule: 'C-7.19',
    list: offer.legalBell,
    refusal: offer.whyNotBell,
    apply: { announce: offer.announce, decline: offer.declineAtBuilding },
  },
};

/**
 * C-4.1 C-4.6  What happens automatically between decisions: the next character is called, or the round ends
 * and another starts.
 */
export function proceed(s: State, emit: Emit): void {
  if (s.step === 'calling') goOnCalling(s, emit);
  if (s.step === 'closing') closeRound(s, emit);
}

const rank = (value: unknown) => isIndex(value, LAST_RANK + 1) && value !== 0;
const card = (value: unknown) => isIndex(value, CARDS.length);
const seat = (value: unknown) => isIndex(value, 8);
const flag = (value: unknown) => typeof value === 'boolean';
const goldOrCards = (value: unknown) => value === 'gold' || value === 'cards';

const shapes: Shapes<Action, State> = {
  choose: { rank },
  bury: { rank },
  gold: {},
  draw: {},
  keep: { card },
  return: { card },
  income: {},
  build: { card },
  end: {},
  murder: { rank },
  bewitch: { rank },
  rob: { rank },
  swap: { seat },
  discard: { card },
  redraw: {},
  look: { seat },
  take: { card, build: flag },
  crown: { seat },
  'pay-gold': {},
  'pay-card': { card },
  tithe: {},
  navigate: { take: goldOrCards },
  destroy: { seat, district: card, adorned: flag },
  covet: { seat, district: card, adorned: flag },
  give: { district: card, adorned: flag },
  adorn: { district: card },
  laboratory: { card },
  smithy: {},
  museum: { card },
  armory: { seat, district: card, adorned: flag },
  salvage: {},
  search: {},
  fetch: { card },
  announce: {},
  decline: {},
};

export const { turn, legal, apply, why } = playBy<Citadels>({
  sequence,
  shapes,
  player: s => s.asked,
  turnRule: s => (isDraft(s) ? 'C-3.4' : 'C-4.1'),
  endRule: 'C-8.1',
  proceed,
});
