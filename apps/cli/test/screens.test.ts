import { botsFor } from '@signoria/bots';
import {
  act,
  type Game,
  parseOptions,
  pick,
  rngFrom,
  type Seat,
  seedFromText,
  startMatch,
} from '@signoria/core';
import { GAMES } from '@signoria/games';
import { commonWords, LANGUAGES, type Language, wordsFor } from '@signoria/words';
import { cliWords } from '@signoria/words/cli';
import { describe, expect, test } from 'vitest';
import { boardFor } from '../src/boards/index.ts';
import { rowsOf, widthOf } from '../src/layout.ts';
import { questionWith } from '../src/play/question.ts';
import { scoreSheet } from '../src/play/score-sheet.ts';
import { screenFor } from '../src/play/screen.ts';
import type { Seated } from '../src/play/seated.ts';
import { styleFor } from '../src/style.ts';
import type { Terminal } from '../src/terminal.ts';

const SIZES = [
  [80, 24],
  [120, 40],
] as const;
const NAMES = [
  'Vous-même',
  'Baldassare',
  'Caterina',
  'Lorenzo',
  'Federico',
  'Simonetta',
  'Niccolò',
  'Isabella',
];

describe.each(GAMES)('the screen of $id', game => {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);

  test.each(counts)(
    'with %i players fits 80 x 24 and 120 x 40 at every moment, in both languages',
    async seats => {
      for (const options of tablesOf(game, seats)) {
        const tables: Seated[] = [];
        for (const [columns, rows] of SIZES)
          for (const language of LANGUAGES)
            tables.push(await tableOf(game, seats, options, language, columns, rows));
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

async function tableOf(
  game: Game,
  seats: number,
  options: object,
  language: Language,
  columns: number,
  rows: number,
): Promise<Seated> {
  const terminal: Terminal = {
    language,
    cli: await cliWords(language),
    common: await commonWords(language),
    style: styleFor({ isTTY: true, columns, rows }, { NO_COLOR: '1' }),
    interactive: true,
    print: () => undefined,
    note: () => undefined,
  };
  return {
    terminal,
    match: MATCHES.get(options) ?? deal(game, seats, options),
    words: await wordsFor(language, game.id),
    board: await boardFor(game.id),
    person: 0 as Seat,
    names: NAMES.slice(0, seats),
    recorded: NAMES.slice(0, seats),
    bots: botsFor(game.id).slice(0, 1),
    chances: [],
    budget: {},
    news: [],
  };
}

/** All tables of one game look at the same match. */
const MATCHES = new Map<object, Seated['match']>();

function deal(game: Game, seats: number, options: object): Seated['match'] {
  const match = startMatch(game, seats, options, seedFromText(`${game.id} ${seats}`));
  MATCHES.set(options, match);
  return match;
}
