import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNIT } from '@signoria/bots/net/decisions';
import { bytesOf, DROP1, DROP2_AFTER, DROP2_BEFORE, emptyNet, TOP } from '@signoria/bots/net/net';
import { MARGIN_SCALE } from '@signoria/bots/search/judged';
import { expect, test } from 'vitest';
import { LIMIT, MARGIN_SHARE } from './learner.ts';
import { CHOICE_ROOM, CHOICE_ROW, FINE, NOTHING, PAIRS, ROOM, ROW, WHOLE } from './position-file.ts';

const PYTHON = readFileSync(join(import.meta.dirname, 'learn.py'), 'utf8');

/** What learn.py sets at its head, by name: whole lines such as `A, B = 1, 2`, reckoned from those before them. */
function constantsOf(source: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [, names, values] of source.matchAll(/^([A-Z][A-Z\d_, ]*) = (.+)$/gm))
    names.split(', ').forEach((name, i) => {
      const terms = values.split(', ')[i].split(' + ');
      const factors = (term: string) =>
        term.split(' * ').map(factor => found[factor] ?? Number(factor.replaceAll('_', '')));
      found[name] = terms.reduce(
        (sum, term) => sum + factors(term).reduce((all, factor) => all * factor, 1),
        0,
      );
    });
  return found;
}

test('the learner in PyTorch reads the same rows, aims at the same and writes the same whole numbers as ours', () => {
  expect(constantsOf(PYTHON)).toEqual({
    ...{ ROOM, ROW, NOTHING, WHOLE, CHOICE_ROOM, PAIRS, CHOICE_ROW, FINE },
    ...{ UNIT, MARGIN_SCALE, MARGIN_SHARE, LIMIT },
    ...{ TOP, DROP1, DROP2: DROP2_BEFORE + DROP2_AFTER },
    // How much it sharpens is a wish of its own.
    SHARPEN: 0,
  });
});

test('the learner in PyTorch begins a file of a net as ours does', () => {
  const shape = { inputs: 300, hidden: 16, deep: 8, outputs: 2 };
  const head = Buffer.from(bytesOf(emptyNet(shape, 7))).subarray(0, 16);
  const [, format, mark, sizes] = PYTHON.match(/struct\.pack\('(.+)', b'(.+)', (.+), layout\)/) ?? [];
  expect(format).toBe('<4sHHHHI');
  expect(head.toString('latin1', 0, 4)).toBe(mark);
  expect(sizes).toBe('w1.shape[1], w1.shape[0], w2.shape[0], w3.shape[0]');
  expect([4, 6, 8, 10].map(at => head.readUInt16LE(at))).toEqual(Object.values(shape));
  expect(head.readUInt32LE(12)).toBe(7);
});
