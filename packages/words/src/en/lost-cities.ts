import { type Action, type Card, expeditionOf, isWager, numberOn } from '@signoria/lost-cities';
import { figure, signed } from '../figures.ts';
import type { LostCitiesWords } from '../lost-cities-words.ts';
import { common, count } from './common.ts';
import { titles } from './titles.ts';

const EXPEDITIONS = [
  { name: 'Desert', letter: 'D' },
  { name: 'Sea', letter: 'S' },
  { name: 'Mountains', letter: 'M' },
  { name: 'Forest', letter: 'F' },
  { name: 'Volcano', letter: 'V' },
  { name: 'Ruins', letter: 'R' },
];

function cardName(card: Card): string {
  const { name } = EXPEDITIONS[expeditionOf(card)];
  return isWager(card) ? `${name} wager` : `${name} ${numberOn(card)}`;
}

function the(card: Card): string {
  return isWager(card) ? `a ${cardName(card)}` : `the ${cardName(card)}`;
}

export const words: LostCitiesWords = {
  title: titles['lost-cities'],
  terms: {
    expeditions: EXPEDITIONS,
    wager: 'wager',
    round: (round, rounds) => `Round ${round} of ${rounds}`,
    stock: cards => `Stock: ${count(cards, 'card')}`,
    hand: 'Your hand',
    total: 'Total',
    holds: name => `${name} took and still holds:`,
    held: 'Took',
    card: cardName,
    cards: cards => count(cards, 'card'),
    column: (name, expedition, laid, points) =>
      laid
        ? `${EXPEDITIONS[expedition].name}, ${name}: ${laid}; ${count(points, 'point')}`
        : `${EXPEDITIONS[expedition].name}, ${name}: not begun`,
    pile: (expedition, cards, top) =>
      top === null
        ? `${EXPEDITIONS[expedition].name} pile: empty`
        : `${EXPEDITIONS[expedition].name} pile: ${count(cards, 'card')}, on top ${top}`,
  },
  options: {
    rounds: { name: 'Rounds', help: 'How many rounds make a match.' },
    expeditions: { name: 'Expeditions', help: 'Five, or six for the long game with 72 cards.' },
    bonusFrom: {
      name: 'Bonus from',
      help: 'How many cards in one expedition, wagers counted, earn the 20 extra points.',
    },
    laterStarter: {
      name: 'Later rounds begin with',
      help: 'Who has the first turn of the second round and the ones after it.',
      values: { leader: 'the player ahead on points', first: 'the first starter again' },
    },
  },
  presets: {
    published: {
      name: 'Published',
      help: 'The published rules: bonus from eight cards, the leader begins later rounds.',
    },
    sheet: {
      name: 'Summary sheet',
      help: 'The summary sheet to the letter: bonus from nine cards, one starter for the whole match.',
    },
  },
  prompt(view, _seat, legal) {
    const may = (type: Action['type']) => legal.some(action => action.type === type);
    if (view.step === 'card')
      return {
        name: may('play')
          ? 'Lay a card on one of your expeditions, or discard one.'
          : 'No card of yours can be laid: discard one.',
        help: 'A turn is one card out, one card in (LC-1.5). Numbers must rise in an expedition (LC-2.3) and wagers come before the first number (LC-2.4). A begun expedition costs 20 points (LC-5.2).',
      };
    return {
      name: may('take')
        ? 'Take a card: from the stock, or the top of a pile.'
        : 'Draw a card from the stock.',
      help: 'You may take the top card of any pile but the one you just discarded to (LC-3.1, LC-3.4). The last card of the stock ends the round at once (LC-4.1).',
    };
  },
  action(action, view) {
    switch (action.type) {
      case 'play': {
        const { cards } = view.running[view.player][expeditionOf(action.card)];
        return {
          name: `Lay ${cardName(action.card)}`,
          help:
            cards === 0
              ? 'Begins the expedition, which costs 20 points.'
              : 'Goes on with an expedition under way.',
        };
      }
      case 'discard':
        return {
          name: `Discard ${cardName(action.card)}`,
          help: 'Puts it on the pile of its colour, where the other player may take it.',
        };
      case 'draw':
        return {
          name: `Draw from the stock (${view.stockSize} left)`,
          help:
            view.stockSize === 1
              ? 'It is the last card: the round ends.'
              : 'An unknown card; the clock of the round.',
        };
      case 'take': {
        const top = view.piles[action.expedition].at(-1);
        return {
          name: top === undefined ? `Take ${EXPEDITIONS[action.expedition].name}` : `Take ${cardName(top)}`,
          help: 'The other player sees and remembers it; the stock does not shrink.',
        };
      }
    }
  },
  event(event, names) {
    switch (event.type) {
      case 'played':
        return `${names[event.seat]} lays ${the(event.card)}.`;
      case 'discarded':
        return `${names[event.seat]} discards ${the(event.card)}.`;
      case 'drew':
        return event.card === null
          ? `${names[event.seat]} draws from the stock.`
          : `${names[event.seat]} draws ${the(event.card)}.`;
      case 'took':
        return `${names[event.seat]} takes ${the(event.card)} from the pile.`;
      case 'round-ended': {
        const reason = event.reason === 'stock' ? 'the stock is empty' : 'forty turns passed without a draw';
        const totals = event.totals.map((total, seat) => `${names[seat]} ${figure(total)}`);
        return `Round ${event.round} is over: ${reason}. ${common.list(totals)}.`;
      }
      case 'round-began':
        return `Round ${event.round} is dealt; ${names[event.starter]} begins.`;
      case 'match-ended':
        return 'The match is over.';
    }
  },
  refusals: {
    ...common.refusals,
    'card-not-in-hand': 'That card is not in the hand.',
    'number-too-low': 'Numbers must rise: that expedition already shows a higher one.',
    'wager-after-number': 'A wager must come before the first number of its expedition.',
    'own-column': 'Cards are laid on your own side only.',
    'wrong-expedition': 'A card goes to the expedition of its own colour.',
    'wrong-pile': 'A card is discarded to the pile of its own colour.',
    'card-first': 'First lay or discard a card, then take one.',
    'draw-first': 'A card has been laid or discarded; now take one.',
    'pile-empty': 'That pile is empty.',
    'just-discarded': 'The card just discarded may not be taken back in the same turn.',
  },
  scoreLine({ of = {} }) {
    const { round, expedition, cards, sum, wagers, bonus } = of;
    const factor = wagers > 0 ? `, times ${wagers + 1}` : '';
    const extra = bonus > 0 ? `, ${signed(bonus)} for ${count(cards, 'card')}` : '';
    return `Round ${round}, ${EXPEDITIONS[expedition].name}: ${sum} − 20${factor}${extra}`;
  },
  tieBreaks: {},
};
