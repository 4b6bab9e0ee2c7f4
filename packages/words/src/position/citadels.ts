import { type Built, type Card, COLOUR, DISTRICTS, recall, type View } from '@signoria/citadels';
import { NONE, type Seat, seatsOf } from '@signoria/core';
import { knownInDeck, uncertain } from '../citadels-known.ts';
import type { CitadelsWords } from '../citadels-words.ts';
import type { Names } from '../game-words.ts';
import type { Passage, Teller } from './passage.ts';

export const position: Teller<View, CitadelsWords> = (view, words, names, common) => {
  const { terms, pair } = words;
  const own = (title: string, cards: readonly Card[]): Passage[] =>
    cards.length > 0 ? [{ title, lines: cards.map(card => district({ card, adorned: false }, words)) }] : [];
  const hand = view.who === 'table' ? [] : (view.hands[view.who] ?? []);
  const drawn = view.drawn.filter((card): card is Card => card !== NONE);
  return [
    {
      title: terms.round(view.round, view.first !== NONE),
      lines: [
        terms.deck(view.deckSize),
        pair(terms.crown, names[view.crown]),
        ...fates(view, words),
        ...known(terms.inDeck, knownInDeck(view), words),
        ...uncertain(view, words, names, 'deck'),
      ],
    },
    ...seatsOf(view.seats).map(seat => ({
      title: common.standing(names[seat], view.scores[seat].total),
      lines: player(view, words, names, seat),
    })),
    ...own(terms.drawn, drawn),
    ...own(terms.hand, hand),
  ];
};

/** The reader's own characters, those out of the round, and what befell others. */
function fates(view: View, { terms }: CitadelsWords): string[] {
  const named = (ranks: readonly number[]) => ranks.map(rank => terms.rank(rank, view.cast));
  const befell = [
    [view.murdered, terms.fate.murdered],
    [view.bewitched, terms.fate.bewitched],
    [view.robbed, terms.fate.robbed],
  ] as const;
  return [
    ...(view.ranks.length > 0 ? [terms.mine(named(view.ranks))] : []),
    ...(view.draft.visible.length > 0 ? [terms.out(named(view.draft.visible))] : []),
    ...befell.flatMap(([rank, fate]) => (rank > 0 ? [`${terms.rank(rank, view.cast)}, ${fate}`] : [])),
  ];
}

function player(view: View, words: CitadelsWords, names: Names, seat: Seat): string[] {
  const { terms, pair } = words;
  const characters = view.shown.flatMap((who, rank) => (who === seat ? [terms.rank(rank, view.cast)] : []));
  const city = view.cities[seat].map(built => district(built, words));
  const isOther = seat !== view.who;
  return [
    terms.gold(view.gold[seat]),
    terms.cards(view.handSizes[seat]),
    ...(characters.length > 0 ? [pair(terms.heads.character, characters.join(', '))] : []),
    pair(terms.heads.city, city.length > 0 ? city.join(', ') : terms.emptyCity),
    ...(view.cities[seat].some(({ card }) => DISTRICTS[card].id === 'museum') && view.museum.length > 0
      ? [terms.museum(view.museum.length)]
      : []),
    ...known(terms.holds(names[seat]), isOther ? recall(view, seat).holds : [], words),
    ...(isOther ? uncertain(view, words, names, seat) : []),
  ];
}

/** A district with its cost and its colour: "Manor (3, yellow)". */
function district({ card, adorned }: Pick<Built, 'card' | 'adorned'>, { terms }: CitadelsWords): string {
  const marks = [
    String(DISTRICTS[card].cost),
    terms.colours[COLOUR[card]].name,
    ...(adorned ? [terms.adorned] : []),
  ];
  return `${terms.district(card).name} (${marks.join(', ')})`;
}

function known(title: string, cards: readonly Card[], { terms }: CitadelsWords): string[] {
  return cards.length > 0 ? [`${title} ${cards.map(terms.card).join(', ')}`] : [];
}
