import { readFileSync } from 'node:fs';
import { parseHandbook } from '@signoria/words/handbook';
import { describe, expect, test } from 'vitest';
import { search } from '../src/rules/search.ts';

const read = (path: string) => parseHandbook(readFileSync(new URL(path, import.meta.url), 'utf8'));
const english = read('../../../docs/handbook/en/lost-cities.md');
const french = read('../../../docs/handbook/fr/citadels.md');

const rulesIn = (blocks: readonly ReturnType<typeof read>[number][]) =>
  blocks.flatMap(block => (block.kind === 'rule' ? [block.number] : []));

describe('the handbook is searched', () => {
  test('nothing asked shows all of it', () => {
    expect(search(english, '  ')).toBe(english);
  });

  test('a rule is found by its number, under its heading', () => {
    const found = search(english, 'lc-5.3');
    expect(rulesIn(found)).toContain('LC-5.3');
    expect(found[0].kind).toBe('title');
  });

  test('every word must stand in the paragraph, in any order', () => {
    const found = rulesIn(search(english, 'negative wagers'));
    expect(found).toContain('LC-5.3');
    expect(found.length).toBeLessThan(rulesIn(search(english, 'wagers')).length);
  });

  test('accents and capitals do not matter', () => {
    const found = rulesIn(search(french, 'sorciere'));
    expect(found.length).toBeGreaterThan(0);
    expect(rulesIn(search(french, 'SORCIÈRE'))).toEqual(found);
  });

  test('what stands nowhere is not found', () => {
    expect(search(english, 'dragon')).toEqual([]);
  });
});
