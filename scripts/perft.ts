/**
 * Counts the possible sequences of actions from fixed deals, and writes them to docs/perft.md.
 *
 *   node scripts/perft.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, parseOptions, seedFromText, startMatch } from '@signoria/core';
import { perft } from '@signoria/core/perft';
import { findGame } from '@signoria/games';
import { loadChapter } from './handbook/chapter.ts';
import { row } from './handbook/markdown.ts';

/** The text whose SHA-256 is the seed of every deal on the page. */
const SEED = 'perft';
/** Counting stops at the first depth with more sequences than this. */
const ENOUGH = 100_000;
const DEEPEST = 12;

interface Table {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
}

const TABLES: readonly Table[] = [
  { game: 'lost-cities', seats: 2 },
  { game: 'lost-cities', seats: 2, options: { expeditions: 6 } },
  ...[2, 3, 4, 5].map(seats => ({ game: 'patrician', seats })),
  ...[2, 5].map(seats => ({ game: 'patrician', seats, options: { preset: 'both' } })),
  ...[2, 3, 4, 5, 6, 7].map(seats => ({ game: 'citadels', seats })),
  { game: 'citadels', seats: 8, options: { rank9: 'artist' } },
  ...[2, 3, 4, 5].map(seats => ({ game: 'il-principe', seats })),
  { game: 'il-principe', seats: 3, options: { preset: 'first' } },
];

const INTRO = `This page lists how many sequences of actions are possible from fixed deals. Two programs with the same rules get the
same counts; programs whose rules differ usually do not. Chess programs have long been compared in this way ("perft"). If
you write your own version of one of these games, you can check it here.

Every deal has the seed text \`${SEED}\`: the SHA-256 of these five letters is the seed, which initialises the random
generator as described in [record.md](record.md). You can get any table of this page from the [engine](protocol.md):

\`\`\`sh
printf '%s\\n' '{"do":"new","game":"patrician","seats":3,"seed":"${SEED}"}' '{"do":"legal"}' | npx signoria engine
\`\`\`

The count at depth 1 is the number of legal actions of all seats that are to act. The count at depth *n* is the sum, over
each of these actions, of the count at depth *n* − 1 after it. If several seats must decide at the same time, every order
counts. A game that is over has no sequences. Counting stops at the first count above ${ENOUGH.toLocaleString('en')}, or at
depth ${DEEPEST}.

\`node scripts/perft.ts\` writes this page, and a test repeats the counts.`;

function countsOf({ game: id, seats, options: given }: Table): number[] {
  const game = findGame(id) as Game;
  const options = parseOptions(game.options, given, seats);
  if (!options.ok) throw new Error(`${options.problem.at}: expected ${options.problem.expected}`);
  const { state } = startMatch(game, seats, options.value, seedFromText(SEED));
  return perft(game, state, ENOUGH, DEEPEST);
}

export function perftPage(): string {
  const games = [...new Set(TABLES.map(({ game }) => game))];
  const parts = games.map(game => {
    const rows = TABLES.filter(table => table.game === game).map(table =>
      row([
        String(table.seats),
        table.options ? `\`${JSON.stringify(table.options)}\`` : 'default',
        countsOf(table).join(' '),
      ]),
    );
    const head = row(['Players', 'Options', 'Sequences of 1, 2, 3 … actions']);
    return [`## ${loadChapter(game, 'en').title}`, '', head, '|---|---|---|', ...rows].join('\n');
  });
  return `# Perft: counts of action sequences\n\n${INTRO}\n\n${parts.join('\n\n')}\n`;
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(join(import.meta.dirname, '../docs/perft.md'), perftPage());
