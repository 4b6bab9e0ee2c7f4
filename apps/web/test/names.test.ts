import { Name } from '@signoria/protocol';
import { expect, test } from 'vitest';
import { checkOf } from '../../server/src/check.ts';
import { tooManyLetters } from '../src/components/name-letters.ts';

test('a name is too long for the page when it is for the server', () => {
  const server = checkOf(Name)();
  for (const length of [1, 23, 24, 25, 60]) {
    const name = 'é'.repeat(length);
    expect(tooManyLetters(name) === 0).toBe(server.Check(name));
  }
  expect(tooManyLetters(`  ${'x'.repeat(24)}  `)).toBe(0);
  expect(tooManyLetters('x'.repeat(27))).toBe(3);
});
