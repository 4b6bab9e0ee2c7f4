import { NONE, type None, type Seat } from '@signoria/core';
import { type Position, type PositionSetup, position as place } from '@signoria/core/kit';
import {
  ALL_COLOURS,
  ALL_ROLES,
  CARDS_EACH,
  type City,
  type Colour,
  cityNamed,
  type IlPrincipe,
  ilPrincipe,
  REGIONS,
  type Region,
  type Role,
  TITLES,
  type Title,
} from '../src/index.ts';
import { proceed } from '../src/sequence.ts';
import type { Phase, State } from '../src/state.ts';

/** A colour by its letter: Green, White, Red, Blue, Yellow. */
export function colour(letter: string): Colour {
  return 'GWRBY'.indexOf(letter) as Colour;
}

/** Cards by their letters, as a count for each colour: 'GGR' is [2, 0, 1, 0, 0]. */
export function counts(letters: string): number[] {
  return ALL_COLOURS.map(each => [...letters].filter(letter => colour(letter) === each).length);
}

export function region(name: (typeof REGIONS)[number]): Region {
  return REGIONS.indexOf(name) as Region;
}

/** A role by its name in that edition. */
export function role(title: Title, edition: 'amigo' | 'first' = 'amigo'): Role {
  return (TITLES[edition] as readonly Title[]).indexOf(title) as Role;
}

export const pass = { type: 'pass' as const };
export const bid = (amount: number) => ({ type: 'bid' as const, amount });
export const build = (name: string) => ({ type: 'build' as const, city: cityNamed(name) });
export const lay = (letters: string) => ({
  type: 'lay' as const,
  colour: colour(letters[0]),
  count: letters.length,
});
export const offer = (letter: string) => ({ type: 'offer' as const, colour: colour(letter) });
export const shield = (name: (typeof REGIONS)[number]) => ({ type: 'shield' as const, region: region(name) });
export const uncover = (letter: string) => ({ type: 'uncover' as const, colour: colour(letter) });

/** Goes on from the beginning of a phase; 0 is the beginning of a round. */
function begin(s: State, phase: Phase): void {
  s.phase = phase;
  s.step = 'next';
  s.waiting = 0;
  s.acted = 0;
  s.role = 0;
  proceed(s, undefined);
}

const edits = {
  marker(s: State, seat: Seat) {
    s.marker = seat;
  },
  round(s: State, round: number) {
    s.round = round;
  },
  money(s: State, ...coins: number[]) {
    s.money = coins;
  },
  hand(s: State, seat: Seat, letters: string) {
    s.hands[seat] = counts(letters);
  },
  up(s: State, seat: Seat, letters: string) {
    s.up[seat] = counts(letters);
  },
  down(s: State, seat: Seat, letters: string) {
    s.down[seat] = counts(letters);
  },
  /** The deck, the next card last. */
  deck(s: State, letters: string) {
    s.deck = [...letters].map(colour);
  },
  unsold(s: State, letters: string) {
    s.unsold = counts(letters);
  },
  /** All cards that are nowhere else count as unsold, so that the position can be imagined. */
  restUnsold(s: State) {
    for (const each of ALL_COLOURS) {
      const rows = [s.lots, ...s.hands, ...s.up, ...s.down];
      const elsewhere = rows.reduce((total, row) => total + row[each], 0);
      s.unsold[each] =
        CARDS_EACH - (s.seats === 2 ? 7 : 0) - elsewhere - s.deck.filter(card => card === each).length;
    }
  },
  /** The open cities, and those to come, the next one last. */
  cities(s: State, open: string, coming = '') {
    s.open = named(open);
    s.cityDeck = named(coming);
  },
  role(s: State, title: Title, seat: Seat | None) {
    s.roles[role(title, s.options.titles)] = seat;
  },
  noRoles(s: State) {
    s.roles = ALL_ROLES.map(() => NONE);
  },
  supply(s: State, seat: Seat, shields: number) {
    s.shields[seat] = shields;
  },
  /** By region: how many shields the family has there. */
  onMap(s: State, seat: Seat, shields: Partial<Record<(typeof REGIONS)[number], number>>) {
    s.regions[seat] = REGIONS.map(name => shields[name] ?? 0);
  },
  /** Begins phase 2 with these cards on the table. */
  lots(s: State, letters: string) {
    s.lots = counts(letters);
    begin(s, 2);
  },
  phase3(s: State) {
    begin(s, 3);
  },
  phase4(s: State) {
    begin(s, 4);
  },
  nextRound(s: State) {
    begin(s, 0);
  },
  /** The game is over as it stands. */
  over(s: State) {
    s.step = 'over';
    s.ending = 'last-round';
  },
};

function named(names: string): City[] {
  return names === '' ? [] : names.split(' ').map(cityNamed);
}

/** A table of Il Principe in its second round, with four families and the marker at seat 0. */
export function position(setup: Partial<PositionSetup> = {}): Position<IlPrincipe, typeof edits> {
  return place(ilPrincipe, { seats: 4, ...setup }, edits)
    .marker(0)
    .round(2);
}

/** Four families with money but no hand, so that nothing but the roles happens. */
export function quiet(options?: Record<string, unknown>): Position<IlPrincipe, typeof edits> {
  const t = position(options ? { options } : {}).money(9, 9, 9, 9);
  for (const seat of [0, 1, 2, 3] as const) t.hand(seat, '');
  return t;
}
