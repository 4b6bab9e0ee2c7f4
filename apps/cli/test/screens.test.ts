import { act, type Game, parseOptions, pick, rngFrom, seedFromText, startMatch } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { LANGUAGES } from '@signoria/words';
import { describe, expect, test } from 'vitest';
import { rowsOf, widthOf } from '../src/layout.ts';
import { questionWith } from '../src/play/question.ts';
import { scoreSheet } from '../src/play/score-sheet.ts';
import { screenFor } from '../src/play/screen.ts';
import type { Seated } from '../src/play/seated.ts';
import { NAMES, seatedAt } from './seated.ts';

const SIZES = [
  [80, 24],
  [120, 40],
] as const;
describe.each(GAMES)('the screen of $id', game => {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);

  test.each(counts)(
    'with %i players fits 80 x 24 and 120 x 40 at every moment, in both languages',
    async seats => {
      for (const options of tablesOf(game, seats)) {
        const tables: Seated[] = [];
        const match = startMatch(game, seats, options, seedFromText(`${game.id} ${seats}`));
        for (const size of SIZES)
          for (const language of LANGUAGES) tables.push(await seatedAt(match, language, 0, size));
        playThrough(tables);
      }
    },
  );
});

/** Plays one game; its moments are drawn by each of the tables in turn. */
function playThrough(tables: readonly Seated[]): void {
  const [{ match }] = tables;
  const { game } = match;
  const rng = rngFrom(match.seats);
  const news: string[] = [];
  for (let moment = 0; ; moment++) {
    const turn = game.turn(match.state);
    if (turn.length === 0) {
      for (const table of tables) sheetFits(table);
      return;
    }
    const seat = pick(rng, turn);
    const table = { ...tables[moment % tables.length], person: seat };
    fits(table, news.slice(-12));
    const outcome = act(match, seat, pick(rng, game.legal(match.state, seat)));
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    for (const event of outcome.events) {
      const line = table.words.event(event, NAMES);
      if (line) news.push(line);
    }
  }
}

function fits(table: Seated, news: readonly string[]): void {
  const { width, height } = table.terminal.style;
  const question = questionWith(table, true);
  const seen = new Set<string>();
  const { pages } = screenFor(question, news, 0);
  for (let page = 0; page < pages; page++) {
    const { earlier, shown } = screenFor(question, news, page);
    const text = [...earlier, shown].join('\n');
    if (rowsOf(shown) >= height) expect.fail(`${rowsOf(shown)} rows:\n${shown}`);
    noneWiderThan(width, text);
    for (const key of shown.matchAll(/(?:^|\s)(\d+) /g)) seen.add(key[1]);
  }
  expect(seen.size).toBeGreaterThanOrEqual(question.names.length);
}

function sheetFits({ terminal, match: { game, state }, words, names }: Seated): void {
  const scores = game.result(state)?.scores ?? [];
  expect(scores.length).toBe(names.length);
  noneWiderThan(terminal.style.width, scoreSheet(terminal, scores, words, names));
}

function noneWiderThan(width: number, text: string): void {
  const wide = text.split('\n').find(line => widthOf(line) > width);
  if (wide !== undefined) expect.fail(`${widthOf(wide)} columns: ${wide}`);
}

/** The options that make a table fullest, and every preset. */
function tablesOf(game: Game, seats: number): object[] {
  const own = game.id === 'citadels' ? citadels(seats) : [];
  const inputs = [...Object.keys(game.options.presets).map(preset => ({ preset })), ...own];
  return inputs.flatMap(input => {
    const options = parseOptions(game.options, input, seats);
    return options.ok ? [options.value as object] : [];
  });
}

function citadels(seats: number): object[] {
  const ninth = seats > 4 ? { rank9: 'queen' } : {};
  return [
    { darkCity: 'all', ...ninth },
    { darkCity: 'all', freeMix: true, rank3: 'wizard', rank8: 'diplomat', rank6: 'alchemist', ...ninth },
    ...(seats > 3 ? [{ rank9: 'artist', rank1: 'witch' }] : []),
  ];
}
