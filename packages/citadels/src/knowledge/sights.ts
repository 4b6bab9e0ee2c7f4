import { NONE, type Seat } from '@signoria/core';
import { chooserOf, lastSeesHidden, packAt, picksOf } from '../draft.ts';
import type { Sight } from '../records.ts';
import type { State } from '../state.ts';

/** C-3.4  The packs a seat was passed, what it took and what it discarded. */
export function sightsOf(s: State, seat: Seat): Sight[] {
  const { draft } = s;
  const sights: Sight[] = [];
  for (let pick = 0; pick <= draft.picks.length && pick < picksOf(s.seats); pick++) {
    if (chooserOf(draft.from, pick, s.seats) !== seat) continue;
    if (pick < draft.picks.length) {
      const buried = s.seats === 2 && s.options.twoPlayerDiscards === 'chosen' && (pick === 1 || pick === 2);
      const known = buried && draft.buried.length >= pick ? draft.buried[pick - 1] : NONE;
      sights.push({ pick, pack: packAt(s, pick), took: draft.picks[pick], buried: known });
    } else if (s.step === 'choose') sights.push({ pick, pack: draft.pack.slice(), took: NONE, buried: NONE });
  }
  return sights;
}

/** C-3.6  At a full table, the last player to choose has seen the face-down discard. */
export function sawHidden(s: State, seat: Seat): boolean {
  const { draft } = s;
  if (!lastSeesHidden(s.cast, s.seats, draft.visible.length)) return false;
  const last = picksOf(s.seats) - 1;
  return draft.picks.length >= last && chooserOf(draft.from, last, s.seats) === seat;
}
