import { NONE, type Seat, seatsOf } from '@signoria/core';
import { type Card, CITIES, type City, ROADS, type View } from '@signoria/patrician';
import type { Names } from '../game-words.ts';
import type { PatricianWords } from '../patrician-words.ts';
import type { Passage, Teller } from './passage.ts';

export const position: Teller<View, PatricianWords> = (view, words, names, common) => {
  const { terms } = words;
  const own = (title: string, cards: readonly Card[] | null | undefined): Passage[] =>
    cards && cards.length > 0 ? [{ title, lines: cards.map(terms.card) }] : [];
  const { who } = view;
  return [
    { title: words.title.name, lines: [terms.pile(view.pileSize), ...messengers(view, words, names)] },
    ...view.towers.map((_, city) => cityTold(view, words, names, city as City, common.none)),
    ...seatsOf(view.seats).map(seat => ({
      title: common.standing(names[seat], view.scores[seat].total),
      lines: player(view, words, names, seat),
    })),
    ...(who === 'table' ? [] : [...own(terms.hand, view.hands[who]), ...own(terms.stack, view.stacks[who])]),
  ];
};

function cityTold(
  view: View,
  { terms, pair }: PatricianWords,
  names: Names,
  city: City,
  none: string,
): Passage {
  const towers = view.towers[city];
  const built = towers.reduce((sum, tower) => sum + tower.length, 0);
  const winners = view.winners[city].filter((seat): seat is Seat => seat !== NONE);
  const card = view.open[city];
  return {
    title: terms.city(city, built, winners.length > 0),
    lines: [
      ...towers.map((owners, site) =>
        pair(terms.sites[site], owners.length > 0 ? owners.map(seat => names[seat]).join(', ') : none),
      ),
      ...winners.map((seat, i) => terms.about.won(names[seat], CITIES[city].tokens[i])),
      ...(card === NONE ? [] : [pair(terms.openCards, terms.card(card))]),
    ],
  };
}

function player(view: View, { terms, pair }: PatricianWords, names: Names, seat: Seat): string[] {
  const known = seat === view.who ? [] : view.known[seat];
  const isOpen = seat !== view.who && view.stacks[seat] !== null;
  const top = view.tops[seat];
  return [
    terms.cards(view.handSizes[seat]),
    terms.supply(view.supply[seat]),
    ...(view.messengersLeft[seat] > 0 ? [pair(terms.messengers, String(view.messengersLeft[seat]))] : []),
    ...(isOpen || top === NONE ? [] : [terms.about.lastPlayed(top)]),
    ...(isOpen ? (view.stacks[seat] ?? []).map(terms.card) : []),
    ...(known.length > 0 ? [`${terms.holds(names[seat])} ${known.map(terms.card).join(', ')}`] : []),
  ];
}

function messengers(view: View, { terms }: PatricianWords, names: Names): string[] {
  return ROADS.flatMap(({ from, to }, road) => {
    const seat = view.messengers[road] ?? NONE;
    return seat === NONE ? [] : [terms.about.messenger(names[seat], from, to)];
  });
}
