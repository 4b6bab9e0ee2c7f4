import { describe, expect, test } from 'vitest';
import type { Game, Kind } from '../game.ts';
import { isQuiet, isSameInWorlds } from '../reveals.ts';
import { type Rng, rngFrom, split } from '../rng.ts';
import type { Seat, Who } from '../seat.ts';
import { dealAt, type Kit, label, onlookers, playRandomly, type Step, same, type TableSetup } from './kit.ts';

/** The leak test and its other half: what cannot be known is not told, and what is told can be imagined again. */
export function checkSecrets<T extends Kind>(kit: Kit<T>): void {
  describe.each(kit.tables.map(table => ({ name: label(table), table })))('$name', ({ table }) => {
    test('permuting what one cannot know changes no byte of what one is told', () => {
      let permuted = 0;
      for (let number = 0; number < (kit.watched ?? 2); number++) permuted += watchLeaks(kit, table, number);
      expect(permuted, 'the scramble never changed anything').toBeGreaterThan(0);
    });

    test('an imagined state looks just like the real one, and can be played to the end', () => {
      for (let number = 0; number < (kit.watched ?? 2); number++) watchWorlds(kit, table, number);
    });

    test('an action with none but quiet events tells nobody anything else, in any world', () => {
      expect(watchQuiet(kit.game, table), 'no action was quiet').toBeGreaterThan(0);
    });
  });
}

/** One random game in which what each onlooker cannot know is permuted at each step; says how often it differed. */
export function watchLeaks<T extends Kind>(kit: Kit<T>, table: TableSetup, number: number): number {
  const { game } = kit;
  const rng = rngFrom(number + 1000);
  const state = dealAt(game, table, number);
  let permuted = 0;
  playRandomly(game, state, rngFrom(number), step => {
    for (const who of onlookers(state)) {
      const other = kit.scramble(state, who, split(rng));
      if (JSON.stringify(other) !== JSON.stringify(state)) permuted++;
      checkSameToldTo(kit, who, step, other, `game ${number} step ${step.index} seen by ${who}`);
    }
  });
  return permuted;
}

/** One random game in which each onlooker imagines a world at each step. */
export function watchWorlds<T extends Kind>(kit: Kit<T>, table: TableSetup, number: number): void {
  const { game } = kit;
  const rng = rngFrom(number + 2000);
  const state = dealAt(game, table, number);
  const laid = String(kit.material(state));
  playRandomly(game, state, rngFrom(number), ({ index }) => {
    for (const who of onlookers(state)) {
      const where = `game ${number} step ${index} imagined by ${who}`;
      const seen = JSON.stringify(game.view(state, who));
      const world = game.imagine(JSON.parse(seen), split(rng));
      same(JSON.stringify(game.view(world, who)), seen, where);
      same(String(kit.material(world)), laid, where);
      same(String(game.turn(world)), String(game.turn(state)), where);
      if (who !== 'table')
        same(JSON.stringify(game.legal(world, who)), JSON.stringify(game.legal(state, who)), where);
      if (index % 16 === number % 16) playRandomly(game, world, split(rng));
    }
  });
}

/** Enough worlds for each of so many actions: what an action shows is nearly always one card of many. */
const QUIET_WORLDS = 3;
const MOST_QUIET = 80;

/** One random game whose quiet actions are played in other worlds as well; says how many there were. */
function watchQuiet<T extends Kind>(game: Game<T>, table: TableSetup): number {
  const rng = rngFrom(4000);
  const state = dealAt(game, table, 0);
  let quiet = 0;
  playRandomly(game, state, rngFrom(0), ({ index, seat, action }) => {
    if (quiet >= MOST_QUIET) return;
    const events: T['event'][] = [];
    const after = game.copy(state);
    game.apply(after, seat, action, event => events.push(event));
    if (!isQuiet(game, events, after)) return;
    quiet++;
    const told = events.map(({ type }) => type);
    const isSame = isSameInWorlds(game, state, seat, action, split(rng), QUIET_WORLDS);
    same(isSame, true, `step ${index}, ${told}: the same in all worlds`);
  });
  return quiet;
}

function checkSameToldTo<T extends Kind>(
  kit: Kit<T>,
  who: Who,
  { state, seat, action }: Step<T>,
  other: T['state'],
  where: string,
): void {
  const { game } = kit;
  same(JSON.stringify(game.view(other, who)), JSON.stringify(game.view(state, who)), where);
  same(String(game.turn(other)), String(game.turn(state)), where);
  if (who !== 'table') {
    same(JSON.stringify(game.legal(other, who)), JSON.stringify(game.legal(state, who)), where);
    for (const probe of kit.universe(state))
      same(JSON.stringify(game.why(other, who, probe)), JSON.stringify(game.why(state, who, probe)), where);
  }
  if (game.why(other, seat, action)) return;
  const real = tellAfter(game, game.copy(state), seat, action, who);
  const twin = tellAfter(game, other, seat, action, who);
  if (real.view === twin.view) same(twin.events, real.events, where);
}

function tellAfter<T extends Kind>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
  who: Who,
): { view: string; events: string } {
  const events: unknown[] = [];
  game.apply(state, seat, action, event => events.push(game.redact(event, who)));
  return { view: JSON.stringify(game.view(state, who)), events: JSON.stringify(events) };
}

/** Plays `count` imagined worlds of one view and says how often each description came up, for tests of fairness. */
export function tally<T extends Kind>(
  game: Game<T>,
  view: T['view'],
  count: number,
  describeWorld: (state: T['state']) => string,
  rng: Rng = rngFrom(1),
): Record<string, number> {
  const seen: Record<string, number> = {};
  for (let i = 0; i < count; i++) {
    const key = describeWorld(game.imagine(view, split(rng)));
    seen[key] = (seen[key] ?? 0) + 1;
  }
  return seen;
}
