import type { Region, State } from '@signoria/il-principe';
import type { Seat } from '@signoria/table';
import type { Weights } from './weights.ts';

const FIRST = 5;
const SECOND = 2;

/** What one more shield does in a region: points at the end as it stands, for the family and against the others. */
export function regionWorth(s: State, seat: Seat, region: Region, w: Weights): number {
  let worth = 0;
  for (let other = 0; other < s.seats; other++) {
    const before = points(s, region, other, seat, 0);
    const after = points(s, region, other, seat, 1);
    worth += other === seat ? after - before : w.rival * (before - after);
  }
  return worth + w.step * closeness(s, seat, region);
}

/** What the region would pay `who` if `seat` had `more` shields there: second is who has just one above. */
function points(s: State, region: Region, who: number, seat: Seat, more: number): number {
  const own = count(s, region, who, seat, more);
  if (own === 0) return 0;
  let above = 0;
  for (let other = 0; other < s.seats; other++) if (count(s, region, other, seat, more) > own) above++;
  if (above === 0) return FIRST;
  return above === 1 ? SECOND : 0;
}

function count(s: State, region: Region, who: number, seat: Seat, more: number): number {
  return s.regions[who][region] + (who === seat ? more : 0);
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
