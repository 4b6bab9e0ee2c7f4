import { describe, expect, test } from 'vitest';
import { words as en } from '../src/en/lost-cities/index.ts';
import { words as fr } from '../src/fr/lost-cities/index.ts';

describe('how an expedition stands, in words', () => {
  test.each([
    [-16, 2, null, 'needs 16 more, doubled', 'il manque 16, doublé'],
    [-20, 4, null, 'needs 20 more, quadrupled', 'il manque 20, quadruplé'],
    [0, 3, null, 'breaks even', 'à l’équilibre'],
    [12, 1, null, 'earns 12', 'rapporte 12'],
    [12, 3, 8, 'earns 12, tripled, +20 for 8 cards', 'rapporte 12, triplé, +20 pour 8 cartes'],
  ])('%i over the cost, times %i, bonus for %s', (over, times, cards, english, french) => {
    expect(en.terms.standing(over, times, cards)).toBe(english);
    expect(fr.terms.standing(over, times, cards)).toBe(french);
  });

  test.each([
    [-16, 2, null, '16\u00a0to\u00a0go, doubled', 'manque\u00a016, doublé'],
    [0, 1, null, 'even', 'équilibre'],
    [12, 1, 8, 'earns\u00a012, +20', 'gagne\u00a012, +20'],
  ])('briefly: %i, times %i, bonus for %s', (over, times, cards, english, french) => {
    expect(en.terms.standingBriefly(over, times, cards)).toBe(english);
    expect(fr.terms.standingBriefly(over, times, cards)).toBe(french);
  });
});
