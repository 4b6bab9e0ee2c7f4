import { join } from 'node:path';
import { type Game, pick, rngFrom } from '@signoria/core';
import { GAMES } from '@signoria/games';
import Sqlite from 'better-sqlite3';
import { defaultConfig } from '../src/config.ts';
import { isEnded, type LiveMatch, turnOf, versionOf } from '../src/play/live-match.ts';
import { proposeAct } from '../src/play/proposals.ts';
import { openStore, type Store } from '../src/store/open.ts';
import { append, doIt, insert, match, NONE } from './dealt.ts';

/** The tables a match is in, and the column that says which. */
const PARTS = { match: 'id', match_seat: 'match', match_log: 'match' } as const;
const RUNNING_MOVES = 20;

/** Fills a folder with matches that have been played, and with some in the middle of play, as a server finds them. */
export async function storeMany(dataDir: string, finished: number, running: number): Promise<void> {
  const store = await openStore({ ...defaultConfig(), dataDir });
  for (const game of GAMES) {
    await storePlayed(store, game, 'finished', Number.POSITIVE_INFINITY);
    await storePlayed(store, game, 'running', RUNNING_MOVES);
  }
  await store.close();
  const file = new Sqlite(join(dataDir, 'signoria.db'));
  const copies = (all: number) => Math.ceil(all / GAMES.length) - 1;
  file.transaction(() => {
    for (const { id } of GAMES) {
      copyMatch(file, `${id}-finished`, copies(finished));
      copyMatch(file, `${id}-running`, copies(running));
    }
  })();
  file.close();
}

async function storePlayed(store: Store, game: Game, what: string, most: number): Promise<void> {
  const dealt = match(NONE, [], game, game.seats.min);
  const live: LiveMatch = { ...dealt, header: { ...dealt.header, id: `${game.id}-${what}` } };
  const rng = rngFrom(7);
  await store.write(trx => insert(trx, live));
  while (!isEnded(live) && live.log.length < most) {
    const [seat] = turnOf(live);
    const action = pick(rng, game.legal(live.match.state, seat));
    doIt(live, proposeAct(live, seat, 'person', versionOf(live), action, versionOf(live)));
    const { entry } = live.log[live.log.length - 1];
    await store.write(trx => append(trx, live, entry));
  }
}

/** By the database itself, which is quick at it. */
function copyMatch(file: Sqlite.Database, id: string, copies: number): void {
  for (const [table, key] of Object.entries(PARTS)) {
    const columns = file.pragma(`table_info(${table})`) as { name: string }[];
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const values = columns
      .map(({ name }) => (name === key ? `"${key}" || '-' || n` : `"${name}"`))
      .join(', ');
    file
      .prepare(
        `with recursive copy(n) as (select 1 union all select n + 1 from copy where n < ?)
         insert into "${table}" (${names}) select ${values} from "${table}", copy where "${key}" = ?`,
      )
      .run(copies, id);
  }
}
