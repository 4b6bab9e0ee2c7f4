import { NONE, type Seat } from '@signoria/core';
import {
  type Card,
  CITIES,
  type City,
  floorsOf,
  headsOf,
  isScored,
  ROADS,
  type Site,
  tallerSite,
  towerWinner,
  type View,
} from '@signoria/patrician';
import type { Explanation } from '../board.ts';
import type { Props } from './props.ts';

/** Who leads a tower, by how many floors, and whether only by the floor nearest the top (P-6.3). */
interface Lead {
  seat: Seat;
  floors: number;
  byTop: boolean;
}

export function leadOf(tower: readonly Seat[]): Lead | null {
  if (tower.length === 0) return null;
  const seat = towerWinner(tower);
  const floors = floorsOf(tower, seat);
  return { seat, floors, byTop: tower.some(other => other !== seat && floorsOf(tower, other) === floors) };
}

/** What a tower would bring as the towers stand: one token, or either while they are tied. */
export function prestigeOf(view: View, city: City, site: Site): readonly number[] {
  const towers = view.towers[city];
  const { tokens } = CITIES[city];
  if (towers[0].length === towers[1].length) return tokens;
  return [tokens[tallerSite(towers) === site ? 0 : 1]];
}

/** A tower in words: its floors from the ground up, who leads it and why. */
export function towerSaid({ view, names, words }: Props, city: City, site: Site): string {
  const tower = view.towers[city][site];
  const label = words.terms.tower(
    city,
    site,
    tower.map(owner => names[owner]),
  );
  const lead = leadOf(tower);
  return lead ? `${label}. ${words.terms.leads(names[lead.seat], lead.floors, lead.byTop)}` : label;
}

/** How many floors may still go up on a site: never the last one while the other is empty. */
export function roomOn(view: View, city: City, site: Site): number {
  const towers = view.towers[city];
  const left = CITIES[city].floors - towers[0].length - towers[1].length;
  return towers[1 - site].length === 0 ? left - 1 : left;
}

/** What is public of a player, sentence by sentence. */
export function playerSaid({ view, seat, names, words }: Props, of: Seat): string[] {
  const { terms } = words;
  const known = view.known[of];
  const unseen = of === seat ? 0 : view.handSizes[of] - known.length;
  const top = view.tops[of];
  const messengers = view.messengersLeft[of];
  return [
    `${terms.cards(view.handSizes[of])}, ${terms.supply(view.supply[of])}`,
    ...(known.length > 0 ? [`${terms.holds(names[of])} ${known.map(terms.card).join(', ')}`] : []),
    ...(unseen > 0 ? [terms.about.unseen(unseen)] : []),
    ...(top === NONE ? [] : [terms.about.lastPlayed(top)]),
    ...(messengers > 0 ? [terms.about.messengersLeft(messengers)] : []),
  ];
}

/** By kind of part: what it is, and what it is for. */
const EXPLAINED: Readonly<Record<string, (props: Props, first: number, second: number) => Explanation>> = {
  hand: ({ words: { terms } }, card) => ({
    name: terms.card(card as Card),
    lines: terms.about.card(card as Card),
  }),
  open: ({ view, words: { terms } }, place) => {
    const city = place as City;
    const card = view.open[city];
    if (card === NONE) return { name: terms.openCard(city, null), lines: [terms.about.noCard] };
    return {
      name: terms.openCard(city, terms.card(card)),
      lines: [terms.about.takenFrom(city), ...terms.about.card(card)],
    };
  },
  site: (props, city, site) => ({
    name: props.words.terms.about.tower(city as City, site as Site),
    lines: towerHelp(props, city as City, site as Site),
  }),
  city: (props, place) => {
    const { view, words } = props;
    const city = place as City;
    const scored = isScored(view, city);
    const built = view.towers[city][0].length + view.towers[city][1].length;
    return {
      name: words.terms.city(city, built, scored),
      lines: [
        towerSaid(props, city, 0),
        towerSaid(props, city, 1),
        scored ? words.terms.about.cityScored : words.terms.about.city(city),
      ],
    };
  },
  road: ({ view, names, words: { terms } }, road) => {
    const { from, to } = ROADS[road];
    const seat = view.messengers[road];
    return {
      name: seat === NONE ? terms.about.road(from, to) : terms.about.messenger(names[seat], from, to),
      lines: [terms.about.messengerHelp],
    };
  },
  pile: ({ view, words: { terms } }) => ({
    name: terms.pile(view.pileSize),
    lines: [terms.about.deck],
  }),
  player: (props, of) => ({ name: props.names[of], lines: playerSaid(props, of as Seat) }),
  portrait: ({ view, seat, words: { terms } }, portrait) => {
    const heads = headsOf((seat === null ? null : view.stacks[seat]) ?? [])[portrait];
    return {
      name: `${terms.portraits[portrait].name} × ${heads}`,
      lines: [terms.about.portrait(heads)],
    };
  },
};

function towerHelp({ view, names, words: { terms } }: Props, city: City, site: Site): string[] {
  const { about, leads } = terms;
  const tower = view.towers[city][site];
  const owners = tower.map(owner => names[owner]);
  const lead = leadOf(tower);
  const built = lead ? [about.floors(owners), `${leads(names[lead.seat], lead.floors, lead.byTop)}.`] : [];
  if (!isScored(view, city))
    return [...built, about.prestige(prestigeOf(view, city, site)), about.room(roomOn(view, city, site))];
  const token = tallerSite(view.towers[city]) === site ? 0 : 1;
  const winner = view.winners[city][token];
  const won = winner === NONE ? [] : [about.won(names[winner], CITIES[city].tokens[token])];
  return [about.floors(owners), ...won, about.cityScored];
}

export function explain(part: string, props: Props): Explanation | null {
  const [kind, ...rest] = part.split(':');
  const [first, second] = rest.map(Number);
  return EXPLAINED[kind]?.(props, first, second) ?? null;
}
