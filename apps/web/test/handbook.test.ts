import { GAMES } from '@signoria/games';
import { describe, expect, test } from 'vitest';
import { asPrinted, handbook, parseHandbook, ruleForOption, spans } from '../src/rules/handbook.ts';

const BOOK = `# A game

Some words
on two lines.

## 1. First
**X-1.1** A rule with a *word*.
> **Documents:** silent. **Played:** so. **Option:** \`long\`
**X-1.2** Another.

- one
- two,
  still two

| a | b |
|---|---|
| 1 | 2 |
`;

describe('the handbook', () => {
  test('is read block by block', () => {
    expect(parseHandbook(BOOK)).toEqual([
      { kind: 'title', level: 1, text: 'A game' },
      { kind: 'text', text: 'Some words on two lines.' },
      { kind: 'title', level: 2, text: '1. First' },
      { kind: 'rule', number: 'X-1.1', text: 'A rule with a *word*.' },
      { kind: 'ruling', lines: ['**Documents:** silent. **Played:** so. **Option:** `long`'] },
      { kind: 'rule', number: 'X-1.2', text: 'Another.' },
      { kind: 'list', entries: ['one', 'two, still two'] },
      {
        kind: 'table',
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
    ]);
  });

  test('finds the rule whose ruling an option belongs to', () => {
    expect(ruleForOption(parseHandbook(BOOK), 'long')).toBe('X-1.1');
    expect(ruleForOption(parseHandbook(BOOK), 'short')).toBe(null);
  });

  test('marks bold, italic, code and rule numbers', () => {
    expect(spans('**a** b *c* `d` LC-2.3.')).toEqual([
      { style: 'strong', text: 'a' },
      { style: 'plain', text: ' b ' },
      { style: 'em', text: 'c' },
      { style: 'plain', text: ' ' },
      { style: 'code', text: 'd' },
      { style: 'plain', text: ' ' },
      { style: 'rule', text: 'LC-2.3' },
      { style: 'plain', text: '.' },
    ]);
  });

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

  test.each(['en', 'fr'] as const)('of Lost Cities has every rule in %s', async language => {
    const rules = (await handbook(language, 'lost-cities'))?.filter(({ kind }) => kind === 'rule') ?? [];
    expect(rules.length).toBeGreaterThan(20);
  });
});
