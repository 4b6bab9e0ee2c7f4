import { expect, test } from 'vitest';
import { type OptionSchema, parseOptions } from '../src/index.ts';

interface Sample {
  open: boolean;
  rounds: number;
  edition: string;
  extras: string[];
}

const schema: OptionSchema<Sample> = {
  fields: {
    open: { type: 'boolean' },
    rounds: { type: 'integer', minimum: 1, maximum: 5 },
    edition: { type: 'string', enum: ['old', 'new'] },
    extras: { type: 'array', items: { type: 'string', enum: ['a', 'b'] }, uniqueItems: true },
  },
  presets: {
    plain: { open: false, rounds: 3, edition: 'new', extras: [] },
    rich: { open: true, rounds: 3, edition: 'new', extras: ['a'] },
  },
  check: (options, seats) =>
    options.open && seats > 4 ? { at: 'options.open', code: 'too-many', expected: 'at most 4 seats' } : null,
};

test('without input the first preset is played', () => {
  expect(parseOptions(schema, undefined, 2)).toEqual({ ok: true, value: schema.presets.plain });
});

test('single options change a preset', () => {
  const found = parseOptions(schema, { preset: 'rich', rounds: 1, extras: ['b', 'a'] }, 2);
  expect(found).toEqual({ ok: true, value: { open: true, rounds: 1, edition: 'new', extras: ['b', 'a'] } });
  expect(schema.presets.rich.rounds).toBe(3);
});

test('options cannot be changed once read, and the preset is not touched', () => {
  const found = parseOptions(schema, { preset: 'rich' }, 2);
  expect(found.ok && Object.isFrozen(found.value)).toBe(true);
});

test.each([
  [null, 'options'],
  ['plain', 'options'],
  [{ preset: 1 }, 'options.preset'],
  [{ preset: 'toString' }, 'options.preset'],
  [{ constructor: 1 }, 'options.constructor'],
  [{ open: 'yes' }, 'options.open'],
  [{ rounds: 2.5 }, 'options.rounds'],
  [{ rounds: 0 }, 'options.rounds'],
  [{ edition: 'newer' }, 'options.edition'],
  [{ extras: 'a' }, 'options.extras'],
  [{ extras: ['a', 'a'] }, 'options.extras'],
  [{ extras: ['c'] }, 'options.extras'],
])('%j is refused at %s', (input, at) => {
  expect(parseOptions(schema, input, 2)).toMatchObject({ ok: false, problem: { at } });
});

test('what needs a number of seats is checked with it', () => {
  expect(parseOptions(schema, { open: true }, 4).ok).toBe(true);
  expect(parseOptions(schema, { open: true }, 5)).toMatchObject({ ok: false, problem: { code: 'too-many' } });
});
