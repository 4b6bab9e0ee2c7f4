import type { Seat } from '@signoria/core';
import { FOR_FIRST_IN_REGION, FOR_SECOND_IN_REGION, type Region, type State } from '@signoria/il-principe';
import type { Weights } from './weights.ts';

/** What one more shield does in a region: points at the end as it stands, for the family and against the others. */
export function regionWorth(s: State, seat: Seat, region: Region, w: Weights): number {
  const mine = s.regions[seat][region];
  const gain = payFor(s, seat, region, mine + 1) - payFor(s, seat, region, mine);
  const loss = w.rival * lossOfEqual(s, seat, region, mine);
  let worth = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) worth += gain;
    else if (s.regions[other][region] === mine) worth += loss;
  }
  return worth + w.step * closeness(s, seat, region);
}

/** What the region would pay `seat` for so many shields: second is who has just one above. */
function payFor(s: State, seat: Seat, region: Region, shields: number): number {
  return shields === 0 ? 0 : pay(above(s, seat, region, shields));
}

/** Only who has just as many shields as `seat` is overtaken by one more. */
function lossOfEqual(s: State, seat: Seat, region: Region, shields: number): number {
  if (shields === 0) return 0;
  const before = above(s, seat, region, shields);
  return pay(before) - pay(before + 1);
}

function above(s: State, seat: Seat, region: Region, shields: number): number {
  let count = 0;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && s.regions[other][region] > shields) count++;
  return count;
}

function pay(above: number): number {
  if (above === 0) return FOR_FIRST_IN_REGION;
  return above === 1 ? FOR_SECOND_IN_REGION : 0;
}

/** From 1 where the region is level or won, down to 0 where it is far away; a safe lead needs no more. */
function closeness(s: State, seat: Seat, region: Region): number {
  let most = 0;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && s.regions[other][region] > most) most = s.regions[other][region];
  const lead = s.regions[seat][region] - most;
  if (lead > 1) return -lead;
  return lead >= 0 ? 1 : Math.max(0, 1 + lead / 3);
}
