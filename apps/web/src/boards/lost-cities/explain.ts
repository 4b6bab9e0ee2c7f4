import type { Seat } from '@signoria/core';
import { type Card, type Expedition, expeditionOf, isWager, numberOn } from '@signoria/lost-cities';
import type { Explanation } from '../board.ts';
import type { Props } from './props.ts';
import { tallySaid } from './tally.tsx';

/** Why a card in the reader's hand can no longer be played, if it cannot. */
function tooLowSaid({ view, seat, words: { terms } }: Props, card: Card): string[] {
  const top = seat === null ? undefined : view.columns[seat][expeditionOf(card)].at(-1);
  const isPast = top !== undefined && !isWager(top) && (isWager(card) || numberOn(card) < numberOn(top));
  return isPast ? [terms.about.tooLow(numberOn(top))] : [];
}

/** By kind of part: what it is, and what it is for. */
const EXPLAINED: Readonly<Record<string, (props: Props, first: number, second: number) => Explanation>> = {
  hand(props, held) {
    const { terms } = props.words;
    const card = held as Card;
    return {
      name: terms.card(card),
      lines: [
        isWager(card) ? terms.about.wager : terms.about.number(numberOn(card)),
        ...tooLowSaid(props, card),
      ],
    };
  },
  column({ view, names, words: { terms } }, of, place) {
    const cards = view.columns[of as Seat][place as Expedition];
    const score = view.running[of as Seat][place as Expedition];
    const laid = cards.map(card => terms.card(card)).join(', ');
    return {
      name: terms.column(names[of], place, laid, score.points),
      lines: [
        ...(cards.length === 0 ? [terms.about.notBegun] : [`${tallySaid(score, terms)}.`]),
        terms.about.expedition(view.options.bonusFrom),
      ],
    };
  },
  pile({ view, words: { terms } }, place) {
    const pile = view.piles[place as Expedition];
    const top = pile.at(-1);
    const under = pile.slice(0, -1).reverse().map(terms.card).join(', ');
    return {
      name: terms.pile(place, pile.length, top === undefined ? null : terms.card(top)),
      lines: [terms.about.pile, ...(under === '' ? [] : [terms.about.under(under)])],
    };
  },
  stock: ({ view, words: { terms } }) => ({
    name: terms.stock(view.stockSize),
    lines: [terms.about.stock(view.stockSize)],
  }),
};

export function explain(part: string, props: Props): Explanation | null {
  const [kind, first, second] = part.split(':');
  return EXPLAINED[kind]?.(props, Number(first), Number(second)) ?? null;
}
