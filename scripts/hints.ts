/**
 * Asks for hints in many positions from games of the policy, and counts those that contradict themselves: a move that is
 * shown with a higher chance of winning, in whole percent, than one before it.
 *
 *   node scripts/hints.ts                         500 positions of every game
 *   node scripts/hints.ts citadels --positions 50 --playouts 300
 *   node scripts/hints.ts citadels --positions 100 --part 2/5    the second fifth of 500, with deals of its own
 */
import { parseArgs } from 'node:util';
import { ROSTERS } from '@signoria/bots';
import { hintsOf } from './hints/contradictions.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    positions: { type: 'string', default: '500' },
    playouts: { type: 'string', default: '240' },
    part: { type: 'string', default: '1/1' },
  },
});

const [first, every] = values.part.split('/').map(Number);
for (const roster of ROSTERS) {
  if (positionals.length > 0 && !positionals.includes(roster.game.id)) continue;
  const found = hintsOf(roster, Number(values.positions), Number(values.playouts), { first, every });
  console.log(JSON.stringify({ game: roster.game.id, ...found }));
}
