import { CHARACTERS, type Citadels, priceOf, type Rank, type View } from '@signoria/citadels';
import type { ActionWords } from '../../by-type.ts';
import { CHARACTER, DISTRICT } from './cards.ts';
import { cards, districtName, gold, helpOf, rankName, star } from './nouns.ts';

/** By action: a choice as a short label that begins with a verb, and what it does. */
export const ACTION: ActionWords<Citadels> = {
  choose: (action, view) => ({
    name: `Take the ${rankName(action.rank, view.cast)}`,
    help: helpOfRank(action.rank, view),
  }),
  bury: (action, view) => ({
    name: `Put away the ${rankName(action.rank, view.cast)}`,
    help: 'Nobody will play it in this round.',
  }),
  gold: () => ({ name: 'Take 2 gold', help: 'The action of your turn.' }),
  draw: () => ({
    name: 'Draw cards',
    help: 'The action of your turn: keep a card, the rest goes under the deck.',
  }),
  keep: action => ({ name: `Keep ${districtName(action.card)}`, help: helpOf(action.card) }),
  return: action => ({ name: `Put back ${districtName(action.card)}`, help: helpOf(action.card) }),
  income: () => ({ name: 'Take your income', help: 'All of it at once, once a turn.' }),
  build: action => ({ name: `Build ${districtName(action.card)}`, help: helpOf(action.card) }),
  end: () => ({ name: 'End the turn', help: 'The next character is called.' }),
  murder: (action, view) => ({
    name: `Murder the ${rankName(action.rank, view.cast)}`,
    help: 'Whoever plays it misses the turn.',
  }),
  bewitch: (action, view) => ({
    name: `Bewitch the ${rankName(action.rank, view.cast)}`,
    help: 'You end your turn with its power.',
  }),
  rob: (action, view) => ({
    name: `Rob the ${rankName(action.rank, view.cast)}`,
    help: 'Its player gives you all gold when called.',
  }),
  swap: (action, view, names) => ({
    name: `Exchange hands with ${names[action.seat]}`,
    help: `You get ${cards(view.handSizes[action.seat])}.`,
  }),
  discard: action => ({
    name: `Put ${districtName(action.card)} under the deck`,
    help: 'You draw another for it.',
  }),
  redraw: (_action, view) => ({
    name: `Draw ${cards(view.play.discarded)}`,
    help: 'As many as you put away.',
  }),
  look: (action, view, names) => ({
    name: `Look at the hand of ${names[action.seat]}`,
    help: `You take one of ${cards(view.handSizes[action.seat])}.`,
  }),
  take: action =>
    action.build
      ? { name: `Build ${districtName(action.card)} at once`, help: helpOf(action.card) }
      : { name: `Take ${districtName(action.card)}`, help: helpOf(action.card) },
  crown: (action, _view, names) => ({
    name: `Give the crown to ${names[action.seat]}`,
    help: 'That player chooses first in the next round.',
  }),
  'pay-gold': () => ({ name: 'Pay 1 gold', help: 'To the Emperor.' }),
  'pay-card': action => ({
    name: `Give ${districtName(action.card)}`,
    help: 'To the Emperor; nobody else sees it.',
  }),
  tithe: () => ({ name: 'Take 1 gold from the richest', help: 'The Abbot’s power.' }),
  navigate: action =>
    action.take === 'gold'
      ? { name: 'Take 4 gold', help: 'The Navigator’s power.' }
      : { name: 'Draw 4 cards', help: 'The Navigator’s power.' },
  destroy: (action, view, names) => ({
    name: `Destroy ${districtName(action.district)} of ${names[action.seat]}${star(action.adorned)}`,
    help: `You pay ${gold(priceOf(view, action))}; your turn ends.`,
  }),
  covet: (action, _view, names) => ({
    name: `Take ${districtName(action.district)} of ${names[action.seat]}${star(action.adorned)}`,
    help: 'You give a district for it and pay the difference; your turn ends.',
  }),
  give: (action, view) => ({
    name: `Give ${districtName(action.district)}${star(action.adorned)}`,
    help: `You pay ${gold(priceOf(view, action))} on top; your turn ends.`,
  }),
  adorn: action => ({
    name: `Adorn ${districtName(action.district)}`,
    help: 'For 1 gold it is worth 1 point more.',
  }),
  laboratory: action => ({
    name: `Laboratory: ${districtName(action.card)} for 1 gold`,
    help: 'The card goes under the deck.',
  }),
  smithy: () => ({ name: 'Smithy: pay, and draw 3 cards', help: DISTRICT.smithy.help }),
  museum: action => ({
    name: `Museum: put ${districtName(action.card)} under it`,
    help: '1 point at the end.',
  }),
  armory: (action, _view, names) => ({
    name: `Armory: destroy ${districtName(action.district)} of ${names[action.seat]}${star(action.adorned)}`,
    help: 'The Armory goes too.',
  }),
  salvage: () => ({ name: 'Buy it for 1 gold', help: 'The card goes into your hand.' }),
  search: () => ({ name: 'Look through the deck', help: 'You take a card, then it is shuffled.' }),
  fetch: action => ({ name: `Take ${districtName(action.card)}`, help: helpOf(action.card) }),
  announce: () => ({ name: 'Announce it', help: 'From now on 7 districts complete a city.' }),
  decline: () => ({ name: 'No, thank you', help: 'Nothing changes.' }),
};

function helpOfRank(rank: Rank, { cast }: View): string {
  return CHARACTER[CHARACTERS[cast[rank]].id].help;
}
