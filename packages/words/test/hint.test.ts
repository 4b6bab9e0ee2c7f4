import { citadels } from '@signoria/citadels';
import { defaultPreset, seedFromText, startMatch } from '@signoria/core';
import { expect, test } from 'vitest';
import { type HintMove, hintLines, hintWords } from '../src/hint.ts';
import { LANGUAGES, wordsFor } from '../src/index.ts';

const NAMES = ['Ada', 'Bea', 'Carlo', 'Dino'];
const { state } = startMatch(
  citadels,
  4,
  citadels.options.presets[defaultPreset(citadels.options)],
  seedFromText('hint'),
);
const [seat] = citadels.turn(state);
const [first, second] = citadels.legal(state, seat);

/** A move with so much to be ahead, and so many points of districts. */
function move(action: HintMove['action'], margin: number, districts: number): HintMove {
  const parts = [{ key: 'districts', code: 'districts', of: { districts: 5 }, points: districts }];
  return { action, winChance: 0.4 + margin / 100, winError: 0.001, margin, error: 0.01, parts };
}

async function reasons(language: (typeof LANGUAGES)[number], best: HintMove, other: HintMove) {
  const words = await wordsFor(language, 'citadels');
  const lines = hintLines(hintWords(language), words, citadels.view(state, seat), NAMES, [best, other]);
  return lines[1].reason?.replace(/[\u00a0\u202f]/g, ' ');
}

test.each([
  [20, 18, 'Difference: Districts −2.', 'Différence : Valeur des quartiers −2.'],
  [
    20,
    22,
    'Difference: Districts +2; but the opponents gain more.',
    'Différence : Valeur des quartiers +2 ; mais les adversaires gagnent davantage.',
  ],
])(
  'a move that falls behind says why, with %i points against %i of its own',
  async (own, others, ...said) => {
    const [english, french] = said;
    const moves = [move(first, 5, own), move(second, 1, others)] as const;
    expect(await reasons('en', ...moves)).toBe(english);
    expect(await reasons('fr', ...moves)).toBe(french);
  },
);

test('a move that gets further ahead with less of its own says that the others have still less', async () => {
  const other = { ...move(second, 8, 17), winChance: 0.3 };
  expect(await reasons('en', move(first, 5, 20), other)).toBe(
    'Difference: Districts −3; but the opponents gain less.',
  );
});

test.each(LANGUAGES)('points that lead nobody are called level in %s', async language => {
  const words = await wordsFor(language, 'citadels');
  const moves = [move(first, 0, 20), move(second, -4, 18)];
  const [best] = hintLines(hintWords(language), words, citadels.view(state, seat), NAMES, moves);
  expect(best.text).toMatch(/tied with the best opponent|à égalité avec le meilleur adversaire/);
});
