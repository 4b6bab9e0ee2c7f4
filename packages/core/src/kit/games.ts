import { describe, expect, test } from 'vitest';
import type { Kind } from '../game.ts';
import { canonical } from '../plain.ts';
import { below, type Rng, rngFrom, split } from '../rng.ts';
import { seatsOf } from '../seat.ts';
import { dealAt, type Kit, label, onlookers, playRandomly, type Step, same, type TableSetup } from './kit.ts';

/** What nobody could mean as an action. */
const JUNK: readonly unknown[] = [
  null,
  undefined,
  7,
  'draw',
  [],
  {},
  { type: 'no-such-thing' },
  { type: null },
];

const RULE_NUMBER = /^[A-Z]{1,2}-\d+(\.\d+)*$/;

/** Whole random games: they end, conserve their material, and what is listed is exactly what is allowed. */
export function checkGames<T extends Kind>(kit: Kit<T>): void {
  describe.each(kit.tables.map(table => ({ name: label(table), table })))('$name', ({ table }) => {
    test(`${kit.games} random games end, lose nothing, and count as an independent recount does`, () => {
      for (let number = 0; number < kit.games; number++) playThrough(kit, table, number);
    });

    test('what is listed may be done, and nothing else', () => {
      for (let number = 0; number < (kit.watched ?? 2); number++) watchRules(kit, table, number);
    });
  });
}

/** One random game to its end: nothing lost on the way, and the result is the recount. */
export function playThrough<T extends Kind>(kit: Kit<T>, table: TableSetup, number: number): void {
  const { game } = kit;
  const state = dealAt(game, table, number);
  const imagining = rngFrom(number + 3000);
  const laid = String(kit.material(state));
  playRandomly(game, state, rngFrom(number), ({ index }) => {
    if (index % 64 === number % 64) same(String(kit.material(state)), laid, place(number, index));
    checkTruth(kit, state, imagining, place(number, index));
  });
  checkTruth(kit, state, imagining, `the end of game ${number}`);
  same(String(kit.material(state)), laid, `the end of game ${number}`);
  const totals = game.result(state)?.scores.map(score => score.total);
  same(String(totals), String(kit.recount(state)), `the result of game ${number}`);
}

/** A world is imagined at one step in this many. */
const STEPS_PER_WORLD = 4;

/** What everyone remembers is true in the real state, and in the world that is sometimes imagined. */
function checkTruth<T extends Kind>(
  { game, untruth }: Kit<T>,
  state: T['state'],
  rng: Rng,
  where: string,
): void {
  if (!untruth) return;
  const all = onlookers(state);
  const imaginer = all[below(rng, all.length * STEPS_PER_WORLD)];
  for (const who of all) {
    const view = game.view(state, who);
    same(untruth(state, view), null, `${where} remembered by ${who}`);
    if (who === imaginer)
      same(untruth(game.imagine(view, split(rng)), view), null, `${where} imagined by ${who}`);
  }
}

/** One random game, at each step of which the listed actions are allowed and all others are refused. */
export function watchRules<T extends Kind>(kit: Kit<T>, table: TableSetup, number: number): void {
  const { game } = kit;
  const state = dealAt(game, table, number);
  const laid = String(kit.material(state));
  playRandomly(game, state, rngFrom(number), step => {
    checkStep(kit, step, place(number, step.index));
    same(String(kit.material(state)), laid, place(number, step.index));
  });
  for (const seat of seatsOf(state.seats)) {
    same(game.legal(state, seat).length, 0, `seat ${seat} may act after the end`);
    same(game.why(state, seat, { type: 'anything' })?.code, 'game-over', `seat ${seat} acts after the end`);
  }
}

function checkStep<T extends Kind>(kit: Kit<T>, { state, index }: Step<T>, where: string): void {
  const { game } = kit;
  const inTurn = game.turn(state);
  const misfit = game.check(state, state.seats, state.options);
  if (misfit) expect.fail(`${where}: a state of the game is refused at ${misfit.at}: ${misfit.expected}`);
  same(game.result(state), null, `${where}: a result before the end`);
  same(new Set(inTurn).size, inTurn.length, `${where}: a seat is in turn twice`);
  const universe = [...kit.universe(state), ...JUNK].map(action => ({ action, key: canonical(action) }));
  for (const seat of seatsOf(state.seats)) {
    const actions = game.legal(state, seat);
    const listed = new Set(actions.map(canonical));
    same(listed.size, actions.length, `${where}: an action is listed twice`);
    same(actions.length > 0, inTurn.includes(seat), `${where}: turn() and legal() differ on seat ${seat}`);
    for (const action of actions) {
      const refusal = game.why(state, seat, action);
      if (refusal)
        expect.fail(
          `${where}: ${canonical(action)} is listed but refused by ${refusal.rule} ${refusal.code}`,
        );
    }
    for (const { action, key } of universe) {
      if (listed.has(key)) continue;
      const refusal = game.why(state, seat, action);
      if (!refusal) expect.fail(`${where}: ${key} is not listed for seat ${seat} but allowed`);
      if (!RULE_NUMBER.test(refusal.rule) || refusal.code === '')
        expect.fail(`${where}: ${key} is refused by ${refusal.rule} ${refusal.code}`);
    }
    for (const action of actions.slice(index % 5, (index % 5) + 5)) {
      const copy = game.copy(state);
      game.apply(copy, seat, action);
      if (JSON.stringify(copy) === JSON.stringify(state))
        expect.fail(`${where}: ${canonical(action)} changes nothing`);
    }
  }
}

function place(game: number, step: number): string {
  return `game ${game} step ${step}`;
}
