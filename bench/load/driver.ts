import type { Measured, Stretch } from './job.ts';
import type { Clients, Table } from './table.ts';

/** Answers after the end are waited for this long, so that the slowest count too. */
const PATIENCE_MS = 5000;

interface Pending {
  sentAt: number;
  version: number;
  /** So many of the onlookers, from the first on, have seen it: nobody is asked twice. */
  reached: number;
}

/** Plays a stretch and says how long actions took to reach everybody. */
export async function drive(clients: Clients, { rate, seconds, withBots }: Stretch): Promise<Measured> {
  /** Where onlookers wait longer than who plays, more than one action of a table is under way. */
  const pending = new Map<Table, Pending[]>();
  const took: number[] = [];
  const bytesBefore = clients.bytes();
  const botsBefore = versions(clients.botTables);
  let isOver = false;

  function send(table: Table): boolean {
    const before = pending.get(table) ?? [];
    // Nobody who plays waits for those who look on.
    if (before.some(one => !isSeen(table, one))) return false;
    // Of several who may act the first does; all act at one version.
    const version = Math.max(...table.seats.map(seat => seat.version()));
    const one = { sentAt: performance.now(), version: version + 1, reached: 0 };
    const isSent = table.seats.some(seat => seat.version() === version && seat.act());
    if (isSent) pending.set(table, [...before, one]);
    return isSent;
  }

  clients.onSeen(table => {
    if (isOver && pending.size === 0) return;
    const all = pending.get(table);
    const left = all?.filter(one => !hasReached(clients, table, one));
    if (all && left && left.length < all.length) {
      for (const one of all) if (!left.includes(one)) took.push(performance.now() - one.sentAt);
      if (left.length > 0) pending.set(table, left);
      else pending.delete(table);
      if (rate === null && !isOver) setImmediate(send, table);
    } else if (withBots && !isOver && clients.botTables.includes(table)) answerBots(table);
  });

  const begun = performance.now();
  const until = begun + seconds * 1000;
  if (withBots) for (const table of clients.botTables) answerBots(table);
  if (rate === null) {
    for (const table of clients.tables) send(table);
    await sleep(seconds * 1000);
  } else await inTime(clients.tables, rate, until, send);
  isOver = true;
  const lasted = (performance.now() - begun) / 1000;
  const underWay = () => [...pending.values()].flat();
  const inside = took.length + underWay().length;
  const patience = performance.now() + PATIENCE_MS;
  while (pending.size > 0 && performance.now() < patience) await sleep(5);
  for (const { sentAt } of underWay()) took.push(performance.now() - sentAt);
  return {
    took,
    rate: inside / lasted,
    bytes: clients.bytes() - bytesBefore,
    botMoves: versions(clients.botTables) - botsBefore,
  };
}

/** One action after the other, evenly; a table whose last action is still under way is passed over. */
async function inTime(
  tables: readonly Table[],
  rate: number,
  until: number,
  send: (table: Table) => boolean,
): Promise<void> {
  const begun = performance.now();
  let next = 0;
  while (performance.now() < until) {
    const due = Math.floor(((performance.now() - begun) / 1000) * rate);
    for (; next < due; next++) send(tables[next % tables.length]);
    await sleep(1);
  }
}

function isSeen({ seats }: Table, { version }: Pending): boolean {
  return seats.every(seat => seat.version() >= version);
}

/** Onlookers sit at the first table. */
function hasReached({ tables, onlookers }: Clients, table: Table, one: Pending): boolean {
  if (!isSeen(table, one)) return false;
  if (table !== tables[0]) return true;
  while (one.reached < onlookers.length && onlookers[one.reached].version() >= one.version) one.reached++;
  return one.reached === onlookers.length;
}

function answerBots(table: Table): void {
  for (const seat of table.seats) seat.act();
}

function versions(tables: readonly Table[]): number {
  return tables.reduce((sum, { seats }) => sum + seats[0].version(), 0);
}

function sleep(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
