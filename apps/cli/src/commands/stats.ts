import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Checked, seatsOf } from '@signoria/core';
import { wordsFor } from '@signoria/words';
import { type StatsWords, statsWords } from '@signoria/words/stats';
import type { Command } from 'commander';
import { complain, type ExitCode, problem } from '../complaint.ts';
import { grid } from '../layout.ts';
import { materialOf } from '../material/index.ts';
import { drawPreset, thingDots } from '../statistics/draw.ts';
import { readRows } from '../statistics/read-rows.ts';
import { type Group, margin, type Spread, share, spread, Tally } from '../statistics/tally.ts';
import type { Thing } from '../statistics/things.ts';
import { gameNamed } from '../table-setup.ts';
import type { Terminal } from '../terminal.ts';
import { writeWhole } from '../write-whole.ts';
import { run } from './command.ts';

interface StatsFlags {
  svg?: string;
  json?: boolean;
}

export function addStats(program: Command, terminal: Terminal): void {
  const words = statsWords(terminal.language);
  program
    .command('stats')
    .description(words.about)
    .argument('<files...>', words.files)
    .option('--svg <folder>', words.svg)
    .option('--json', words.json)
    .action((files: string[], flags: StatsFlags) => run(stats(terminal, words, files, flags)));
}

async function stats(
  terminal: Terminal,
  words: StatsWords,
  files: readonly string[],
  flags: StatsFlags,
): Promise<ExitCode> {
  const read = await groupsIn(terminal, files);
  if (!read.ok) return complain(terminal, read.problem);
  const presets = Map.groupBy(read.value, ({ game, preset }) => `${game}-${preset}`);
  if (flags.json) terminal.print(JSON.stringify(read.value.map(inFigures)));
  for (const [file, groups] of presets) {
    const { title, nameOf } = await named(terminal, groups[0]);
    if (!flags.json) print(terminal, words, title, groups, nameOf);
    if (flags.svg === undefined) continue;
    mkdirSync(flags.svg, { recursive: true });
    writeWhole(
      join(flags.svg, `${file.replace('*', '-changed')}.svg`),
      drawPreset(title, groups, nameOf, words),
    );
  }
  return 0;
}

async function groupsIn(terminal: Terminal, files: readonly string[]): Promise<Checked<Group[]>> {
  const tally = new Tally();
  for (const file of files) {
    const read = await readRows(file, row => tally.add(row));
    if (!read.ok) return read;
  }
  const groups = tally.groups();
  if (groups.length === 0) return problem(files.join(', '), 'no-rows');
  for (const { game } of groups) {
    const known = gameNamed(terminal, game);
    if (!known.ok) return known;
  }
  return { ok: true, value: groups };
}

/** What the preset and the things of a game are called. */
async function named({ language }: Terminal, { game, preset }: Group) {
  const words = await wordsFor(language, game);
  const material = materialOf(game, words);
  const names = Object.entries(material).flatMap(([kind, items]) =>
    items.map(({ number, name }) => [`${kind}:${number}`, name] as const),
  );
  const known = new Map<string, string>(names);
  return {
    title: `${words.title.name}, ${words.presets[preset.replace('*', '')]?.name ?? preset}${preset.endsWith('*') ? '*' : ''}`,
    nameOf: (thing: Thing) => known.get(thing) ?? thing,
  };
}

function print(
  terminal: Terminal,
  words: StatsWords,
  title: string,
  groups: readonly Group[],
  nameOf: (thing: Thing) => string,
): void {
  terminal.print(`\n${terminal.style.bold(title)}\n`);
  const range = ({ mean, low, high }: Spread) => `${mean.toFixed(1)} (${low}–${high})`.replaceAll('-', '−');
  const heads = [words.seatsHead, words.games, words.points, words.length];
  terminal.print(
    grid(
      heads,
      groups.map(({ seats, games, points, length }) => [
        String(seats),
        String(games),
        range(spread(points)),
        range(spread(length)),
      ]),
    ),
  );
  const most = Math.max(...groups.map(({ seats }) => seats));
  const rows = groups.map(({ seats, order }) => [
    String(seats),
    ...seatsOf(most).map(seat => (order[seat] ? words.percent(share(order[seat]), margin(order[seat])) : '')),
  ]);
  terminal.print(`\n${words.seats}`);
  terminal.print(grid([words.seatsHead, ...seatsOf(most).map(seat => words.place(seat + 1))], rows));
  terminal.print(`\n${words.things}`);
  const dots = thingDots(groups, nameOf).map(({ name, value, margin: half }) => [
    name,
    `${value.toFixed(2)} ± ${half.toFixed(2)}`,
  ]);
  terminal.print(grid([words.thing, words.timesFair], dots));
}

/** A group as plain JSON. */
function inFigures({ points, length, things, order, ...group }: Group): object {
  const shared = (wins: { times: number; wins: number }) => ({
    ...wins,
    share: share(wins),
    margin: margin(wins),
  });
  return {
    ...group,
    points: { ...spread(points), counts: Object.fromEntries(points) },
    length: { ...spread(length), counts: Object.fromEntries(length) },
    order: order.map(shared),
    things: Object.fromEntries([...things].map(([thing, wins]) => [thing, shared(wins)])),
  };
}
