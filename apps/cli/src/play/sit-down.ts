import { type Checked, type Match, startMatch } from '@signoria/core';
import { tableNames, wordsFor } from '@signoria/words';
import { boardFor } from '../boards/index.ts';
import { problem } from '../complaint.ts';
import { plain } from '../plain.ts';
import { type KeptRecord, openRecord } from '../records.ts';
import { botsNamed, defaultBot, gameNamed, layTable, type TableFlags, wholeNumber } from '../table-setup.ts';
import type { Terminal } from '../terminal.ts';
import { chancesFor, type Seated } from './seated.ts';

export interface PlayFlags extends TableFlags {
  bot?: string;
  name?: string;
  think: string;
  record?: string;
  resume?: string;
}

/** A match, and the file it comes from if it does. */
interface Opened {
  match: Match;
  record: KeptRecord | null;
}

/** Everything is checked here, before a card is shown or a file written. */
export async function sitDown(
  terminal: Terminal,
  game: string | undefined,
  flags: PlayFlags,
): Promise<Checked<Seated>> {
  const think = wholeNumber(flags.think);
  if (Number.isNaN(think)) return problem(`--think ${flags.think}`, 'bad-number');
  const opened =
    flags.resume === undefined
      ? dealt(terminal, game ?? '', flags)
      : await resumed(terminal, flags.resume, game, flags);
  if (!opened.ok) return opened;
  const { match, record } = opened.value;
  const asked = flags.bot ?? botsIn(record) ?? defaultBot(match.game.id);
  const bots = botsNamed(terminal, match.game, asked, match.seats - 1);
  if (!bots.ok) return bots;
  const person = plain(flags.name ?? record?.names?.[0] ?? '').trim() || terminal.cli.play.guest;
  const recorded = tableNames(
    [{ name: person, level: null }, ...bots.value.map(({ id }) => ({ name: id, level: id }))],
    terminal.common,
  );
  const seated: Seated = {
    terminal,
    match,
    words: await wordsFor(terminal.language, match.game.id),
    board: await boardFor(match.game.id),
    person: 0,
    names: [terminal.cli.play.you, ...recorded.slice(1)],
    recorded,
    bots: [bots.value[0], ...bots.value],
    chances: chancesFor(match),
    budget: { ms: think },
    news: [],
  };
  return { ok: true, value: seated };
}

function dealt(terminal: Terminal, id: string, flags: TableFlags): Checked<Opened> {
  const game = gameNamed(terminal, id);
  if (!game.ok) return game;
  const table = layTable(terminal, game.value, flags);
  if (!table.ok) return table;
  const { seats, options, seed } = table.value;
  return { ok: true, value: { match: startMatch(game.value, seats, options, seed), record: null } };
}

/** What is dealt again from a record and cannot be asked for beside it. */
const IN_THE_RECORD = ['seats', 'preset', 'options', 'seed', 'material'] as const;

async function resumed(
  terminal: Terminal,
  file: string,
  asked: string | undefined,
  flags: TableFlags,
): Promise<Checked<Opened>> {
  const beside = IN_THE_RECORD.find(flag => flags[flag] !== undefined);
  if (beside) return problem(`--${beside}`, 'not-both', '--resume');
  const played = await openRecord(terminal, file);
  if (!played.ok) return played;
  const { match, game, record } = played.value;
  if (asked !== undefined && asked !== game.id) return problem(file, 'saved-from-another', game.id);
  return game.result(match.state) ? problem(file, 'match-over') : { ok: true, value: { match, record } };
}

/** The opponents a record names, as one would type them; none where it does not say. */
function botsIn(record: KeptRecord | null): string | undefined {
  const bots: unknown = record?.bots;
  const others = Array.isArray(bots) ? bots.slice(1) : [];
  return others.length > 0 && others.every(id => typeof id === 'string') ? others.join(',') : undefined;
}
