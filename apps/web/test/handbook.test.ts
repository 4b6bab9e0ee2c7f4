import { GAMES } from '@signoria/games';
import { unmarked } from '@signoria/words/handbook';
import { describe, expect, test } from 'vitest';
import { asPrinted, handbook } from '../src/rules/handbook.ts';

describe('the handbook', () => {
  test('is printed in French with spaces that hold, in English as it is written', () => {
    const written = 'Qui joue ? Lui : « moi » ; fin ! | :--- |';
    expect(asPrinted(written, 'fr')).toBe(
      'Qui joue\u202f? Lui\u00a0: «\u00a0moi\u00a0»\u202f; fin\u202f! | :--- |',
    );
    expect(asPrinted(written, 'en')).toBe(written);
  });

  test.each(GAMES.map(({ id }) => id))('of %s breaks no French line before a stop', async game => {
    const printed = JSON.stringify(await handbook('fr', game));
    expect(printed).toContain('\u00a0:');
    expect(printed.match(/ [:;!?»]|« /g)).toBe(null);
  });

  test.each(GAMES.map(({ id }) => id))('of %s shows no mark of how it is written', async game => {
    for (const language of ['en', 'fr'] as const)
      for (const block of (await handbook(language, game)) ?? [])
        if (block.kind === 'text' || block.kind === 'rule')
          expect(unmarked(block.text)).not.toMatch(/\]\(|\.md\b|\*\*|`/);
  });

  test.each(['en', 'fr'] as const)(
    'of Patrician prints the start cards with their star, in %s',
    async language => {
      const rows = (await handbook(language, 'patrician'))?.flatMap(block =>
        block.kind === 'table' ? block.rows : [],
      );
      const bologna = rows?.find(([city]) => city === 'Bologna')?.[1] ?? '';
      expect(unmarked(bologna)).toBe('+ + B* C* C A AA');
    },
  );

  test.each(['en', 'fr'] as const)('of Lost Cities has every rule in %s', async language => {
    const rules = (await handbook(language, 'lost-cities'))?.filter(({ kind }) => kind === 'rule') ?? [];
    expect(rules.length).toBeGreaterThan(20);
  });
});
