import { NONE } from '@signoria/core';
import { CARDS, type Card, CITIES, MESSENGER_POINTS, SET_OF, SET_POINTS } from '@signoria/patrician';
import type { About } from '../../patrician-words.ts';
import { count } from '../common.ts';
import { cardName, cityName, PORTRAITS, SITES } from './nouns.ts';

const THREE = `${SET_OF} portraits of the same patrician score ${SET_POINTS} points at the end.`;

/** By sign: what it brings, beyond the floors. */
const POWERS = {
  none: [],
  move: [
    'Arrow: you may then move the top floor of a tower to the other site of its city, in a city where you have a floor.',
  ],
  any: ['Question mark: you then take any face-up card, not just the one there.'],
};

export const about: About = {
  card: card => {
    const { city, crests, portrait, heads, power, star } = CARDS[card];
    return [
      `Builds ${count(crests, 'floor')} in ${cityName(city)}; then you take the card there.`,
      ...(portrait === NONE
        ? []
        : [`${heads === 2 ? 'Two portraits' : 'Portrait'}: ${PORTRAITS[portrait].name}. ${THREE}`]),
      ...POWERS[power],
      ...(star ? ['Star: a start card. With Messengers, you may place one after playing it.'] : []),
    ];
  },
  takenFrom: city => `The next player to build in ${cityName(city)} takes this card, and everyone sees it.`,
  noCard: 'The deck is empty. If you build here, you take any other face-up card.',
  city: city => {
    const { floors, tokens } = CITIES[city];
    return `Scored once all ${floors} floors stand: the taller tower is worth ${tokens[0]} points, the other ${tokens[1]}. The most floors win a tower; ties go to the floor nearest the top.`;
  },
  cityScored: 'Scored: its towers no longer change.',
  prestige: points =>
    points.length > 1
      ? `The towers are equally tall so far: the one that ends up taller will be worth ${points[0]} points, the other ${points[1]}.`
      : `Worth ${points[0]} points as the towers stand now.`,
  won: (name, points) => `${name} won this tower: ${points} points.`,
  tower: (city, site) => `${cityName(city)}, ${SITES[site]} tower`,
  floors: owners => `From the ground up: ${owners.join(', ')}.`,
  room: floors => `Room for ${count(floors, 'more floor')}.`,
  road: (from, to) => `Road from ${cityName(from)} to ${cityName(to)}`,
  messenger: (name, from, to) => `${name}’s messenger between ${cityName(from)} and ${cityName(to)}`,
  messengerHelp: `Every tower in both cities is worth ${MESSENGER_POINTS} more points to its winner, unless already scored.`,
  deck: 'Each card taken from a city is replaced from the deck. Once it is empty, everyone plays the cards they still hold; then the game ends.',
  portrait: heads => {
    const left = SET_OF - (heads % SET_OF);
    return heads === 0 ? THREE : `${THREE} ${left} more for ${heads < SET_OF ? 'a' : 'another'} set.`;
  },
  unseen: cards => `${count(cards, 'more card')} you haven’t seen`,
  lastPlayed: (card: Card) => `Last played: ${cardName(card)}`,
  messengersLeft: messengers => `${count(messengers, 'messenger')} left to place`,
};
