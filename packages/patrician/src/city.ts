import { NONE, type Seat } from '@signoria/core';
import type { Emit } from './actions.ts';
import { CARDS, type Card, type CardPrint, CITIES, type City, ROADS, type Site } from './data.ts';
import type { Open, State } from './state.ts';

/** P-2.2  What the card played this turn shows. */
export function printPlayed(s: State): CardPrint {
  return CARDS[s.card as Card];
}

/** P-2.2  The city on that card, in which the player builds. */
export function cityBuilt(s: State): City {
  return printPlayed(s).city;
}

/** P-6.1  Whether all floors of the city have been built. */
export function isFull(s: Open, city: City): boolean {
  const towers = s.towers[city];
  return towers[0].length + towers[1].length === CITIES[city].floors;
}

/** P-6.5  Whether the city has been scored, so that its towers no longer change. */
export function isScored(s: Open, city: City): boolean {
  return s.winners[city][0] !== NONE;
}

/** P-6.2 P-6.4  The taller tower. A full city has an odd number of floors, so its towers are never equally tall. */
export function tallerSite(towers: readonly (readonly Seat[])[]): Site {
  return towers[0].length > towers[1].length ? 0 : 1;
}

/**
 * P-6.2 P-9.8  Gives the higher token for the taller tower and the lower one for the other, with the
 * messengers there now.
 */
export function scoreCity(s: State, city: City, emit: Emit): void {
  const towers = s.towers[city];
  const taller = tallerSite(towers);
  const high = towerWinner(towers[taller]);
  const low = towerWinner(towers[1 - taller]);
  const messengers = messengersAt(s, city);
  s.winners[city][0] = high;
  s.winners[city][1] = low;
  s.bonus[city] = messengers;
  emit?.({ type: 'city-scored', city, taller, high, low, messengers });
}

/** P-6.2 P-6.3  Who has the most floors in the tower; if tied, the one with the floor nearest the top. */
export function towerWinner(tower: readonly Seat[]): Seat {
  let winner = tower[tower.length - 1];
  let most = 0;
  for (let i = tower.length - 1; i >= 0; i--) {
    const floors = floorsOf(tower, tower[i]);
    if (floors > most) {
      most = floors;
      winner = tower[i];
    }
  }
  return winner;
}

/** How many floors of a tower belong to this seat. */
export function floorsOf(tower: readonly Seat[], seat: Seat): number {
  let floors = 0;
  for (let i = 0; i < tower.length; i++) if (tower[i] === seat) floors++;
  return floors;
}

/** P-9.5 P-9.8  How many messengers are next to the city, including those placed after it was scored. */
export function messengersAt(s: State, city: City): number {
  let count = 0;
  for (let road = 0; road < s.messengers.length; road++) {
    if (s.messengers[road] === NONE) continue;
    if (ROADS[road].from === city || ROADS[road].to === city) count++;
  }
  return count;
}
