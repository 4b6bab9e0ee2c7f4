import type { Card, Citadels, Event } from '@signoria/citadels';
import type { EventWords } from '../../by-type.ts';
import { common } from '../common.ts';
import { cards, characterName, districtName, gold, paying, star, the } from './nouns.ts';

/** How gold is got, and from what: the gold stands between. */
const GOLD_FOR = {
  action: ['takes', ''],
  merchant: ['gains', ' as the Merchant'],
  income: ['collects', ' in income'],
  navigator: ['takes', ' as the Navigator'],
  queen: ['gains', ' as the Queen'],
  'throne-room': ['gains', ' from the Throne Room'],
  'poor-house': ['gains', ' from the Poor House'],
  alchemist: ['gets', ' back as the Alchemist'],
  laboratory: ['gains', ' from the Laboratory'],
} as const;

const DREW_FOR = {
  action: 'to choose from',
  architect: 'as the Architect',
  smithy: 'from the Smithy',
  navigator: 'as the Navigator',
  magician: 'as the Magician',
  park: 'from the Park',
};

const NAMED = { murder: 'murders', bewitch: 'bewitches', rob: 'sets out to rob' };

/** What it means to a reader who plays the character named. */
const AIMED = {
  murder: 'That’s you: this character loses its turn.',
  bewitch: 'That’s you: you only take your action, then the Witch takes over.',
  rob: 'That’s you: you lose all your gold when called.',
};

export function toReader(event: Event): string | null {
  return event.type === 'named' ? AIMED[event.to] : null;
}

/** By event: a line of the log, or null if it has none. */
export const EVENT: EventWords<Citadels> = {
  'round-began': (event, names) =>
    `Round ${event.round}: ${names[event.crown]} holds the crown and chooses first.${event.visible.length > 0 ? ` Discarded face up: ${common.list(event.visible.map(characterName))}.` : ''}`,
  chose: (event, names) =>
    event.character === null
      ? `${names[event.seat]} chooses a character.`
      : `${names[event.seat]} chooses ${the(event.character)}.`,
  buried: (event, names) =>
    event.character === null
      ? `${names[event.seat]} discards a character face down.`
      : `${names[event.seat]} discards ${the(event.character)} face down.`,
  called: (event, names) =>
    event.seat === null
      ? `Nobody answers as ${the(event.character)}.`
      : `${names[event.seat]} reveals ${the(event.character)}.`,
  unmasked: (event, names) => `${names[event.seat]} was the murdered ${characterName(event.character)}.`,
  resumed: (event, names) => `${names[event.seat]} continues with ${the(event.character)}’s power.`,
  named: (event, names) => `${names[event.seat]} ${NAMED[event.to]} ${the(event.character)}.`,
  robbed: (event, names) =>
    event.gold === 0
      ? `${names[event.by]} finds nothing to steal from ${names[event.seat]}.`
      : `${names[event.by]} steals ${gold(event.gold)} from ${event.by === event.seat ? 'themselves' : names[event.seat]}.`,
  crowned: (event, names) => `The crown passes from ${names[event.from]} to ${names[event.seat]}.`,
  tribute: (event, names) => {
    if (event.gold > 0) return `${names[event.seat]} pays ${names[event.to]} ${gold(event.gold)}.`;
    return `${names[event.seat]} gives ${names[event.to]} ${event.card === null ? 'a card' : districtName(event.card)}.`;
  },
  'got-gold': (event, names) => {
    const [gets, from] = GOLD_FOR[event.for];
    return `${names[event.seat]} ${gets} ${gold(event.gold)}${from}.`;
  },
  drew: (event, names) =>
    `${names[event.seat]} draws ${cards(event.count)} ${DREW_FOR[event.for]}${event.cards === null ? '' : `: ${namesOf(event.cards)}`}.`,
  kept: (event, names) =>
    `${names[event.seat]} keeps ${event.card === null ? 'a card' : districtName(event.card)}.`,
  built: (event, names) =>
    event.from === event.seat
      ? `${names[event.seat]} builds ${districtName(event.card)}${paying(event.paid)}.`
      : `${names[event.seat]} builds ${districtName(event.card)} from ${names[event.from]}’s hand${paying(event.paid)}.`,
  swapped: (event, names) => `${names[event.seat]} swaps hands with ${names[event.with]}.`,
  discarded: (event, names) =>
    `${names[event.seat]} puts ${event.card === null ? 'a card' : districtName(event.card)} under the ${event.to === 'deck' ? 'deck' : 'Museum'}.`,
  looked: (event, names) =>
    `${names[event.seat]} looks at ${names[event.at]}’s hand${event.cards === null ? '' : `: ${namesOf(event.cards)}`}.`,
  took: (event, names) =>
    `${names[event.seat]} takes ${event.card === null ? 'a card' : districtName(event.card)} from ${names[event.from]}.`,
  tithed: (event, names) =>
    `${names[event.seat]} takes ${gold(event.gold)} from ${names[event.from]}, the richest player.`,
  taxed: (event, names) => `${names[event.seat]} pays ${names[event.by]} ${gold(event.gold)} in tax.`,
  paid: (event, names) => `${names[event.seat]} pays ${gold(event.gold)} for the Smithy.`,
  destroyed: (event, names) => {
    if (event.by === 'armory')
      return event.of === event.seat
        ? `${names[event.seat]} blows up the Armory.`
        : `${names[event.seat]}’s Armory takes ${names[event.of]}’s ${districtName(event.card)}${star(event.adorned)} down with it.`;
    return `${names[event.seat]} destroys ${event.of === event.seat ? 'their own' : `${names[event.of]}’s`} ${districtName(event.card)}${star(event.adorned)}${paying(event.paid)}.`;
  },
  'museum-lost': (event, names) =>
    `${cards(event.count)} from ${names[event.seat]}’s Museum ${event.count === 1 ? 'goes' : 'go'} under the deck.`,
  salvaged: (event, names) =>
    `${names[event.seat]}’s Graveyard recovers ${districtName(event.card)}${paying(event.paid)}.`,
  exchanged: (event, names) =>
    `${names[event.seat]} exchanges ${districtName(event.gave)}${star(event.gaveAdorned)}${event.paid > 0 ? ` and ${gold(event.paid)}` : ''} for ${names[event.with]}’s ${districtName(event.took)}${star(event.tookAdorned)}.`,
  adorned: (event, names) => `${names[event.seat]} adorns ${districtName(event.card)}.`,
  searched: (event, names) => `${names[event.seat]} searches the deck.`,
  fetched: (event, names) =>
    `${names[event.seat]} takes ${event.card === null ? 'a card' : districtName(event.card)} from the deck and shuffles.`,
  announced: (event, names) =>
    `${names[event.seat]} rings the Bell Tower: from now on 7 districts complete a city.`,
  declined: (event, names) => `${names[event.seat]} declines.`,
  completed: (event, names) =>
    `${names[event.seat]} completes a city of ${event.districts} districts: this is the last round!`,
  'turn-ended': () => null,
  'game-ended': () => 'The last round is over. The game ends.',
};

function namesOf(list: readonly Card[]): string {
  return common.list(list.map(districtName));
}
