/**
 * Finds the daily positions: bots play, and if the champion finds one choice clearly best and the heuristic makes another,
 * the position is stored in apps/web/src/daily/positions. The same call finds the same positions, as long as rules and
 * bots are the same.
 *
 *   node scripts/daily.ts                     90 positions of every game
 *   node scripts/daily.ts citadels --positions 20
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROSTERS } from '@signoria/bots';
import { collect, type Found } from './daily/collect.ts';

const PLACE = join(import.meta.dirname, '../apps/web/src/daily/positions');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { positions: { type: 'string', default: '90' } },
});

/** One position a line. */
function write({ collection: { positions, ...head }, looked }: Found): void {
  const lines = positions.map(position => `    ${JSON.stringify(position)}`).join(',\n');
  const text = `${JSON.stringify(head).slice(0, -1)},\n  "positions": [\n${lines}\n  ]\n}\n`;
  writeFileSync(join(PLACE, `${head.game}.json`), text);
  console.log(`${head.game}: ${positions.length} positions of ${looked} looked at`);
}

for (const roster of ROSTERS) {
  if (positionals.length > 0 && !positionals.includes(roster.game.id)) continue;
  for (const found of collect(roster, Number(values.positions))) write(found);
}
