import { ROSTERS } from '@signoria/bots';
import { defaultPreset, rngFrom, type Seat } from '@signoria/core';
import { expect, test } from 'vitest';
import { peeked } from './reads-only-the-view.ts';

for (const { game, model } of ROSTERS) {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const [name, options] of Object.entries(game.options.presets)) {
      if (game.options.check?.(options, seats)) continue;
      test(`${game.id}, ${seats} seats, ${name}: the policy chooses alike in every world of a view`, () => {
        const { policy } = model;
        expect(peeked(game, policy, seats, options, seats)).toBeNull();
      });
    }
  }
}

for (const { game, model } of ROSTERS.filter(roster => roster.model.imagine)) {
  test(`${game.id}: worlds weighed by belief agree with the view they were imagined from`, () => {
    const seats = game.seats.min;
    const { imagine, policy } = model;
    const state = game.setup(seats, game.options.presets[defaultPreset(game.options)], rngFrom(21));
    for (let move = 0; game.turn(state).length > 0; move++) {
      const [seat] = game.turn(state) as [Seat];
      const view = game.view(state, seat);
      const world = imagine?.(view, rngFrom(move));
      expect(world && game.view(world, seat)).toEqual(view);
      game.apply(state, seat, policy(state, seat, game.legal(state, seat), rngFrom(move)));
    }
  });
}

test('a policy that looks at a hidden card is found out', () => {
  const [{ game }] = ROSTERS;
  const options = game.options.presets.published;
  const peeking = peeked(
    game,
    (state, _seat, legal) => {
      const { stock } = state as unknown as { stock: number[] };
      return legal[stock[stock.length - 1] % legal.length];
    },
    2,
    options,
    1,
  );
  expect(peeking).not.toBeNull();
});
