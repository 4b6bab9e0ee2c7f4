import { CITIES, patrician } from '@signoria/patrician';
import type { Weights } from './weights.ts';

/** Weights, with all that follows from them alone: playouts would work it out millions of times a second. */
export interface Prepared extends Weights {
  /** By floors missing x floors the left tower is ahead: the chance that it will be the taller one. */
  readonly taller: Float64Array;
  /** By players x loose floors: what a floor ahead counts for. */
  readonly lead: Float64Array;
  /** By height of a tower: what a floor higher up counts for, in floors. */
  readonly tie: Float64Array;
}

const MOST_FLOORS = Math.max(...CITIES.map(({ floors }) => floors));
const SEATS = patrician.seats.max;
/** Floors one tower may be ahead of the other, either way or level. */
const AHEAD = 2 * MOST_FLOORS + 1;
/** A second floor is weighed as if the card still had to pay for it, so that loose floors may be one more than all. */
const LOOSE = MOST_FLOORS + 2;

export function prepare(w: Weights): Prepared {
  const taller = new Float64Array((MOST_FLOORS + 1) * AHEAD);
  for (let missing = 1; missing <= MOST_FLOORS; missing++)
    for (let ahead = -MOST_FLOORS; ahead <= MOST_FLOORS; ahead++)
      taller[missing * AHEAD + MOST_FLOORS + ahead] = 1 / (1 + Math.exp(-ahead / (w.tall * missing)));
  const lead = new Float64Array((SEATS + 1) * LOOSE);
  for (let seats = 2; seats <= SEATS; seats++)
    for (let loose = 0; loose < LOOSE; loose++)
      lead[seats * LOOSE + loose] = 1 / (w.calm + w.storm * (1 + w.crowd * (seats - 2)) * loose);
  const tie = new Float64Array(MOST_FLOORS + 1);
  for (let height = 1; height <= MOST_FLOORS; height++) tie[height] = w.top / height;
  return { ...w, taller, lead, tie };
}

/** The chance that the left tower of an unfinished city will be the taller one. */
export function chanceOfTaller(w: Prepared, missing: number, ahead: number): number {
  return w.taller[missing * AHEAD + MOST_FLOORS + ahead];
}

/**
 * What a floor ahead counts for, by the floors that nobody is known to hold: those can go to anyone; the more players,
 * the less of them to each.
 */
export function worthOfLead(w: Prepared, seats: number, loose: number): number {
  return w.lead[seats * LOOSE + Math.max(0, loose)];
}
