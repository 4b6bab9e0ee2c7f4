import { NONE, type Seat } from '@signoria/core';
import { type City, floorsOf, isScored, type Site, towerWinner } from '@signoria/patrician';
import type { Explanation } from '../board.ts';
import type { Props } from './props.ts';

/** Who leads a tower, by how many floors, and whether only by the floor nearest the top (P-6.3). */
export interface Lead {
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

/** Whatever of a city is asked about tells of both towers and the card beside them. */
export function explain(part: string, props: Props): Explanation | null {
  const [kind, first] = part.split(':');
  if (kind !== 'city' && kind !== 'site' && kind !== 'open') return null;
  const city = Number(first) as City;
  const { view, words } = props;
  const { terms } = words;
  const built = view.towers[city][0].length + view.towers[city][1].length;
  const open = view.open[city];
  return {
    name: terms.city(city, built, isScored(view, city)),
    lines: [
      towerSaid(props, city, 0),
      towerSaid(props, city, 1),
      terms.openCard(city, open === NONE ? null : terms.card(open)),
    ],
  };
}
