import { act, below, pick, rngFrom, sameAction, seedFromText, startMatch } from '@signoria/core';
import { type Action, patrician, type View } from '@signoria/patrician';
import { expect, test } from 'vitest';
import { ways } from '../src/boards/patrician/parts.tsx';
import { touch, type Way } from '../src/boards/touch.ts';

/** How often a person touches the board to take one of these actions, and what the last touch decides. */
function taps(view: View, legal: readonly Action[], wanted: Action, site: number) {
  const all = legal.flatMap(action => ways(action, view).map((way): Way<Action> => ({ ...way, action })));
  const own = all.filter(({ action }) => action === wanted).sort((a, b) => b.path.length - a.path.length);
  const { path } = own.length > 2 ? own[site] : own[0];
  let chosen: readonly string[] = [];
  for (const [before, part] of path.entries()) {
    const result = touch(all, chosen, part);
    if (result.type === 'act') return { touches: before + 1, result };
    if (result.type === 'choose') chosen = result.chosen;
  }
  // What has no part of the board is one button.
  return { touches: path.length + 1, result: { action: wanted } as { action: Action; next?: Action } };
}

/** A whole game by card and tower, any of the legal actions at every decision: turns, and touches of the board. */
function play(seats: number, deal: number): { turns: number; touches: number } {
  const match = startMatch(
    patrician,
    seats,
    patrician.options.presets.base,
    seedFromText(`taps ${seats} ${deal}`),
  );
  const chance = rngFrom(deal);
  const count = { turns: 0, touches: 0 };
  for (let [seat] = patrician.turn(match.state); seat !== undefined; [seat] = patrician.turn(match.state)) {
    const view = patrician.view(match.state, seat);
    const legal = patrician.legal(match.state, seat);
    const wanted = pick(chance, legal);
    const { touches, result } = taps(view, legal, wanted, below(chance, 2));
    expect(sameAction(result.action, wanted)).toBe(true);
    expect(act(match, seat, result.action).ok).toBe(true);
    if (result.next) expect(act(match, seat, result.next).ok).toBe(true);
    count.touches += touches;
    if (wanted.type === 'play') count.turns++;
  }
  return count;
}

test.each([2, 3, 4, 5])('a turn of Patrician takes 2.5 touches at most, with %i players', seats => {
  const games = Array.from({ length: 12 }, (_, deal) => play(seats, deal));
  const turns = games.reduce((sum, game) => sum + game.turns, 0);
  const touches = games.reduce((sum, game) => sum + game.touches, 0);
  expect(turns).toBeGreaterThan(12 * 40);
  expect(touches / turns).toBeLessThanOrEqual(2.5);
});
