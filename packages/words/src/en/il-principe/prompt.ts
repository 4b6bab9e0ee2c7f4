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
        name: 'Choose a card of your hand to put up for auction.',
        help: 'Everyone lays two cards face down, three with two players (IP-2.3, IP-8.2). All are shown together, and the winner of a colour takes all cards of that colour.',
      };
    case 'bid':
      if (view.auction === 'role')
        return {
          name: `${may('bid') ? `Bid for the role of ${titleOf(view)}, or pass.` : `You cannot bid higher for the role of ${titleOf(view)}.`}${highestBid(view)}`,
          help: 'You share the place, so the role is auctioned among you (IP-5.5). The winner pays, takes the marker, and uses the role at once.',
        };
      return {
        name: `${may('bid') ? `Bid for ${cardsOf(view.lots[view.lot], view.lot)}, or pass.` : `You cannot bid higher for ${cardsOf(view.lots[view.lot], view.lot)}.`}${highestBid(view)}`,
        help: 'Each bid must be higher than the last (IP-3.3); whoever passes is out (IP-3.4). The winner takes the marker and may build a city at once (IP-3.7), so keep coins for it.',
      };
    case 'build':
      return {
        name: may('build')
          ? 'You won the lot: build a city now, or pass.'
          : 'You won the lot, but what you have builds no city now.',
        help: 'One city for each lot won, with cards and coins you have left (IP-3.7). Your turn in phase 3 comes besides.',
      };
    case 'act':
      return {
        name: may('build')
          ? 'Build a city, lay cards of one colour, or do nothing.'
          : may('lay')
            ? 'Lay cards of one colour, or do nothing.'
            : 'There is nothing you can build or lay.',
        help: 'One turn each (IP-4.1). Cards face up before you win roles (IP-5.2); others score for their roles when you build in their colours (IP-4.6).',
      };
    case 'shield':
      return {
        name: `Set a shield of ${view.city === NONE ? '' : cityName(view.city)} in one of its regions (${view.shieldsDue} to set).`,
        help: 'Both may go to one region (IP-4.5). At the end most shields in a region score 5, second most 2 (IP-7.6).',
      };
    case 'uncover':
      return {
        name: `${titleOf(view)}: turn one of your face-down cards up.`,
        help: 'Any colour but green (IP-5.8). It counts at once when that colour’s roles are given.',
      };
    case 'anywhere':
      return {
        name: `${titleOf(view)}: set a shield in any region.`,
        help: 'Wherever you like (IP-5.11).',
      };
    default:
      return { name: 'The game is over.', help: 'Nobody acts any more (IP-6.6).' };
  }
}

function highestBid(view: View): string {
  return view.bid > 0 ? ` The highest bid is ${view.bid}.` : ' Nobody has bid yet.';
}
