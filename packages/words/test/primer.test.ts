import { GAMES } from '@signoria/games';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Label, PRIMER_PARTS, type Primer, wordsFor } from '../src/index.ts';
import { figuresIn, slips } from './typography.ts';

/** The three parts and the remarks, in order. */
function labelsOf({ parts, first }: Primer): Label[] {
  const remarks = Object.values<Label | undefined>(first).filter(label => label !== undefined);
  return [...Object.values(parts), ...remarks];
}

describe.each(GAMES)('a first look at $id', ({ id }) => {
  test('tells goal, turn and end in a few sentences each, in every language', async () => {
    for (const language of LANGUAGES) {
      const { primer } = await wordsFor(language, id);
      expect(Object.keys(primer.parts)).toEqual([...PRIMER_PARTS]);
      for (const { name, help } of labelsOf(primer)) {
        expect(name.length, name).toBeLessThan(60);
        expect(help, name).toMatch(/[.?]$/);
        expect(help.length, name).toBeLessThan(300);
      }
    }
  });

  test('is set as a printer would, the ready mixes of its cards too', async () => {
    for (const language of LANGUAGES) {
      const { primer, mixes = {} } = await wordsFor(language, id);
      const labels = [...labelsOf(primer), ...Object.values(mixes)];
      const texts = [primer.tip, ...labels.flatMap(({ name, help }) => [name, help])];
      expect(texts.flatMap(text => slips(language, text))).toEqual([]);
    }
  });

  test('remarks on the same decisions in every language, and speaks of the same numbers', async () => {
    const [english, french] = await Promise.all(
      LANGUAGES.map(async language => (await wordsFor(language, id)).primer),
    );
    expect(Object.keys(french.first)).toEqual(Object.keys(english.first));
    const figures = (primer: Primer) => labelsOf(primer).map(({ help }) => figuresIn(help));
    expect(figures(french)).toEqual(figures(english));
  });
});
