import { type Card, CHARACTERS, DISTRICTS } from '@signoria/citadels';
import { byType } from '../../by-type.ts';
import type { CitadelsWords } from '../../citadels-words.ts';
import type { Label } from '../../game-words.ts';
import { common, count, scored } from '../common.ts';
import { ACTION } from './actions.ts';
import { board } from './board.ts';
import { CHARACTER, DISTRICT } from './cards.ts';
import { EVENT } from './events.ts';
import { cards, districtName, gold, helpOf, rankName } from './nouns.ts';
import { prompt } from './prompt.ts';

export const words: CitadelsWords = {
  title: {
    name: 'Citadels',
    help: 'Every round a secret character, every turn gold or cards: build a city before the others, and guess who they are.',
  },
  terms: {
    colours: [
      { name: 'yellow', letter: 'Y', trade: 'noble' },
      { name: 'blue', letter: 'B', trade: 'religious' },
      { name: 'green', letter: 'G', trade: 'trade' },
      { name: 'red', letter: 'R', trade: 'military' },
      { name: 'purple', letter: 'P', trade: 'special' },
    ],
    character: character => CHARACTER[CHARACTERS[character].id],
    rank: (rank, cast) => `${rank} ${rankName(rank, cast)}`,
    district: card => ({ name: districtName(card), help: helpOf(card) }),
    card: card => `${districtName(card)} (${DISTRICTS[card].cost})`,
    cards,
    gold,
    points: points => count(points, 'point'),
    round: (round, last) => (last ? `Round ${round}, the last` : `Round ${round}`),
    deck: number => `Deck: ${cards(number)}`,
    museum: number => `Museum: ${cards(number)}`,
    hand: 'Your hand',
    drawn: 'Drawn',
    city: 'City',
    crown: 'crown',
    adorned: 'adorned',
    emptyCity: 'nothing built',
    mine: characters => `You play: ${characters.join(', ')}`,
    out: characters => `Out, face up: ${characters.join(', ')}`,
    fate: { murdered: 'murdered', bewitched: 'bewitched', robbed: 'robbed' },
    complete: 'complete',
    first: 'first',
    holds: name => `${name} holds:`,
    mayHold: name => `${name} held, and may hold still:`,
    inDeck: 'Known in the deck:',
    heads: { points: 'points', gold: 'gold', hand: 'hand', character: 'character', city: 'city' },
    signs: { gold: 'g', cards: 'c' },
    total: 'Total',
    board,
  },
  options: {
    architectIncome: {
      name: 'Architect’s income',
      help: 'The Architect has 1 gold for each yellow district.',
    },
    twoPlayerDiscards: {
      name: 'Discards of two players',
      help: 'Who decides on the later face-down discards when two play.',
      values: { chosen: 'the player chooses', random: 'at random' },
    },
    alchemistRefund: {
      name: 'Alchemist’s refund',
      help: 'When the Alchemist gets back what building cost.',
      values: { end: 'all of it, at the end of the turn', 'at-once': 'one district, at once' },
    },
    navigator: {
      name: 'Navigator',
      help: 'What the Navigator may still do after the choice.',
      values: { 'no-build': 'anything but build', 'turn-ends': 'nothing, the turn ends' },
    },
    deck: {
      name: 'Deck',
      help: 'Which edition’s district cards are played with.',
      values: { '2005': '66 cards of 2005', '2000': '65 cards of 2000' },
    },
    darkCity: {
      name: 'Dark City',
      help: 'More purple districts to shuffle in.',
      values: { none: 'none', all: 'all of them', chosen: 'those chosen below', random: 'some at random' },
    },
    darkDistricts: {
      name: 'Chosen districts',
      help: 'The Dark City districts in the game, where they are chosen.',
      values: Object.fromEntries(
        DISTRICTS.flatMap(({ id, dark }) => (dark ? [[id, DISTRICT[id].name]] : [])),
      ),
    },
    darkNumber: {
      name: 'Districts at random',
      help: 'How many Dark City districts are drawn, where they come at random.',
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
      help: 'A ninth character, from four players on; eight players need one, the Queen needs five.',
      values: { none: 'none', artist: CHARACTER.artist.name, queen: CHARACTER.queen.name },
    },
    freeMix: { name: 'Free mix', help: 'Replace as many characters as you like, instead of two at most.' },
  },
  presets: {
    published: { name: 'Published rules', help: 'The published game of 2005 with its answers to questions.' },
    sheet: {
      name: 'Summary sheet',
      help: 'The summary sheet to the letter: Architect with income, Alchemist refunded at once, Navigator stops, discards at random for two.',
    },
  },
  prompt,
  action: byType(ACTION),
  event: byType(EVENT),
  refusals: {
    ...common.refusals,
    'action-first': 'First take gold or draw cards.',
    'action-only': 'This turn is the action alone.',
    'action-taken': 'The action of this turn has been taken.',
    'adorned-already': 'A coin already lies on that district.',
    'announce-or-decline': 'First say whether the Bell Tower is announced.',
    bewitched: 'The bewitched cannot be robbed.',
    'bishop-guards': 'The Bishop guards that city.',
    'built-enough': 'No more may be built in this turn.',
    'card-not-drawn': 'That card was not drawn.',
    'card-not-in-hand': 'That card is not in the hand.',
    'card-not-in-that-hand': 'That card is not in that hand.',
    'choose-a-character': 'First choose a character.',
    'city-complete': 'A complete city is safe.',
    'deck-empty': 'The deck is empty.',
    'discard-first': 'First put a character away.',
    'discard-or-redraw': 'Put more cards away, or draw.',
    'district-not-in-city': 'That district does not stand in your city.',
    'give-a-district': 'First choose the district to give.',
    'give-the-crown': 'First give the crown away.',
    'hand-empty': 'That hand is empty.',
    'has-the-crown': 'That player has the crown already.',
    'income-taken': 'The income of this turn has been taken.',
    'keep-one': 'First choose the card to keep.',
    'keep-stands': 'The Keep cannot be touched.',
    murdered: 'The murdered cannot be robbed.',
    'name-a-character': 'First name a character.',
    'name-in-city': 'That name already stands in the city.',
    'navigator-builds-nothing': 'The Navigator builds nothing.',
    'no-gold': 'There is no gold to pay with.',
    'no-income': 'There is no income to take.',
    'no-such-district': 'No such district stands there.',
    'no-such-player': 'Nobody sits there.',
    'not-enough-gold': 'There is not enough gold.',
    'not-in-the-game': 'That character is not in this game.',
    'not-in-the-pack': 'That character is not in the pack.',
    'not-in-your-city': 'That district does not stand in your city.',
    'not-now': 'That cannot be done now.',
    'not-to-yourself': 'The crown goes to another player.',
    'not-your-power': 'The character does not have that power.',
    'not-yourself': 'It must be another.',
    'nothing-to-give-for-it': 'Nothing you could give and pay for that district.',
    'one-pair-already': 'One name already stands twice in this city.',
    'pay-the-emperor': 'First pay the Emperor a coin or a card.',
    'pay-the-emperor-a-card': 'First give the Emperor a card.',
    'power-used': 'The power has been used in this turn.',
    'return-one': 'First choose the card to put back.',
    'safe-from-the-thief': 'Ranks 1 and 2 cannot be robbed.',
    'salvage-or-decline': 'First say whether the destroyed card is bought.',
    'search-or-decline': 'First say whether the deck is looked through.',
    'several-are-richest': 'Several players are richest, so nobody pays.',
    'take-a-card': 'First take a card from that hand.',
    'take-one-from-the-deck': 'First take a card from the deck.',
    'two-adorned': 'Two districts have been adorned in this turn.',
    'use-your-power-first': 'This power must be used before the turn ends.',
    'used-this-turn': 'It has been used in this turn.',
    'you-are-richest': 'Nobody is richer than the Abbot.',
  },
  scoreLine({ code, of = {} }) {
    switch (code) {
      case 'districts':
        return scored(`Cost of ${count(of.districts, 'district')}`);
      case 'worth-more':
      case 'bonus':
        return scored(districtName(of.card as Card));
      case 'adorned':
        return scored('Coins of the Artist');
      case 'colours':
        return scored('All five colours');
      case 'first':
        return scored('First complete city');
      default:
        return scored('Complete city');
    }
  },
  tieBreaks: { districts: 'the districts alone', gold: 'gold' },
};

function option(name: string, ids: readonly string[]): Label & { values: Record<string, string> } {
  return {
    name,
    help: 'Which of the two characters of this rank is in the game.',
    values: Object.fromEntries(ids.map(id => [id, CHARACTER[id].name])),
  };
}
