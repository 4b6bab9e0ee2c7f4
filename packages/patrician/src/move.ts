import { type ActionOf, type Refusal, refuse, type Seat } from '@signoria/core';
import { type Action, type Emit, MOVE, SKIP } from './actions.ts';
import { cityBuilt, isScored, printPlayed } from './city.ts';
import { type City, citiesOf } from './data.ts';
import type { Open, State } from './state.ts';
import { askTake } from './take.ts';

/** P-4.1 P-4.6  Asks for the move if the card shows one; if none is possible, it is lost. */
export function askMove(s: State, emit: Emit): void {
  if (printPlayed(s).power !== 'move') {
    askTake(s, emit);
    return;
  }
  if (citiesOf(s.seats).some(city => mayMoveIn(s, s.player, city, cityBuilt(s)))) {
    s.step = 'move';
    return;
  }
  emit?.({ type: 'move-lost', seat: s.player, declined: false });
  askTake(s, emit);
}

/** P-4.2 P-4.3 P-4.4  Whether this seat, having built in `built`, may move a floor in `city`. */
export function mayMoveIn(s: Open, seat: Seat, city: City, built: City): boolean {
  return city !== built && !isScored(s, city) && hasFloor(s, seat, city);
}

function hasFloor(s: Open, seat: Seat, city: City): boolean {
  const towers = s.towers[city];
  return towers[0].includes(seat) || towers[1].includes(seat);
}

/** P-4.1 P-4.6  The top floor of any tower in such a city; or skip. */
export function legalMoves(s: State): Action[] {
  const actions: Action[] = [];
  const built = cityBuilt(s);
  for (const city of citiesOf(s.seats)) {
    if (!mayMoveIn(s, s.player, city, built)) continue;
    if (s.towers[city][0].length > 0) actions.push(MOVE[city][0]);
    if (s.towers[city][1].length > 0) actions.push(MOVE[city][1]);
  }
  actions.push(SKIP);
  return actions;
}

export function whyNotMove(s: State, action: Action): Refusal {
  if (action.type !== 'move') return refuse('P-2.2', 'move-or-skip-first');
  const { city } = action;
  if (city === cityBuilt(s)) return refuse('P-4.2', 'city-just-built');
  if (isScored(s, city)) return refuse('P-4.4', 'city-scored');
  return hasFloor(s, s.player, city)
    ? refuse('P-4.1', 'no-floor-to-move')
    : refuse('P-4.3', 'no-floor-of-yours');
}

/** P-4.1 P-4.5  Puts the top floor, whatever its colour, on the other site. */
export function move(s: State, { city, from }: ActionOf<Action, 'move'>, emit: Emit): void {
  const towers = s.towers[city];
  const floor = towers[from].pop() as Seat;
  towers[1 - from].push(floor);
  emit?.({ type: 'moved', seat: s.player, city, from, floor });
  askTake(s, emit);
}

/** P-4.6  The move is optional. */
export function skipMove(s: State, _action: Action, emit: Emit): void {
  emit?.({ type: 'move-lost', seat: s.player, declined: true });
  askTake(s, emit);
}
