import type { LogLine } from '@signoria/protocol';
import { LANGUAGES, wordsFor } from '@signoria/words';
import { describe, expect, test } from 'vitest';
import { moveInWords, refuserOf } from '../src/screens/game/takeback.ts';

const NAMES = ['Ada', 'Bea'];
const PLAYED = { type: 'played', seat: 0, card: 33 };
const DREW = { type: 'drew', seat: 0, card: null };
const LOG: LogLine[] = [
  { version: 1, at: 0, kind: 'act', seat: 0, by: 'person', events: [PLAYED] },
  { version: 2, at: 0, kind: 'act', seat: 0, by: 'person', events: [DREW] },
  { version: 3, at: 0, kind: 'ask', seat: 0, what: 'takeback', count: 1 },
];
const NO: LogLine = { version: 4, at: 0, kind: 'answer', seat: 1, what: 'takeback', agree: false };

describe.each(LANGUAGES)('in %s', language => {
  test('a move asked back is named as the log names it', async () => {
    const words = await wordsFor(language, 'lost-cities');
    const told = moveInWords(LOG, 1, words, NAMES);
    expect(told).toBe(words.event(PLAYED, NAMES));
    expect(told).toContain('Ada');
    expect(moveInWords(LOG, 3, words, NAMES)).toBeNull();
    expect(moveInWords(LOG, 9, words, NAMES)).toBeNull();
  });
});

test('the asker is told who said no, until the match goes on', () => {
  expect(refuserOf(LOG, 0)).toBeNull();
  expect(refuserOf([...LOG, NO], 0)).toBe(1);
  expect(refuserOf([...LOG, NO], 1)).toBeNull();
  expect(refuserOf([...LOG, { ...NO, agree: true }], 0)).toBeNull();
  expect(refuserOf([...LOG, NO, { version: 5, at: 0, kind: 'return', seat: 0 }], 0)).toBe(1);
  expect(refuserOf([...LOG, NO, { ...LOG[0], version: 5 }], 0)).toBeNull();
});
