import { NONE, type None, type Seat } from '@signoria/core';
import type { Emit } from './actions.ts';
import { firstToSpeak, openAuction, settleAuction } from './auction.ts';
import { mayBuildNow, plainlyCannotBuild } from './build.ts';
import { ALL_COLOURS, type Colour } from './data.ts';
import { everyone } from './families.ts';
import type { State } from './state.ts';

/** IP-3.1  The smallest lot still on the table, on a tie the first colour; none when all are sold. */
function nextLot(s: State): Colour | None {
  let next: Colour | None = NONE;
  for (const colour of ALL_COLOURS) {
    if (s.lots[colour] > 0 && (next === NONE || s.lots[colour] < s.lots[next])) next = colour;
  }
  return next;
}

/** IP-1.8 IP-3.1  Phase 2: completes the last auction, then starts the next one; after the last lot phase 3 follows. */
export function auctionLots(s: State, emit: Emit): void {
  if (s.auction !== null) {
    settleLot(s, emit);
    return;
  }
  const colour = nextLot(s);
  if (colour === NONE) {
    s.phase = 3;
    s.acted = 0;
    return;
  }
  s.lot = colour;
  emit?.({ type: 'lot-opened', colour, count: s.lots[colour], first: firstToSpeak(s, everyone(s)) });
  openAuction(s, 'lot', everyone(s), emit);
}

/** IP-3.5 IP-3.6  The lot goes to its winner's hand, who may build; without a bid it leaves the game. */
function settleLot(s: State, emit: Emit): void {
  const colour = s.lot;
  const count = s.lots[colour];
  const { winner, price } = settleAuction(s);
  s.lots[colour] = 0;
  s.lot = 0;
  if (winner === NONE) {
    s.unsold[colour] += count;
    emit?.({ type: 'lot-unsold', colour, count });
    return;
  }
  s.hands[winner][colour] += count;
  s.known[winner][colour] += count;
  emit?.({ type: 'lot-won', seat: winner, colour, count, price });
  askToBuild(s, winner);
}

/** IP-3.7 IP-3.8 IP-10.3  Asks the winner for a city, unless everyone can see that none is possible. */
function askToBuild(s: State, winner: Seat): void {
  if (!mayBuildNow(s) || plainlyCannotBuild(s, winner)) return;
  s.player = winner;
  s.step = 'build';
}

/** IP-3.7  The winner does not build. */
export function declineBuild(s: State): void {
  s.step = 'next';
}
