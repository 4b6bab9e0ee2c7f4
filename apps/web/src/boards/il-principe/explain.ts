import { NONE, type Seat, seatsOf } from '@signoria/core';
import {
  type Action,
  ALL_CITIES,
  type City,
  type Colour,
  citiesIn,
  colourOf,
  isMajor,
  type Region,
  type Role,
  TITLES,
} from '@signoria/il-principe';
import type { Explanation } from '../board.ts';
import type { Props } from './props.ts';
import { ranksIn } from './standing.ts';

/** Who has how many shields in a region, in words. */
export function shieldsSaid({ view, names, words }: Props, region: Region): string {
  const present = seatsOf(view.seats).filter(seat => view.regions[seat][region] > 0);
  const said = present.map(seat => words.pair(names[seat], String(view.regions[seat][region]))).join(', ');
  return said === '' ? words.terms.nobody : said;
}

function titleOf({ view, words }: Props, role: Role): string {
  return words.terms.titles[TITLES[view.options.titles][role]];
}

/** A role and who holds it. */
export function roleSaid(props: Props, role: Role): string {
  const { view, names, words } = props;
  const holder = view.roles[role];
  return words.pair(titleOf(props, role), holder === NONE ? words.terms.nobody : names[holder]);
}

/** What is public of a family, sentence by sentence. */
export function familySaid({ view, names, words }: Props, of: Seat): string[] {
  const { terms } = words;
  const known = view.hands[of] ? [] : view.memory.known[of];
  return [
    words.pair(names[of], `${terms.cards(view.handSizes[of])}, ${terms.shields(view.shields[of])}`),
    ...(view.marker === of ? [terms.marker] : []),
    ...(known.some(count => count > 0) ? [`${terms.holds(names[of])} ${terms.counts(known)}`] : []),
  ];
}

/** What the reader still lacks for a city; nothing for whoever only looks on. */
function lackingSaid({ view, seat, words }: Props, city: City): string[] {
  const hand = seat === null ? null : view.hands[seat];
  if (seat === null || !hand) return [];
  const { needs, cost } = citiesIn(view.options)[city];
  const cards = needs.map((need, colour) => Math.max(0, need - hand[colour]));
  const coins = Math.max(0, cost - (view.purses[seat] ?? 0));
  return [words.terms.about.lacking(cards, coins)];
}

/** The towns of a region, and whose each is. */
function townsSaid({ view, names, words: { terms } }: Props, region: Region): string {
  const cities = citiesIn(view.options);
  const said = ALL_CITIES.filter(city => cities[city].regions.includes(region)).map(city => {
    const builder = view.built.findIndex(cities => cities.includes(city));
    const state = builder >= 0 ? names[builder] : view.open.includes(city) ? terms.signs.open : null;
    return state === null ? cities[city].name : `${cities[city].name} (${state})`;
  });
  return terms.about.towns(said.join(', '));
}

function labelOf({ view, names, words }: Props, action: Action): Explanation {
  const { name, help } = words.action(action, view, names);
  return { name, lines: [help] };
}

function familyHelp(props: Props, of: number): Explanation {
  const { view, names, words } = props;
  const { about } = words.terms;
  return {
    name: names[of],
    lines: [
      ...familySaid(props, of as Seat).slice(1),
      about.family(view.handSizes[of], view.shields[of]),
      ...(view.marker === of ? [about.marker] : []),
    ],
  };
}

/** By kind of part: what it is, and what it is for. */
const EXPLAINED: Readonly<Record<string, (props: Props, first: number, second: number) => Explanation>> = {
  hand: ({ view, seat, words: { terms } }, colour) => ({
    name: terms.cardsOf((seat === null ? null : view.hands[seat])?.[colour] ?? 0, colour),
    lines: [terms.about.card(colour as Colour, view.options.titles)],
  }),
  lot: ({ view, words: { terms } }, colour) => ({
    name: terms.cardsOf(view.lots[colour], colour),
    lines: [terms.about.lot],
  }),
  bid: (props, amount) => labelOf(props, { type: 'bid', amount }),
  out: props => labelOf(props, { type: 'pass' }),
  city: (props, place) => {
    const { terms } = props.words;
    const city = place as City;
    const card = citiesIn(props.view.options)[city];
    const { name, printed } = card;
    return {
      name,
      lines: [
        `${terms.city(card)}.`,
        ...lackingSaid(props, city),
        ...(printed.icons && printed.regions ? [] : [terms.reconstructed]),
      ],
    };
  },
  region: (props, place) => {
    const { view, names, words } = props;
    const region = place as Region;
    const leads = ranksIn(view, region).filter(({ seats }) => seats.length > 0);
    return {
      name: words.terms.about.region(region),
      lines: [
        words.terms.about.shields(shieldsSaid(props, region)),
        ...leads.map(({ points, seats }) =>
          words.terms.about.rank(
            points,
            seats.map(seat => names[seat]),
          ),
        ),
        words.terms.about.regionWorth,
        townsSaid(props, region),
      ],
    };
  },
  role: (props, place) => {
    const role = place as Role;
    const { about } = props.words.terms;
    return {
      name: roleSaid(props, role),
      lines: [
        about.role(colourOf(role), isMajor(role)),
        about.effects[colourOf(role)],
        about.tribute(isMajor(role)),
      ],
    };
  },
  laid: ({ view, names, words }, of, colour) => ({
    name: words.pair(names[of], words.terms.cardsOf(view.up[of][colour], colour)),
    lines: [words.terms.about.up(colour as Colour, view.options.titles)],
  }),
  down: ({ view, names, words }, of, colour) => ({
    name: words.pair(names[of], words.terms.cardsOf(view.down[of][colour], colour)),
    lines: [words.terms.about.down],
  }),
  family: familyHelp,
  plate: familyHelp,
  deck: ({ view, words: { terms } }) => ({
    name: terms.deck(view.deckSize),
    lines: [terms.about.deck, terms.cityDeck(view.cityDeckSize)],
  }),
  purse: ({ view, seat, words }) => ({
    name: words.pair(words.terms.purse, words.terms.coins((seat === null ? null : view.purses[seat]) ?? 0)),
    lines: [words.terms.about.purse],
  }),
};

export function explain(part: string, props: Props): Explanation | null {
  const [kind, ...rest] = part.split(':');
  const [first, second] = rest.map(Number);
  return EXPLAINED[kind]?.(props, first, second) ?? null;
}
