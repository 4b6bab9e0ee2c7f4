import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import type { Game, Kind } from '../game.ts';
import { canonical } from '../plain.ts';
import { rngFrom } from '../rng.ts';
import { dealAt, type Kit, label, playRandomly, type TableSetup } from './kit.ts';
import { perft } from './perft.ts';

/** Counting stops at the first depth with more sequences than this. */
const ENOUGH = 4_000;
const DEEPEST = 5;

/** Files kept next to the tests: if one changes, the rules have changed, and that must be on purpose. */
export function checkGolden<T extends Kind>(kit: Kit<T>): void {
  describe('golden', () => {
    test('one playthrough per table is as it was', async () => {
      for (const [i, table] of kit.tables.entries())
        await expect(playthrough(kit.game, table)).toMatchFileSnapshot(
          `${kit.golden}/playthrough-${i + 1}.txt`,
        );
    });

    test('as many sequences of actions as ever follow from fixed deals', async () => {
      const counts = kit.tables.map(table => `${label(table)}: ${countsAt(kit.game, table).join(' ')}\n`);
      await expect(counts.join('')).toMatchFileSnapshot(`${kit.golden}/perft.txt`);
    });
  });
}

function playthrough<T extends Kind>(game: Game<T>, table: TableSetup): string {
  const state = dealAt(game, table, 4242);
  const lines = [`${game.id} rules ${game.rulesVersion}, ${label(table)}`, `deal ${digest(state)}`];
  playRandomly(game, state, rngFrom(4242), ({ seat, action }) => {
    const events: string[] = [];
    const after = game.copy(state);
    game.apply(after, seat, action, event => events.push(JSON.stringify(event)));
    lines.push(
      `${seat} ${JSON.stringify(action)} -> ${digest(after)}`,
      ...events.map(event => `    ${event}`),
    );
  });
  lines.push(`view of the table ${canonical(game.view(state, 'table'))}`);
  lines.push(`result ${JSON.stringify(game.result(state))}`);
  return `${lines.join('\n')}\n`;
}

function digest(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value)))).slice(0, 12);
}

/** The counts from the table's first deal. */
function countsAt<T extends Kind>(game: Game<T>, table: TableSetup): number[] {
  return perft(game, dealAt(game, table, 1), ENOUGH, DEEPEST);
}
