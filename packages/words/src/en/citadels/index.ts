import { type Card, DARK_CITY, DISTRICTS } from '@signoria/citadels';
import { byType } from '../../by-type.ts';
import { choices } from '../../choices.ts';
import type { CitadelsWords } from '../../citadels-words.ts';
import type { OptionWords } from '../../game-words.ts';
import { common, count, scored } from '../common.ts';
import { titles } from '../titles.ts';
import { ACTION } from './actions.ts';
import { board } from './board.ts';
import { CHARACTER, DISTRICT, SHORT } from './cards.ts';
import { EVENT, toReader } from './events.ts';
import { cards, characterName, districtName, gold, helpOf, powerOf, rankName } from './nouns.ts';
import { primer } from './primer.ts';
import { prompt } from './prompt.ts';

export const words: CitadelsWords = {
  title: titles.citadels,
  terms: {
    colours: [
      { name: 'yellow', letter: 'Y', trade: 'noble' },
      { name: 'blue', letter: 'B', trade: 'religious' },
      { name: 'green', letter: 'G', trade: 'trade' },
      { name: 'red', letter: 'R', trade: 'military' },
      { name: 'purple', letter: 'P', trade: 'unique' },
    ],
    character: (character, options) => ({
      name: characterName(character),
      help: powerOf(character, options),
    }),
    rank: (rank, cast) => `${rank} ${rankName(rank, cast)}`,
    district: card => ({ name: districtName(card), help: helpOf(card) }),
    shortName: card => SHORT[DISTRICTS[card].id] ?? districtName(card),
    card: card => `${districtName(card)} (${DISTRICTS[card].cost})`,
    cards,
    gold,
    points: points => count(points, 'point'),
    round: (round, last) => (last ? `Round ${round} (last)` : `Round ${round}`),
    deck: number => `Deck: ${cards(number)}`,
    museum: number => `Museum: ${cards(number)}`,
    hand: 'Your hand',
    drawn: 'Drawn',
    city: 'City',
    crown: 'crown',
    adorned: 'adorned',
    emptyCity: 'no districts',
    emptyHand: 'Your hand is empty.',
    mine: characters =>
      `${characters.length === 1 ? 'Your character' : 'Your characters'}: ${characters.join(', ')}`,
    out: characters => `Discarded face up: ${characters.join(', ')}`,
    fate: { murdered: 'murdered', bewitched: 'bewitched', robbed: 'robbed' },
    complete: 'complete',
    first: 'first',
    holds: name => `${name} is known to hold:`,
    inDeck: 'Known cards in the deck:',
    heads: { points: 'points', gold: 'gold', hand: 'hand', character: 'character', city: 'city' },
    signs: { gold: 'g', cards: 'c' },
    total: 'Total',
    board,
  },
  pair: common.pair,
  options: {
    architectIncome: {
      name: 'Architect’s income',
      help: 'The Architect earns 1 gold for each yellow district.',
    },
    twoPlayerDiscards: {
      name: 'Two-player discards',
      help: 'How later face-down discards are chosen in a two-player game.',
      values: { chosen: 'by the player', random: 'at random' },
    },
    alchemistRefund: {
      name: 'Alchemist’s refund',
      help: 'When the Alchemist gets back the gold spent on building.',
      values: { end: 'all districts, at the end of the turn', 'at-once': 'one district, immediately' },
    },
    navigator: {
      name: 'Navigator',
      help: 'What the Navigator can do after taking gold or cards.',
      values: { 'no-build': 'anything except building', 'turn-ends': 'nothing: the turn ends' },
    },
    deck: {
      name: 'Deck',
      help: 'Which edition’s district cards to use.',
      values: { '2005': '2005: 66 cards', '2000': '2000: 65 cards' },
    },
    darkCity: {
      name: 'Dark City',
      help: 'Adds purple districts from the Dark City expansion.',
      values: { none: 'none', all: 'all', chosen: 'choose below', random: 'random' },
    },
    darkDistricts: {
      name: 'Chosen districts',
      help: 'Dark City districts to add, if “choose below” is selected.',
      ...choices(DISTRICT, DARK_CITY),
    },
    darkNumber: {
      name: 'Random districts',
      help: 'Number of Dark City districts to add, if “random” is selected.',
    },
    rank1: option('Rank 1', ['assassin', 'witch']),
    rank2: option('Rank 2', ['thief', 'tax-collector']),
    rank3: option('Rank 3', ['magician', 'wizard']),
    rank4: option('Rank 4', ['king', 'emperor']),
    rank5: option('Rank 5', ['bishop', 'abbot']),
    rank6: option('Rank 6', ['merchant', 'alchemist']),
    rank7: option('Rank 7', ['architect', 'navigator']),
    rank8: option('Rank 8', ['warlord', 'diplomat']),
    rank9: {
      name: 'Rank 9',
      help: 'A ninth character, for four or more players. Required with eight; the Queen needs at least five.',
      ...choices({ none: { name: 'none', help: 'Play with eight characters.' }, ...CHARACTER }, [
        'none',
        'artist',
        'queen',
      ]),
    },
    freeMix: { name: 'Free mix', help: 'Replace any number of characters instead of at most two.' },
  },
  presets: {
    published: { name: 'Published rules', help: 'The published 2005 rules, with their official FAQ.' },
    sheet: {
      name: 'Summary sheet',
      help: 'The summary sheet, followed literally: Architect earns income, Alchemist is refunded at once, Navigator’s turn ends, two-player discards are random.',
    },
  },
  mixes: {
    usual: { name: 'Classic', help: 'The eight original characters and the base districts.' },
    shadows: { name: 'Shadows', help: 'The Witch and the Tax Collector.' },
    riches: { name: 'Riches', help: 'The Alchemist and the Diplomat.' },
    court: { name: 'At court', help: 'The Emperor and the Abbot, with the Artist as a ninth character.' },
    strangers: { name: 'All new faces', help: 'The second character of every rank, and the Artist.' },
    'dark-city': {
      name: 'The Dark City',
      help: 'The classic characters, plus five random purple districts.',
    },
    everything: { name: 'Everything at once', help: 'All new faces and the whole Dark City.' },
  },
  primer,
  lesson: () => import('./lesson.ts'),
  prompt,
  action: byType(ACTION),
  event: byType(EVENT),
  toReader,
  refusals: {
    ...common.refusals,
    'action-first': 'Take gold or draw cards first.',
    'action-only': 'You only get an action this turn.',
    'action-taken': 'You’ve already taken your action.',
    'adorned-already': 'That district is already adorned.',
    'announce-or-decline': 'Decide about the Bell Tower first.',
    bewitched: 'You can’t rob the bewitched character.',
    'bishop-guards': 'That city is protected by the Bishop.',
    'built-enough': 'You can’t build any more this turn.',
    'card-not-drawn': 'You didn’t draw that card.',
    'card-not-in-hand': 'That card isn’t in your hand.',
    'card-not-in-that-hand': 'That card isn’t in their hand.',
    'choose-a-character': 'Choose a character first.',
    'city-complete': 'Complete cities are safe.',
    'deck-empty': 'The deck is empty.',
    'discard-first': 'Discard a character first.',
    'discard-or-redraw': 'Put back more cards, or draw.',
    'district-not-in-city': 'That district isn’t in your city.',
    'give-a-district': 'Choose the district to give first.',
    'give-the-crown': 'Give the crown away first.',
    'hand-empty': 'That hand is empty.',
    'has-the-crown': 'That player already has the crown.',
    'income-taken': 'You’ve already collected your income.',
    'keep-one': 'Choose the card to keep first.',
    'keep-stands': 'The Keep is safe.',
    murdered: 'You can’t rob the murdered character.',
    'name-a-character': 'Name a character first.',
    'name-in-city': 'Your city already has that district.',
    'navigator-builds-nothing': 'The Navigator can’t build.',
    'no-gold': 'You have no gold.',
    'no-income': 'You have no income to collect.',
    'no-such-district': 'There’s no such district.',
    'no-such-player': 'There’s no such player.',
    'not-enough-gold': 'You don’t have enough gold.',
    'not-in-the-game': 'That character isn’t in this game.',
    'not-in-the-pack': 'That character isn’t in the pack.',
    'not-in-your-city': 'That district isn’t in your city.',
    'not-now': 'You can’t do that now.',
    'not-to-yourself': 'Give the crown to another player.',
    'not-your-power': 'Your character doesn’t have that power.',
    'not-yourself': 'Choose another player or character.',
    'nothing-to-give-for-it': 'You have no district you could exchange for that one.',
    'one-pair-already': 'Your city already has a duplicate.',
    'pay-the-emperor': 'Pay the Emperor 1 gold or a card first.',
    'pay-the-emperor-a-card': 'Give the Emperor a card first.',
    'power-used': 'You’ve already used your power this turn.',
    'return-one': 'Choose the card to put back first.',
    'safe-from-the-thief': 'You can’t rob ranks 1 and 2.',
    'salvage-or-decline': 'Decide about the destroyed district first.',
    'search-or-decline': 'Decide about the Lighthouse first.',
    'several-are-richest': 'Several players are tied for richest, so nobody pays.',
    'take-a-card': 'Take a card from that hand first.',
    'take-one-from-the-deck': 'Take a card from the deck first.',
    'two-adorned': 'You’ve already adorned two districts this turn.',
    'use-your-power-first': 'You must use this power before ending your turn.',
    'used-this-turn': 'Already used this turn.',
    'you-are-richest': 'Nobody is richer than you.',
  },
  scoreLine({ code, of = {} }) {
    switch (code) {
      case 'districts':
        return { subject: 'Districts', text: count(of.districts, 'district') };
      case 'worth-more':
      case 'bonus':
        return scored(districtName(of.card as Card));
      case 'adorned':
        return scored('Adorned districts');
      case 'colours':
        return scored('All five colours');
      case 'first':
        return scored('First complete city');
      default:
        return scored('Complete city');
    }
  },
  tieBreaks: { districts: 'points from districts alone', gold: 'most gold' },
};

function option(name: string, ids: readonly string[]): OptionWords {
  return {
    name,
    help: 'Which character of this rank to use.',
    ...choices(CHARACTER, ids),
  };
}
