import { CLUBS } from '@signoria/bots';
import { expect, test } from 'vitest';
import { peeked } from './reads-only-the-view.ts';

for (const { game, mind } of CLUBS) {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const [name, options] of Object.entries(game.options.presets)) {
      if (game.options.check?.(options, seats)) continue;
      test(`${game.id}, ${seats} seats, ${name}: the policy chooses alike in every world of a view`, () => {
        const { policy } = mind(seats);
        expect(peeked(game, policy, seats, options, seats)).toBeNull();
      });
    }
  }
}

test('a policy that looks at a hidden card is found out', () => {
  const [{ game }] = CLUBS;
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
