import { describe, expect, test } from 'vitest';
import { type CliWords, cliWords } from '../src/cli.ts';
import { LANGUAGES } from '../src/index.ts';
import { figuresIn, slips } from './typography.ts';

const [en, fr] = await Promise.all(LANGUAGES.map(cliWords));

/** What the terminal says with figures and names in it, each with an example. */
function spoken({ play, replay, verify, sim, ...other }: CliWords): string[] {
  return [
    other.problem('here', 'wrong', 'detail'),
    other.didYouMean('rounds'),
    other.atCharacter(300),
    play.opponents(['Anna', 'Bruno']),
    play.keys(true, true),
    play.keys(false, false),
    play.noSuchChoice('xyz'),
    play.several(['a', 'b']),
    play.keyHelp('l d 5', 'Lay 5', 'LC-2.3'),
    play.noSuchRule('LC-9.9'),
    play.undone(1),
    play.undone(2),
    play.thinking('Anna'),
    play.saved('m.json'),
    play.resume('m.json'),
    play.check('m.json'),
    replay.heading(['Anna', 'Bruno'], 3),
    replay.eyes(null),
    replay.eyes('Anna'),
    replay.move(3, 9),
    verify.actions(1),
    verify.actions(88),
    verify.good('m.json'),
    sim.heading(1),
    sim.heading(100),
    sim.pace(400, 70000),
  ];
}

/** Every sentence without a hole in it. */
function written(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(written) : [];
}

/** The places where sentences stand, so that a missing one shows. */
function places(part: unknown, path = ''): string[] {
  if (typeof part !== 'object' || part === null) return [path];
  return Object.entries(part).flatMap(([key, inner]) => places(inner, `${path}/${key}`));
}

describe('the words of the terminal', () => {
  test('stand in the same places in both languages', () => {
    expect(places(fr).sort()).toEqual(places(en).sort());
  });

  test('give the same figures', () => {
    expect(spoken(fr).map(figuresIn)).toEqual(spoken(en).map(figuresIn));
  });

  test.each([
    ['en', en],
    ['fr', fr],
  ] as const)('%s is set by its own rules of typography', (language, words) => {
    // What is typed stands as it is typed, the keys ? and ! among it.
    const typed = /"none"|"table"|(?<=\s)[?!](?=\s)/g;
    const texts = [...spoken(words), ...written({ ...words, help: {} })].map(text =>
      text.replace(typed, 'x'),
    );
    expect(texts.flatMap(text => slips(language, text))).toEqual([]);
  });
});
