import { type Game, type Match, parseOptions, pick, rngFrom, type Seat } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { LANGUAGES } from '@signoria/words';
import { describe, expect, test } from 'vitest';
import { attemptsIn } from '../src/attempts/index.ts';
import { named } from '../src/play/choices.ts';
import { questionWith } from '../src/play/question.ts';
import { labelOf } from '../src/play/seated.ts';
import { whyNot } from '../src/play/why-not.ts';
import { playUntil, seatedAt } from './seated.ts';

/** Moments of a random game for each set of options, and kinds of moves tried at each. */
const MOMENTS = 6;
const KINDS = 5;

describe.each(GAMES)('in $id', game => {
  const { min, max } = game.seats;

  test.each([...new Set([min, max])])(
    'with %i players every move that is not allowed is refused with its rule, in both languages',
    async seats => {
      for (const options of optionsOf(game, seats))
        for (let number = 0; number < MOMENTS; number++) {
          const left = { moves: 5 + 29 * number };
          const found = playUntil(game, seats, options, 'm'.repeat(number), () => left.moves-- === 0);
          if (found) await refusesAll(found.match, found.seat);
        }
    },
  );
});

const UP_TO_99 = Array.from({ length: 100 }, (_, number) => number);

async function refusesAll(match: Match, seat: Seat): Promise<void> {
  const { game, state } = match;
  const legal = game.legal(state, seat);
  const tried = attemptsIn(game.id).all(game.view(state, seat), UP_TO_99);
  const rng = rngFrom(match.moves.length);
  for (const language of LANGUAGES) {
    const table = await seatedAt(match, language, seat);
    const { words } = table;
    const question = questionWith(table, true);
    const nameOf = (action: (typeof tried)[number]) => labelOf(table, action, question.view).name;
    const labels = tried.map(nameOf);
    for (const action of legal) expect([labels.includes(nameOf(action)), action]).toEqual([true, action]);
    for (const action of tried) expect(game.why(state, seat, action)?.code).not.toBe('unknown-action');
    const types = [...new Set(tried.map(action => action.type))];
    for (const type of Array.from({ length: KINDS }, () => pick(rng, types))) {
      const label = nameOf(
        pick(
          rng,
          tried.filter(action => action.type === type),
        ),
      );
      if (named(label, question.names).length > 0) continue;
      const said = tried.flatMap((action, i) => {
        const refusal = labels[i] === label ? game.why(state, seat, action) : null;
        return refusal ? [`${words.refusals[refusal.code]} (${refusal.rule})`] : [];
      });
      const answers = whyNot(question, label);
      expect([
        label,
        answers.length > 0 && answers.every(text => said.some(why => text.endsWith(why))),
      ]).toEqual([label, true]);
    }
  }
}

function optionsOf(game: Game, seats: number): object[] {
  const ninth = seats > 4 ? { rank9: 'queen' } : {};
  const own = game.id === 'citadels' ? [{ darkCity: 'all', ...ninth }] : [];
  const presets = Object.keys(game.options.presets).map(preset => ({ preset }));
  return [...presets, ...own].flatMap(input => {
    const options = parseOptions(game.options, input, seats);
    return options.ok ? [options.value as object] : [];
  });
}
