import { LATE, LATE_PLAYOUTS, roster } from '@signoria/bots/lost-cities';
import { newOutcome } from '@signoria/bots/search/playout';
import { copyRng, type Rng, rngFrom, type Seat, split } from '@signoria/core';
import { lostCities, type State, type View } from '@signoria/lost-cities';

/** What playouts of Lost Cities to the end of a round cost once it is late: the champion's beside those of `champion-1`. */
export interface LatePlayouts {
  cards: number;
  championMicroseconds: number;
  beforeMicroseconds: number;
}

const POSITIONS = 24;
const WORLDS = 64;
/** First actions that are played out in each world. */
const ACTIONS = 4;
/** Of several times the best counts: other work on the machine only ever slows one down. */
const TIMES = 3;

/** A first action taken in an imagined world, and the luck of what follows. */
interface Begun {
  state: State;
  seat: Seat;
  luck: Rng;
}

/** Both play out the same worlds, position by position in turn. */
export function measureLatePlayouts(progress: (line: string) => void): LatePlayouts {
  progress('lost-cities, late playouts');
  const rng = rngFrom(1);
  const positions = Array.from({ length: POSITIONS }, (_, i) => worldsOf(lateView(i + 1), rng));
  const champion = positions.map(() => Infinity);
  const before = positions.map(() => Infinity);
  for (let time = 0; time < TIMES; time++)
    positions.forEach((begun, i) => {
      champion[i] = Math.min(champion[i], microseconds(LATE_PLAYOUTS.champion, begun));
      before[i] = Math.min(before[i], microseconds(LATE_PLAYOUTS['champion-1'], begun));
    });
  const playouts = positions.flat().length;
  const mean = (spent: readonly number[]) => spent.reduce((sum, one) => sum + one, 0) / playouts;
  return { cards: LATE, championMicroseconds: mean(champion), beforeMicroseconds: mean(before) };
}

/** What the seat to move sees where a round of the tuned weights becomes late. */
function lateView(deal: number): View {
  const { options } = lostCities;
  const state = lostCities.setup(2, options.presets[Object.keys(options.presets)[0]], rngFrom(deal));
  const tuned = roster.bots.find(({ id }) => id === 'heuristic');
  for (;;) {
    const [seat] = lostCities.turn(state);
    const view = lostCities.view(state, seat);
    if (!tuned || (state.stock.length === LATE && state.step !== 'draw')) return view;
    const legal = lostCities.legal(state, seat);
    lostCities.apply(state, seat, tuned.choose(view, legal, { playouts: 1 }, rngFrom(1)).action);
  }
}

function worldsOf(view: View, rng: Rng): Begun[] {
  const { imagine = lostCities.imagine } = roster.model;
  const seat = view.who as Seat;
  return Array.from({ length: WORLDS }, () => {
    const world = imagine(view, split(rng));
    const luck = split(rng);
    return lostCities
      .legal(world, seat)
      .slice(0, ACTIONS)
      .map(action => {
        const state = lostCities.copy(world);
        lostCities.apply(state, seat, action);
        return { state, seat, luck };
      });
  }).flat();
}

/** Of this thread's own time. */
function microseconds(model: (typeof LATE_PLAYOUTS)['champion'], begun: readonly Begun[]): number {
  const found = newOutcome();
  const start = process.threadCpuUsage();
  for (const { state, seat, luck } of begun) model.playOut(state, copyRng(luck), found, seat);
  const { user, system } = process.threadCpuUsage(start);
  return user + system;
}

export function latePlayoutLine(found: LatePlayouts): string {
  const { cards, championMicroseconds: now, beforeMicroseconds: before } = found;
  return `Lost Cities, a playout from ${cards} cards: champion ${now.toFixed(0)} us, champion-1 ${before.toFixed(0)} us, ${(before / now).toFixed(1)} times as fast`;
}
