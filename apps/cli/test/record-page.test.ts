import { readFileSync } from 'node:fs';
import { type Game, parseRecord, replay } from '@signoria/core';
import { findGame } from '@signoria/games';
import { expect, test } from 'vitest';

const PAGE = readFileSync(new URL('../../../docs/record.md', import.meta.url), 'utf8');

test('the example of docs/record.md is a sound record once its comments are gone', () => {
  const [, example] = /```jsonc\n([^`]*)```/.exec(PAGE) ?? [];
  const record = parseRecord(example.replace(/\/\/.*$/gm, ''), findGame);
  if (!record.ok) throw new Error(JSON.stringify(record.problem));
  expect(replay(record.value, findGame(record.value.game) as Game).ok).toBe(true);
  for (const field of Object.keys(record.value)) expect(PAGE).toContain(`| \`${field}\` |`);
});
