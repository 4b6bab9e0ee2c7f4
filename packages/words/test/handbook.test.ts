import { describe, expect, test } from 'vitest';
import {
  isRuleNumber,
  parseHandbook,
  ruleForOption,
  ruleNumbers,
  rulesOf,
  spans,
  unmarked,
} from '../src/handbook.ts';

const BOOK = `# A game

Some words
on two lines.

[elsewhere](../index.md)

## 1. First
**X-1.1** A rule with a *word*.
> **Rulebooks:** silent. **Here:** so. **Option:** \`long\`
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
      { kind: 'link', text: 'elsewhere', to: '../index.md' },
      { kind: 'title', level: 2, text: '1. First' },
      { kind: 'rule', number: 'X-1.1', text: 'A rule with a *word*.' },
      { kind: 'ruling', lines: ['**Rulebooks:** silent. **Here:** so. **Option:** `long`'] },
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

  test('keeps a star that is meant as one', () => {
    expect(unmarked('+ B\\* C\\* *A* **B**')).toBe('+ B* C* A B');
    expect(spans('B\\* C\\*').map(({ style }) => style)).toEqual(['plain', 'plain', 'plain', 'plain']);
  });

  test('is asked for its rules, each with the rulings under it', () => {
    expect(rulesOf(parseHandbook(BOOK))).toEqual([
      {
        number: 'X-1.1',
        text: 'A rule with a *word*.',
        rulings: ['**Rulebooks:** silent. **Here:** so. **Option:** `long`'],
      },
      { number: 'X-1.2', text: 'Another.', rulings: [] },
    ]);
  });

  test('has no ruling before its first rule', () => {
    expect(() => rulesOf(parseHandbook('# A game\n\n> **Rulebooks:** silent.'))).toThrow('silent');
  });

  test('is read without its marks', () => {
    expect(unmarked('**Option:** `long`, *see* LC-2.3')).toBe('Option: long, see LC-2.3');
    expect(unmarked('read from a [file](../../printings.md).')).toBe('read from a file.');
  });

  test('numbers its rules by game, section and place', () => {
    expect(['LC-2.3', 'P-10.1'].map(isRuleNumber)).toEqual([true, true]);
    expect(['lc-2.3', 'LC-2', 'LC-2.3.', '2.3', 'ABC-1.1'].map(isRuleNumber)).toEqual(Array(5).fill(false));
    expect(ruleNumbers('As in LC-2.3 and (P-1.10), not 3.4.')).toEqual(['LC-2.3', 'P-1.10']);
  });
});
