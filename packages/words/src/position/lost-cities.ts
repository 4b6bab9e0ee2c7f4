import { type Seat, seatsOf } from '@signoria/core';
import type { View } from '@signoria/lost-cities';
import type { LostCitiesWords } from '../lost-cities-words.ts';
import type { Passage, Teller } from './passage.ts';

export const position: Teller<View, LostCitiesWords> = (view, words, names, common) => {
  const { terms } = words;
  const hand = view.who === 'table' ? null : view.hands[view.who];
  const piles = view.piles.flatMap((pile, expedition) =>
    pile.length > 0 ? [terms.pile(expedition, pile.length, terms.card(pile[pile.length - 1]))] : [],
  );
  const player = (seat: Seat): Passage => ({
    title: common.standing(names[seat], view.scores[seat].total),
    lines: [
      ...columns(view, words, names, seat),
      terms.cards(view.handSizes[seat]),
      ...(seat !== view.who && view.known[seat].length > 0
        ? [`${terms.holds(names[seat])} ${view.known[seat].map(terms.card).join(', ')}`]
        : []),
    ],
  });
  return [
    { title: terms.round(view.round, view.options.rounds), lines: [terms.stock(view.stockSize), ...piles] },
    ...seatsOf(view.seats).map(player),
    ...(hand ? [{ title: terms.hand, lines: hand.map(terms.card) }] : []),
  ];
};

/** What a player has laid: expeditions that have not been started are passed over. */
function columns(view: View, { terms }: LostCitiesWords, names: readonly string[], seat: Seat): string[] {
  return view.columns[seat].flatMap((column, expedition) => {
    if (column.length === 0) return [];
    const { points } = view.running[seat][expedition];
    return [terms.column(names[seat], expedition, column.map(terms.card).join(', '), points)];
  });
}
