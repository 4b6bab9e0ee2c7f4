import { ruleNumbers } from '@signoria/words/handbook';
import { Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { functionsIn } from './lengths.ts';
import { GAMES } from './rooms.ts';
import { parsed, type Source, sourcesUnder } from './source-files.ts';

/** Each fact has one place: these would be a second one. */

const sources = ['packages', 'apps']
  .flatMap(folder => sourcesUnder(folder))
  .filter(({ file }) => /^(packages|apps)\/[^/]+\/src\/(?!kit\/)/.test(file));

/** What the strings of a source say; comments are free to name what they like. */
function strings(source: Source): string[] {
  const found: string[] = [];
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') found.push(value);
    },
    TemplateElement({ value }) {
      found.push(value.raw);
    },
  }).visit(parsed(source).program);
  return found;
}

/** Besides the game its words name its rules, and the list of what it is played with, which leads to them. */
test.each(GAMES)('nobody but %s and those who tell of it name its rules', game => {
  const own = new RegExp(
    `^(packages/(${game}/src/|words/src/(en|fr)/${game}/)|apps/cli/src/material/${game}\\.ts$)`,
  );
  const prefix = ruleNumbers(sourcesUnder(`packages/${game}/src`).flatMap(strings).join(' '))[0].split(
    '-',
  )[0];
  const strangers = sources
    .filter(({ file }) => !own.test(file))
    .flatMap(source =>
      ruleNumbers(strings(source).join('\n'))
        .filter(number => number.startsWith(`${prefix}-`))
        .map(number => `${source.file} names ${number}`),
    );
  expect(strangers).toEqual([]);
});

test('only the core says whether two actions are the same', () => {
  const others = sources.flatMap(source => {
    if (source.file.startsWith('packages/core/')) return [];
    const named = functionsIn(source).filter(({ name }) => /^(same|equal)(Action|Move|Act)s?$/i.test(name));
    const compared = /JSON\.stringify\(\w*[aA]ction\w*\)\s*[!=]==/.test(source.text)
      ? ['compares texts']
      : [];
    return [...named.map(({ name }) => name), ...compared].map(what => `${source.file}: ${what}`);
  });
  expect(others).toEqual([]);
});

test('only words reads the handbook’s numbers and paragraphs', () => {
  const pattern = /A-Z\][^\s]*-\\+d\+/;
  const readers = sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(readers).toEqual(['packages/words/src/handbook.ts']);
});
