import { describe, expect, test } from 'vitest';
import { GAMES } from '../rooms.ts';
import { ruleCode } from './rule-code.ts';

describe('the code of a rule', () => {
  test('is a whole function with its comment', () => {
    const [first] = ruleCode('patrician')['P-2.4'].places;
    expect(first.file).toMatch(/^packages\/patrician\/src\//);
    expect(first.code).toMatch(/^\/\*\*.*P-2\.4.*\*\/\nexport function .*\n}$/s);
  });

  test('is the one step of a table, moved to the edge', () => {
    const step = ruleCode('citadels')['C-3.4'].places.find(({ name }) => name === 'sequence.choose');
    expect(step?.code).toMatch(/^\/\*\* C-3\.4 .*\*\/\nchoose: {[^\n]*},$/s);
  });

  test.each(GAMES)('is there for every rule of %s, and so is a test', game => {
    const all = Object.entries(ruleCode(game));
    expect(all.length).toBeGreaterThan(20);
    for (const [number, { places, tests }] of all) {
      expect(places.length, number).toBeGreaterThan(0);
      expect(tests.length, number).toBeGreaterThan(0);
      for (const { code } of places) expect(code.trim(), number).not.toBe('');
    }
  });
});
