import { rngFrom } from '@signoria/core';
import { describe, expect, test } from 'vitest';
import { SUBJECTS } from './subjects.ts';
import { compare, dealsOf } from './trial.ts';

describe.each(SUBJECTS)('$name', subject => {
  const { settings, start, found } = subject;
  const deals = dealsOf(subject, 8 * settings.length, rngFrom(7));

  test('a table of weights is no better than itself', () => {
    expect(compare(subject, found, [found], deals)).toBeCloseTo(0, 12);
  });

  test('what one table gains over another, the other loses', () => {
    const gained = compare(subject, found, [start], deals);
    expect(compare(subject, start, [found], deals)).toBeCloseTo(-gained, 12);
  });

  test('the weights the bots play by beat those the search began with', () => {
    expect(compare(subject, found, [start], deals)).toBeGreaterThan(0.01);
  });
});
