import { pick, rngFrom } from '@signoria/core';
import type { Ack, MatchChange, MatchState, Table as ServedTable } from '@signoria/protocol';
import { changed } from '@signoria/protocol/client';
import type { Job } from './job.ts';
import { type Clients, openHeard, type Seat, several, type Table } from './table.ts';
import { openWire } from './wire.ts';

const RNG = rngFrom(14);

/** People at tables of a Signoria server, each with a socket that says what a page's would. */
export async function openSignoria(job: Job): Promise<Clients> {
  const heard = openHeard();
  const tables: Table[] = [];
  const botTables: Table[] = [];
  const matches: string[] = [];
  let bytes = 0;
  const count = (more: number) => {
    bytes += more;
  };
  const nodeOf = (i: number) => job.urls[i % job.urls.length];

  async function open(i: number, people: number): Promise<[Table, string]> {
    const cookies = await Promise.all(Array.from({ length: people }, () => guest(nodeOf(i))));
    const game = job.games[i % job.games.length];
    const match = await begin(nodeOf(i), cookies, game, job.seats);
    const table: { seats: Seat[] } = { seats: [] };
    // Whoever sits at one table comes to different nodes.
    const open = cookies.map((cookie, seat) =>
      watch(nodeOf(i + seat), { cookie }, match, count, () => heard.tell(table)),
    );
    table.seats = await Promise.all(open);
    return [table, match];
  }

  await several(job.tables, async i => {
    const [table, match] = await open(i, job.seats);
    tables.push(table);
    matches.push(match);
  });
  await several(job.botTables ?? 0, async i => {
    botTables.push((await open(i, 1))[0]);
  });
  const onlookers: Seat[] = [];
  await several(job.onlookers ?? 0, async i => {
    onlookers.push(await watch(nodeOf(i), {}, matches[0], count, () => heard.tell(tables[0])));
  });
  return { tables, botTables, onlookers, onSeen: heard.onSeen, bytes: () => bytes };
}

async function post(url: string, path: string, cookie: string, body: object): Promise<Response> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function guest(url: string): Promise<string> {
  const answer = await post(url, '/api/guest', '', { name: 'Guest' });
  await answer.text();
  return answer.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ');
}

async function begin(url: string, cookies: string[], game: string, seats: number): Promise<string> {
  const bots = Array.from({ length: seats }, (_, seat) => (seat < cookies.length ? null : 'champion'));
  const made = await post(url, '/api/tables', cookies[0], { game, seats, open: true, bots });
  const { code } = (await made.json()) as ServedTable;
  for (const cookie of cookies.slice(1))
    await (await post(url, `/api/tables/${code}/join`, cookie, {})).text();
  const begun = (await (await post(url, `/api/tables/${code}/start`, cookies[0], {})).json()) as ServedTable;
  if (!begun.match) throw new Error('the match did not begin');
  return begun.match;
}

type Watched = Ack<{ state: MatchState; serial: number }>;

/** A socket that watches a match, and acts on what it sees. */
async function watch(
  url: string,
  headers: Record<string, string>,
  match: string,
  count: (bytes: number) => void,
  seen: () => void,
): Promise<Seat> {
  const wire = await openWire(url, { headers, count });
  let state: MatchState | null = null;
  let serial = -1;
  let sent = -1;
  const ask = async () => {
    const ack = (await wire.ask('watch-match', { match, changes: true })) as Watched;
    if (!ack.ok) throw new Error(ack.error.message);
    ({ state, serial } = ack);
    seen();
  };
  wire.on('match-change', (change: MatchChange) => {
    if (change.match !== match || !state) return;
    if (change.serial !== serial + 1) return void ask();
    state = changed(state, change);
    serial = change.serial;
    seen();
  });
  await ask();
  return {
    version: () => state?.version ?? 0,
    act() {
      if (!state || state.legal.length === 0 || sent === state.version) return false;
      sent = state.version;
      wire.emit('act', { match, version: sent, action: pick(RNG, state.legal) });
      return true;
    },
  };
}
