import { readFileSync } from 'node:fs';
import { type Game, pick, rngFrom } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { expect, test } from 'vitest';
import { parseHandbook, ruleNumbers, rulesOf } from '../src/handbook.ts';
import { LANGUAGES, wordsFor } from '../src/index.ts';

/** Says what the prompt of `game` names, and asks whether an action of these types could do it. */
const NAMES: readonly (readonly [game: string, said: RegExp, types: RegExp])[] = [
  ['citadels', /: (.*, |.* or )?build\b/, /^build$/],
  ['citadels', /collect your income/, /^income$/],
  ['citadels', /use your power/, /^(?!build$|income$|end$|laboratory$|smithy$|museum$|armory$)/],
  ['citadels', /use a district/, /^(laboratory|smithy|museum|armory)$/],
  ['citadels', /end your turn/, /^end$/],
  ['il-principe', /^Build a city|: build a city now/, /^build$/],
  ['il-principe', /lay out cards/i, /^lay$/],
  ['il-principe', /^Bid/, /^bid$/],
  ['lost-cities', /^Play/, /^play$/],
  ['lost-cities', /of a discard pile/, /^take$/],
  ['patrician', /^Move/, /^move$/],
  ['patrician', /^Place a messenger/, /^messenger$/],
];

/** A question: the prompt, in every language where it is explained, and the types of what is legal. */
type Asked = [name: string, types: string[], helps: string[]];

/** Every question of random games of every size. */
async function questions(game: Game): Promise<Asked[]> {
  const [words, ...others] = await Promise.all(LANGUAGES.map(language => wordsFor(language, game.id)));
  const asked: Asked[] = [];
  for (const options of Object.values(game.options.presets))
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      if (game.options.check?.(options, seats)) continue;
      const rng = rngFrom(seats);
      const state = game.setup(seats, options, rngFrom(100 + seats));
      for (let turn = game.turn(state); turn.length > 0; turn = game.turn(state)) {
        const legal = game.legal(state, turn[0]);
        const view = game.view(state, turn[0]);
        const { name, help } = words.prompt(view, turn[0], legal);
        const helps = others.map(other => other.prompt(view, turn[0], legal).help);
        asked.push([name, legal.map(({ type }) => type), [help, ...helps]]);
        game.apply(state, turn[0], pick(rng, legal));
      }
    }
  return asked;
}

test.each(GAMES)('a prompt of $id names nothing that cannot be done', async game => {
  const asked = await questions(game);
  const mine = NAMES.filter(([of]) => of === game.id);
  expect(mine.length).toBeGreaterThan(0);
  for (const [, said, types] of mine) {
    const naming = asked.filter(([name]) => said.test(name));
    expect([said, naming.length > 0]).toEqual([said, true]);
    expect(naming.filter(([, legal]) => !legal.some(type => types.test(type)))).toEqual([]);
  }
});

test.each(GAMES)(
  'every prompt of $id leads to a rule of the handbook, the same in every language',
  async game => {
    const path = new URL(`../../../docs/handbook/en/${game.id}.md`, import.meta.url);
    const rules = new Set(rulesOf(parseHandbook(readFileSync(path, 'utf8'))).map(({ number }) => number));
    const astray = (await questions(game)).filter(([, , helps]) => {
      const [first, ...others] = helps.map(help => ruleNumbers(help).at(0) ?? '');
      return !rules.has(first) || others.some(other => other !== first);
    });
    expect([...new Set(astray.map(([name, , helps]) => [name, ...helps].join(' | ')))]).toEqual([]);
  },
);
