import type { Card, Citadels } from '@signoria/citadels';
import type { EventWords } from '../../by-type.ts';
import { common } from '../common.ts';
import { cards, characterName, districtName, gold, star, the } from './nouns.ts';

const GOLD_FOR = {
  action: 'as the action',
  merchant: 'as the Merchant',
  income: 'from districts',
  navigator: 'as the Navigator',
  queen: 'as the Queen',
  'throne-room': 'in the Throne Room',
  'poor-house': 'in the Poor House',
  alchemist: 'back as the Alchemist',
  laboratory: 'in the Laboratory',
};

const DREW_FOR = {
  action: 'to choose from',
  architect: 'as the Architect',
  smithy: 'in the Smithy',
  navigator: 'as the Navigator',
  magician: 'as the Magician',
  park: 'in the Park',
};

const NAMED = { murder: 'murdered', bewitch: 'bewitched', rob: 'robbed' };

/** By event: a line of the log, or null when there is nothing to say. */
export const EVENT: EventWords<Citadels> = {
  'round-began': (event, names) =>
    `Round ${event.round} begins; ${names[event.crown]} has the crown and chooses first.${event.visible.length > 0 ? ` Out, face up: ${common.list(event.visible.map(characterName))}.` : ''}`,
  chose: (event, names) =>
    event.character === null
      ? `${names[event.seat]} takes a character.`
      : `${names[event.seat]} takes ${the(event.character)}.`,
  buried: (event, names) =>
    event.character === null
      ? `${names[event.seat]} puts a character away.`
      : `${names[event.seat]} puts ${the(event.character)} away.`,
  called: (event, names) =>
    event.seat === null
      ? `Nobody answers to ${the(event.character)}.`
      : `${names[event.seat]} answers to ${the(event.character)}.`,
  unmasked: (event, names) => `${names[event.seat]} had ${the(event.character)}, the murdered one.`,
  resumed: (event, names) => `${names[event.seat]} goes on with the power of ${the(event.character)}.`,
  named: (event, names) => `${names[event.seat]} names ${the(event.character)} to be ${NAMED[event.to]}.`,
  robbed: (event, names) => `${names[event.seat]} is robbed of ${gold(event.gold)} by ${names[event.by]}.`,
  crowned: (event, names) => `The crown goes from ${names[event.from]} to ${names[event.seat]}.`,
  tribute: (event, names) => {
    if (event.gold > 0) return `${names[event.seat]} pays ${names[event.to]} ${gold(event.gold)}.`;
    return `${names[event.seat]} gives ${names[event.to]} ${event.card === null ? 'a card' : districtName(event.card)}.`;
  },
  'got-gold': (event, names) => `${names[event.seat]} gets ${gold(event.gold)} ${GOLD_FOR[event.for]}.`,
  drew: (event, names) =>
    `${names[event.seat]} draws ${cards(event.count)} ${DREW_FOR[event.for]}${event.cards === null ? '' : `: ${namesOf(event.cards)}`}.`,
  kept: (event, names) =>
    `${names[event.seat]} keeps ${event.card === null ? 'a card' : districtName(event.card)}.`,
  built: (event, names) =>
    event.from === event.seat
      ? `${names[event.seat]} builds ${districtName(event.card)} for ${gold(event.paid)}.`
      : `${names[event.seat]} builds ${districtName(event.card)} from the hand of ${names[event.from]} for ${gold(event.paid)}.`,
  swapped: (event, names) => `${names[event.seat]} exchanges hands with ${names[event.with]}.`,
  discarded: (event, names) =>
    `${names[event.seat]} puts ${event.card === null ? 'a card' : districtName(event.card)} under the ${event.to === 'deck' ? 'deck' : 'Museum'}.`,
  looked: (event, names) =>
    `${names[event.seat]} looks at the hand of ${names[event.at]}${event.cards === null ? '' : `: ${namesOf(event.cards)}`}.`,
  took: (event, names) =>
    `${names[event.seat]} takes ${event.card === null ? 'a card' : districtName(event.card)} from ${names[event.from]}.`,
  tithed: (event, names) =>
    `${names[event.from]}, the richest, gives ${names[event.seat]} ${gold(event.gold)}.`,
  taxed: (event, names) => `${names[event.seat]} pays ${names[event.by]} ${gold(event.gold)} in tax.`,
  paid: (event, names) => `${names[event.seat]} pays ${gold(event.gold)} in the Smithy.`,
  destroyed: (event, names) => {
    if (event.by === 'armory')
      return event.of === event.seat
        ? `${names[event.seat]} blows up the Armory.`
        : `The Armory of ${names[event.seat]} takes ${districtName(event.card)} of ${names[event.of]}${star(event.adorned)} down with it.`;
    return `${names[event.seat]} destroys ${districtName(event.card)} of ${names[event.of]}${star(event.adorned)} for ${gold(event.paid)}.`;
  },
  'museum-lost': (event, names) =>
    `${cards(event.count)} of the Museum of ${names[event.seat]} go under the deck.`,
  salvaged: (event, names) =>
    `${names[event.seat]} buys ${districtName(event.card)} from the Graveyard for ${gold(event.paid)}.`,
  exchanged: (event, names) =>
    `${names[event.seat]} takes ${districtName(event.took)} of ${names[event.with]}${star(event.tookAdorned)} for ${districtName(event.gave)}${star(event.gaveAdorned)} and ${gold(event.paid)}.`,
  adorned: (event, names) => `${names[event.seat]} adorns ${districtName(event.card)}.`,
  searched: (event, names) => `${names[event.seat]} looks through the deck.`,
  fetched: (event, names) =>
    `${names[event.seat]} takes ${event.card === null ? 'a card' : districtName(event.card)} from the deck, which is shuffled.`,
  announced: (event, names) =>
    `${names[event.seat]} rings the Bell Tower: from now on 7 districts complete a city.`,
  declined: (event, names) => `${names[event.seat]} declines.`,
  completed: (event, names) =>
    `${names[event.seat]} has completed a city of ${event.districts} districts; this round is the last.`,
  'turn-ended': () => null,
  'game-ended': () => 'The round is over, and with it the game.',
};

function namesOf(list: readonly Card[]): string {
  return common.list(list.map(districtName));
}
