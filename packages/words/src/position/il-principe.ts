import { NONE, type Seat, seatsOf } from '@signoria/core';
import {
  ALL_COLOURS,
  ALL_REGIONS,
  ALL_ROLES,
  CITIES,
  citiesIn,
  TITLES,
  type View,
} from '@signoria/il-principe';
import type { Names } from '../game-words.ts';
import type { IlPrincipeWords } from '../il-principe-words.ts';
import type { Passage, Teller } from './passage.ts';

export const position: Teller<View, IlPrincipeWords> = (view, words, names, common) => {
  const { terms, pair } = words;
  const phase = terms.phases[view.phase - 1];
  const cards = citiesIn(view.options);
  return [
    {
      title: terms.round(view.round, view.last),
      lines: [
        ...(phase ? [phase] : []),
        terms.deck(view.deckSize),
        terms.cityDeck(view.cityDeckSize),
        pair(terms.marker, names[view.marker]),
      ],
    },
    ...auction(view, words, names),
    { title: terms.openCities, lines: view.open.map(city => terms.city(cards[city])) },
    ...seatsOf(view.seats).map(seat => ({
      title: common.standing(names[seat], view.scores[seat].total),
      lines: family(view, words, seat, names),
    })),
    {
      title: terms.map,
      lines: ALL_REGIONS.map(region => terms.region(region, shieldsIn(view, words, names, region))),
    },
    ...ownCards(view, words),
  ];
};

/** What is being auctioned, who has bid most, and who is still bidding. */
function auction(view: View, { terms, pair }: IlPrincipeWords, names: Names): Passage[] {
  if (view.auction === null) return [];
  const what =
    view.auction === 'role'
      ? terms.titles[TITLES[view.options.titles][view.role]]
      : terms.cardsOf(view.lots[view.lot], view.lot);
  const later = ALL_COLOURS.filter(
    colour => view.auction === 'lot' && colour !== view.lot && view.lots[colour] > 0,
  );
  return [
    {
      title: pair(terms.tabs.auction, what),
      lines: [
        view.leader === NONE ? terms.noBid : terms.highest(names[view.leader], view.bid),
        pair(terms.stillIn, view.bidders.map(seat => names[seat]).join(', ')),
        ...(later.length > 0
          ? [pair(terms.lots, later.map(colour => terms.cardsOf(view.lots[colour], colour)).join(', '))]
          : []),
      ],
    },
  ];
}

function family(view: View, { terms, pair }: IlPrincipeWords, seat: Seat, names: Names): string[] {
  const has = (counts: readonly number[]) => counts.some(number => number > 0);
  const roles = ALL_ROLES.filter(role => view.roles[role] === seat);
  const titles = roles.map(role => terms.titles[TITLES[view.options.titles][role]]);
  const { [seat]: purse } = view.purses;
  return [
    terms.cards(view.handSizes[seat]),
    ...(purse === null ? [] : [pair(terms.purse, terms.coins(purse))]),
    terms.shields(view.shields[seat]),
    ...(has(view.up[seat]) ? [pair(terms.up, terms.counts(view.up[seat]))] : []),
    ...(has(view.down[seat]) ? [pair(terms.down, terms.counts(view.down[seat]))] : []),
    ...(titles.length > 0 ? [pair(terms.heads.roles, titles.join(', '))] : []),
    ...(view.built[seat].length > 0
      ? [pair(terms.tabs.cities, view.built[seat].map(city => CITIES[city].name).join(', '))]
      : []),
    ...(seat !== view.who && has(view.memory.known[seat])
      ? [`${terms.holds(names[seat])} ${terms.counts(view.memory.known[seat])}`]
      : []),
  ];
}

function shieldsIn(view: View, { terms, pair }: IlPrincipeWords, names: Names, region: number): string {
  const present = seatsOf(view.seats).filter(seat => view.regions[seat][region] > 0);
  if (present.length === 0) return terms.nobody;
  return present.map(seat => pair(names[seat], String(view.regions[seat][region]))).join(', ');
}

function ownCards(view: View, { terms }: IlPrincipeWords): Passage[] {
  if (view.who === 'table') return [];
  const named = (counts: readonly number[] | null) =>
    (counts ?? []).flatMap((number, colour) => (number > 0 ? [terms.cardsOf(number, colour)] : []));
  const offer = view.step === 'offer' ? named(view.offers[view.who]) : [];
  return [
    ...(offer.length > 0 ? [{ title: terms.offer, lines: offer }] : []),
    { title: terms.hand, lines: named(view.hands[view.who]) },
  ];
}
