import { NONE, type Seat } from '@signoria/core';
import { type Action, TITLES, type View } from '@signoria/il-principe';
import type { Label } from '../../game-words.ts';
import { cardsOf, cityName, TITLE } from './nouns.ts';

const titleOf = (view: View) => TITLE[TITLES[view.options.titles][view.role]];

export function prompt(view: View, _seat: Seat, legal: readonly Action[]): Label {
  const may = (type: Action['type']) => legal.some(action => action.type === type);
  switch (view.step) {
    case 'offer':
      return {
        name: 'Choose a card from your hand to auction.',
        help: 'Each family offers two cards face down, or three with two players (IP-2.3, IP-8.2). All offers are revealed together; the winner of a lot takes all its cards.',
      };
    case 'bid':
      if (view.auction === 'role')
        return {
          name: `${may('bid') ? `Bid for the role of ${titleOf(view)}, or pass.` : `You can’t afford ${anotherBid(view)} for the role of ${titleOf(view)}.`}${highestBid(view)}`,
          help: 'You’re tied, so the tied families bid for the role (IP-5.5). The winner pays, takes the marker and uses the role at once.',
        };
      return {
        name: `${may('bid') ? `Bid for ${cardsOf(view.lots[view.lot], view.lot)}, or pass.` : `You can’t afford ${anotherBid(view)} for ${cardsOf(view.lots[view.lot], view.lot)}.`}${highestBid(view)}`,
        help: 'Each bid must be higher than the last (IP-3.3); if you pass, you’re out (IP-3.4). The winner takes the marker and may build a city right away (IP-3.7), so save some coins.',
      };
    case 'build':
      return {
        name: may('build')
          ? 'You won the lot: build a city now, or pass.'
          : 'You won the lot, but can’t build a city now.',
        help: 'One city per lot won, paid with your remaining cards and coins (IP-3.7). You still get your turn in phase 3.',
      };
    case 'act':
      return {
        name: may('build')
          ? 'Build a city, lay out cards of one colour, or pass.'
          : may('lay')
            ? 'Lay out cards of one colour, or pass.'
            : 'You have nothing to build or lay out.',
        help: 'One turn each (IP-4.1). Your face-up cards win roles (IP-5.2). When you build, others score for their roles in the city’s colours (IP-4.6).',
      };
    case 'shield':
      return {
        name: `Place a shield for ${view.city === NONE ? '' : cityName(view.city)} in one of its regions (${view.shieldsDue} left).`,
        help: 'Both can go in the same region (IP-4.5). At the end, the most shields in a region score 5 points, the second most 2 (IP-7.6).',
      };
    case 'uncover':
      return {
        name: `${titleOf(view)}: turn one of your face-down cards face up.`,
        help: 'Any colour except green (IP-5.8). It counts right away for that colour’s roles.',
      };
    case 'anywhere':
      return {
        name: `${titleOf(view)}: place a shield in any region.`,
        help: 'Your choice of region (IP-5.11).',
      };
    default:
      return { name: 'Game over.', help: 'No more moves (IP-6.6).' };
  }
}

const anotherBid = (view: View): string => (view.bid > 0 ? 'a higher bid' : 'a bid');

function highestBid(view: View): string {
  return view.bid > 0 ? ` Highest bid: ${view.bid}.` : ' No bids yet.';
}
