import type { BoardTerms } from '../../citadels-words.ts';
import { gold, price, the } from './nouns.ts';

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const board: BoardTerms = {
  court: 'Characters in calling order',
  site: 'Build here',
  siteHelp:
    'Choose a card from your hand, then tap here: you pay its cost and the district joins your city. The first complete city triggers the last round.',
  deckHelp: 'Instead of taking gold you can draw from here and keep a card. Cards put back go to the bottom.',
  bank: 'Bank',
  pack: characters => `Pack of ${characters}`,
  handOf: name => `${name}’s hand`,
  wholeDeck: 'Deck',
  ruins: 'Destroyed',
  allCities: 'See all cities at once',
  price: gold => `Costs ${price(gold)}.`,
  yours: 'You’re playing this character.',
  plays: name => `${name} is playing this character.`,
  unanswered: 'Called; nobody answered.',
  outFaceUp: 'Discarded face up this round.',
  outFaceDown: 'Discarded face down this round; you saw it.',
  putAway: 'You discarded it face down.',
  passedOn: 'You saw it and passed it on.',
  goneSince: 'You passed it on; it was gone when the pack came back.',
  goneBefore: 'Already taken or discarded before you chose.',
  murdered: 'Murdered: misses this turn.',
  bewitched: 'Bewitched: gets only an action.',
  robbed: 'Robbed: loses all gold when called.',
  guarded: 'Protected by the Bishop.',
  safe: 'Complete: safe from the Warlord and the Diplomat.',
  hasCrown: 'Holds the crown: chooses first next round.',
  maybeIn: (card, places) => `${card} is ${OR.format(places)}.`,
  anotherMaybeIn: (card, places) => `Another ${card} is ${OR.format(places)}.`,
  inHandOf: name => `in ${name}’s hand`,
  inPlace: { deck: 'in the deck', museum: 'under the Museum', drawn: 'among the cards just drawn' },
  playing: (name, character) => `${name}, ${the(character)}`,
  youLose: number => `You lose ${gold(number)}`,
};
