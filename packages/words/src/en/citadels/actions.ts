import { type Citadels, priceOf } from '@signoria/citadels';
import type { ActionWords } from '../../by-type.ts';
import { cards, districtName, gold, helpOf, powerOf, price, rankName, star } from './nouns.ts';

/** By action: a choice as a short label that begins with a verb, and what it does. */
export const ACTION: ActionWords<Citadels> = {
  choose: (action, view) => ({
    name: `Choose the ${rankName(action.rank, view.cast)}`,
    help: powerOf(view.cast[action.rank], view.options),
  }),
  bury: (action, view) => ({
    name: `Discard the ${rankName(action.rank, view.cast)}`,
    help: 'Nobody will play it this round.',
  }),
  gold: () => ({ name: 'Take 2 gold', help: 'Your action for this turn.' }),
  draw: () => ({
    name: 'Draw cards',
    help: 'Keep a card; the rest go under the deck.',
  }),
  keep: action => ({ name: `Keep ${districtName(action.card)}`, help: helpOf(action.card) }),
  return: action => ({ name: `Put back ${districtName(action.card)}`, help: helpOf(action.card) }),
  income: () => ({ name: 'Collect income', help: 'All at once, once per turn.' }),
  build: action => ({ name: `Build ${districtName(action.card)}`, help: helpOf(action.card) }),
  end: () => ({ name: 'End turn', help: 'The next character is called.' }),
  murder: (action, view) => ({
    name: `Murder the ${rankName(action.rank, view.cast)}`,
    help: 'Its player misses their turn.',
  }),
  bewitch: (action, view) => ({
    name: `Bewitch the ${rankName(action.rank, view.cast)}`,
    help: 'You finish your turn with its power.',
  }),
  rob: (action, view) => ({
    name: `Rob the ${rankName(action.rank, view.cast)}`,
    help: 'You take all their gold when they are called.',
  }),
  swap: (action, view, names) => ({
    name: `Swap hands with ${names[action.seat]}`,
    help: `You get ${cards(view.handSizes[action.seat])}.`,
  }),
  discard: action => ({
    name: `Put ${districtName(action.card)} under the deck`,
    help: 'You’ll draw a replacement.',
  }),
  redraw: (_action, view) => ({
    name: `Draw ${cards(view.play.discarded)}`,
    help: 'One for each card you put back.',
  }),
  look: (action, view, names) => ({
    name: `Look at ${names[action.seat]}’s hand`,
    help: `It has ${cards(view.handSizes[action.seat])}; you take one.`,
  }),
  take: action =>
    action.build
      ? { name: `Build ${districtName(action.card)} at once`, help: helpOf(action.card) }
      : { name: `Take ${districtName(action.card)}`, help: helpOf(action.card) },
  crown: (action, _view, names) => ({
    name: `Give the crown to ${names[action.seat]}`,
    help: 'That player chooses first next round.',
  }),
  'pay-gold': () => ({ name: 'Pay 1 gold', help: 'To the Emperor.' }),
  'pay-card': action => ({
    name: `Give ${districtName(action.card)}`,
    help: 'To the Emperor; nobody else sees it.',
  }),
  tithe: () => ({ name: 'Take 1 gold from the richest player', help: 'The Abbot’s power.' }),
  navigate: action =>
    action.take === 'gold'
      ? { name: 'Take 4 gold', help: 'The Navigator’s power.' }
      : { name: 'Draw 4 cards', help: 'The Navigator’s power.' },
  destroy: (action, view, names) => ({
    name: `Destroy ${names[action.seat]}’s ${districtName(action.district)}${star(action.adorned)}`,
    help: `Costs ${price(priceOf(view, action))}. Ends your turn.`,
  }),
  covet: (action, _view, names) => ({
    name: `Take ${names[action.seat]}’s ${districtName(action.district)}${star(action.adorned)}`,
    help: 'Give one of your districts and pay the difference. Ends your turn.',
  }),
  give: (action, view) => ({
    name: `Give ${districtName(action.district)}${star(action.adorned)}`,
    help:
      priceOf(view, action) === 0
        ? 'You pay nothing more. Ends your turn.'
        : `You also pay ${gold(priceOf(view, action))}. Ends your turn.`,
  }),
  adorn: action => ({
    name: `Adorn ${districtName(action.district)}`,
    help: 'Costs 1 gold; worth 1 more point.',
  }),
  laboratory: action => ({
    name: `Laboratory: discard ${districtName(action.card)} for 1 gold`,
    help: 'The card goes under the deck.',
  }),
  smithy: (action, view) => ({
    name: `Smithy: 3 cards for ${gold(priceOf(view, action))}`,
    help: 'Once per turn.',
  }),
  museum: action => ({
    name: `Museum: put ${districtName(action.card)} under it`,
    help: '1 point at the end.',
  }),
  armory: (action, _view, names) => ({
    name: `Armory: destroy ${names[action.seat]}’s ${districtName(action.district)}${star(action.adorned)}`,
    help: 'The Armory is destroyed too.',
  }),
  salvage: () => ({ name: 'Take it for 1 gold', help: 'The card goes into your hand.' }),
  search: () => ({ name: 'Search the deck', help: 'You take a card, then the deck is shuffled.' }),
  fetch: action => ({ name: `Take ${districtName(action.card)}`, help: helpOf(action.card) }),
  announce: () => ({ name: 'Ring the Bell Tower', help: 'From now on 7 districts complete a city.' }),
  decline: () => ({ name: 'No', help: 'Nothing changes.' }),
};
