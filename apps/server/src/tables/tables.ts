import { newSeed } from '@signoria/core';
import { findGame } from '@signoria/games';
import {
  done,
  fail,
  type Outcome,
  type Person,
  type TableBody,
  type TableSettingsBody,
} from '@signoria/protocol';
import { levelsOf } from '../bots/levels.ts';
import { newId } from '../id.ts';
import { newLiveMatch } from '../play/apply-entry.ts';
import { storedProgressOf } from '../play/game-line.ts';
import type { LiveMatch } from '../play/live-match.ts';
import { createSignal } from '../signal.ts';
import type { Trx } from '../store/database.ts';
import { insertMatch } from '../store/matches.ts';
import { addNews, type News, newsRows } from '../store/news.ts';
import type { Store } from '../store/open.ts';
import type { TableRow } from '../store/table-row.ts';
import { findTable, insertTable, replaceTable, tablesOf, waitingTables } from '../store/tables.ts';
import { newCode, readCode } from './code.ts';
import { type Printings, withPrinting } from './printings.ts';
import { settle } from './settle.ts';
import { ended, newTable, rematch, start } from './table.ts';

type Rule = (table: TableRow) => Outcome<TableRow>;

export interface Tables {
  readonly printings: Printings;
  create(host: Person, body: TableBody): Promise<Outcome<TableRow>>;
  find(code: string): Promise<Outcome<TableRow>>;
  open(game?: string): Promise<TableRow[]>;
  of(person: string): Promise<TableRow[]>;
  /** Changes a table by one of its rules; if somebody else was faster, the rule is asked again. */
  change(code: string, rule: Rule): Promise<Outcome<TableRow>>;
  settle(code: string, by: string, body: TableSettingsBody): Promise<Outcome<TableRow>>;
  start(code: string, by: string): Promise<Outcome<TableRow>>;
  rematch(code: string, by: string): Promise<Outcome<TableRow>>;
  /** The part of a match's end that concerns its table. */
  noteEnd(trx: Trx, live: LiveMatch): Promise<void>;
  onChange(listener: (table: TableRow) => void): void;
  onStart(listener: (live: LiveMatch) => void): void;
}

interface Parts {
  store: Store;
  /** How long whoever begins a match sees to its bots. */
  botsMs: number;
  printings: Printings;
  /** What those who are away are to hear of the beginning of a match: stored with it. */
  newsOf(live: LiveMatch): readonly News[];
  /** Called when there is some in the store. */
  newsStored(): void;
}

export function openTables(parts: Parts): Tables {
  const { store, printings } = parts;
  const changed = createSignal<[table: TableRow]>();
  const started = createSignal<[live: LiveMatch]>();
  const changeBy = async (code: string, rule: Rule, also?: Also): Promise<Outcome<TableRow>> => {
    const outcome = await changeTable(store, code, rule, also);
    if (outcome.ok && outcome.value.isChanged) changed.tell(outcome.value.table);
    return outcome.ok ? done(outcome.value.table) : outcome;
  };
  const beginBy = (code: string, rule: BeginningRule) =>
    beginMatch(parts, changeBy, started.tell, code, rule);

  return {
    printings,
    async create(host, asked) {
      const options = withPrinting(asked.options ?? {}, printings.get(asked.game));
      const body = { ...asked, options };
      for (;;) {
        const made = newTable(newCode(), host, body, levelsOf(body.game), Date.now());
        if (!made.ok) return made;
        const table = made.value;
        if (!(await store.write(trx => insertTable(trx, table, Date.now())))) continue;
        changed.tell(table);
        return made;
      }
    },
    find: code => find(store, code),
    open: game => waitingTables(store, Date.now(), game),
    of: person => tablesOf(store, person),
    change: (code, rule) => changeBy(code, rule),
    settle: (code, by, { options: asked, ...body }) =>
      changeBy(code, table => {
        const options = asked && withPrinting(asked, printings.get(table.game));
        return settle(table, by, { ...body, ...(options && { options }) });
      }),
    start: (code, by) => beginBy(code, (table, match) => start(table, by, match)),
    rematch: (code, by) => beginBy(code, (table, match) => rematch(table, by, match)),
    noteEnd,
    onChange: changed.on,
    onStart: started.on,
  };
}

async function find(store: Store, code: string): Promise<Outcome<TableRow>> {
  const table = await findTable(store.db, readCode(code));
  return table ? done(table) : fail('unknown-table', 'table not found');
}

/** Stored with the table or not at all. */
type Also = (trx: Trx, table: TableRow) => Promise<void>;

async function changeTable(
  store: Store,
  code: string,
  rule: Rule,
  also?: Also,
): Promise<Outcome<{ table: TableRow; isChanged: boolean }>> {
  for (;;) {
    const found = await find(store, code);
    if (!found.ok) return found;
    const next = rule(found.value);
    if (!next.ok) return next;
    const table = next.value;
    if (table === found.value) return done({ table, isChanged: false });
    const isStored = await store.write(async trx => {
      if (!(await replaceTable(trx, table, Date.now()))) return false;
      await also?.(trx, table);
      return true;
    });
    if (isStored) return done({ table: { ...table, revision: table.revision + 1 }, isChanged: true });
  }
}

type BeginningRule = (table: TableRow, match: string) => Outcome<TableRow>;

/** A rule that may begin a match: the match is stored together with the table. */
async function beginMatch(
  { botsMs, newsOf, newsStored }: Parts,
  changeBy: (code: string, rule: Rule, also: Also) => Promise<Outcome<TableRow>>,
  started: (live: LiveMatch) => void,
  code: string,
  rule: BeginningRule,
): Promise<Outcome<TableRow>> {
  const id = newId();
  let live: LiveMatch | null = null;
  let news: readonly News[] = [];
  const outcome = await changeBy(
    code,
    table => rule(table, id),
    async (trx, table) => {
      live = null;
      news = [];
      if (table.match !== id || table.status !== 'playing') return;
      live = dealFor(table, id);
      await insertMatch(trx, live.header, storedProgressOf(live, Date.now() + botsMs));
      news = newsOf(live);
      await addNews(trx, newsRows(news, Date.now()));
    },
  );
  if (outcome.ok && live) started(live);
  if (outcome.ok && news.length > 0) newsStored();
  return outcome;
}

async function noteEnd(trx: Trx, live: LiveMatch): Promise<void> {
  for (;;) {
    const table = await findTable(trx, live.header.code);
    if (!table) return;
    const next = ended(table, live.header.id);
    if (next === table || (await replaceTable(trx, next, Date.now()))) return;
  }
}

/** Deals the match of a full table. */
function dealFor(table: TableRow, id: string): LiveMatch {
  const game = findGame(table.game);
  if (!game) throw new Error(`game ${table.game} is no longer available`);
  return newLiveMatch({
    id,
    code: table.code,
    game,
    options: table.options,
    owners: table.places.map(place => {
      if (place.kind === 'bot') return place;
      if (place.kind === 'empty') throw new Error('a match cannot start with an empty seat');
      const { id: person, name, guest } = place.person;
      return { kind: 'person', person, name, guest };
    }),
    seed: newSeed(),
    clock: table.clock,
    rated: table.rated,
    open: table.open,
    startedAt: Date.now(),
  });
}
