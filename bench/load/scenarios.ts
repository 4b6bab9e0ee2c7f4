import { availableParallelism } from 'node:os';
import { type Crowd, openCrowd, type Played } from './crowd.ts';
import type { Job } from './job.ts';
import { onBoardgameIo, onPostgres, onSqlite, type Servers } from './servers.ts';
import { measureStart } from './start.ts';

/** A row of figures of play, and lines that stand by themselves. */
export interface Findings {
  played: { what: string; played: Played; goal?: string }[];
  single: { what: string; figure: string; goal: string }[];
}

/** How large and how long: a try is a tenth. */
export interface Size {
  scale: number;
  seconds: number;
}

const FOUR = { at: 'signoria', games: ['patrician', 'citadels', 'il-principe'], seats: 4 } as const;
const TWO = { at: 'signoria', games: ['lost-cities'], seats: 2 } as const;
const NONE: Findings = { played: [], single: [] };

export const SCENARIOS: Readonly<Record<string, (size: Size) => Promise<Findings>>> = {
  500: size => atRate(size, 500, 'p99 25 ms, 400 MB'),
  1300: size => atRate(size, 1300, 'p99 100 ms'),
  peer,
  bots,
  onlookers,
  start,
  nodes,
};

/** Opens servers and clients, and is rid of them however it ends. */
async function withCrowd<T>(
  servers: Servers,
  job: Omit<Job, 'urls'>,
  work: (crowd: Crowd) => Promise<T>,
  processes = 1,
): Promise<T> {
  try {
    const crowd = await openCrowd({ ...job, urls: servers.urls }, servers.children, processes);
    try {
      return await work(crowd);
    } finally {
      await crowd.close();
    }
  } finally {
    await servers.stop();
  }
}

const WARM_SECONDS = 3;

async function atRate({ scale, seconds }: Size, tables: number, goal: string): Promise<Findings> {
  const count = tables * scale;
  const played = await withCrowd(await onSqlite(), { ...FOUR, tables: count }, async crowd => {
    await crowd.play({ rate: count, seconds: WARM_SECONDS });
    return crowd.play({ rate: count, seconds });
  });
  return { ...NONE, played: [{ what: `${count} tables of four, ${count} actions/s`, played, goal }] };
}

/** Lost Cities at both servers: at the same pace, then as fast as each can. */
async function peer({ scale, seconds }: Size): Promise<Findings> {
  const found: Findings['played'] = [];
  const tables = 500 * scale;
  for (const [name, open, at] of [
    ['Signoria', onSqlite, 'signoria'],
    ['boardgame.io', onBoardgameIo, 'boardgame.io'],
  ] as const)
    await withCrowd(await open(), { ...TWO, at, tables }, async crowd => {
      await crowd.play({ rate: tables, seconds: WARM_SECONDS });
      const paced = await crowd.play({ rate: tables, seconds });
      found.push({ what: `${name}: ${tables} tables of two, Lost Cities`, played: paced });
      const most = await crowd.play({ rate: null, seconds: seconds / 2 });
      found.push({ what: `${name}: the same, as fast as it can`, played: most });
    });
  return { ...NONE, played: found };
}

/**
 * The same tables twice, the second time with champions who always have something to think about. What the champions of all
 * four games need is compiled before: a server does so once, in threads of V8 that have no lower priority.
 */
async function bots({ scale, seconds }: Size): Promise<Findings> {
  const tables = 200 * scale;
  const warm = 2 * seconds;
  const runs: Played[] = [];
  for (const botTables of [0, 12])
    await withCrowd(await onSqlite(), { ...FOUR, tables, botTables }, async crowd => {
      await crowd.play({ rate: tables, seconds: warm, withBots: true });
      runs.push(await crowd.play({ rate: tables, seconds, withBots: true }));
    });
  const [alone, beside] = runs;
  const ratio = beside.p99 / alone.p99;
  const figure = `p99 ${ratio.toFixed(1)} times (${beside.botMoves} moves at their tables meanwhile)`;
  return {
    played: [
      { what: `${tables} tables of four, no bots`, played: alone },
      { what: 'the same, champions thinking all the time', played: beside },
    ],
    single: [{ what: 'champions thinking in the background', figure, goal: 'p99 at most 2 times' }],
  };
}

/** So few moves a second take a while until V8 has compiled what they need, which would be counted among what they cost. */
const WARM_MOVES = 50;
const WARM_RATE = 5;

/** As fast as bots play by default, each move told by itself; and faster than a crowd is told of each. */
const MOVES_A_SECOND = [2, 5];

async function onlookers({ scale, seconds }: Size): Promise<Findings> {
  const crowdOf = (count: number) => ({ ...FOUR, games: ['citadels'], tables: 1, onlookers: count });
  const count = 1000 * scale;
  const costs: { rest: number; played: Played[] }[] = [];
  for (const each of [0, count])
    await withCrowd(await onSqlite(), crowdOf(each), async crowd => {
      await crowd.play({ rate: WARM_RATE, seconds: WARM_MOVES / WARM_RATE });
      const rest = await crowd.rest(seconds);
      const played = [];
      for (const rate of MOVES_A_SECOND) played.push(await crowd.play({ rate, seconds }));
      costs.push({ rest, played });
    });
  const [alone, watched] = costs;
  const rest = watched.rest - alone.rest;
  const single = MOVES_A_SECOND.map((rate, i) => {
    const { processorMs, p50 } = watched.played[i];
    const cost = (processorMs - alone.played[i].processorMs - rest / rate).toFixed(1);
    return {
      what: `${count} spectators of one table, ${rate} moves a second`,
      figure: `${cost} ms of CPU time a move; the last one gets it after ${p50.toFixed(0)} ms`,
      goal: '10 ms a move',
    };
  });
  const kept = { what: `${count} spectators while nobody moves`, goal: '' };
  return {
    ...NONE,
    single: [...single, { ...kept, figure: `${rest.toFixed(1)} ms of CPU time a second` }],
  };
}

async function start({ scale }: Size): Promise<Findings> {
  const finished = 10_000 * scale;
  const running = 1000 * scale;
  const { readyMs, memoryMb } = await measureStart(finished, running);
  return {
    ...NONE,
    single: [
      {
        what: `start with ${finished} finished and ${running} running matches`,
        figure: `ready after ${(readyMs / 1000).toFixed(2)} s, ${memoryMb.toFixed(0)} MB`,
        goal: '1.5 s',
      },
    ],
  };
}

/** One process of clients cannot keep two nodes busy: a quarter of the cores is theirs, where there are so many. */
const CLIENTS = Math.max(1, Math.floor(availableParallelism() / 4));

async function nodes({ scale, seconds }: Size): Promise<Findings> {
  const found: Findings['played'] = [];
  for (const count of [1, 2]) {
    const servers = await onPostgres(count);
    if (!servers) return { ...NONE, single: [{ what: 'PostgreSQL', figure: 'not installed', goal: '' }] };
    const asFast = async (crowd: Crowd) => {
      await crowd.play({ rate: null, seconds: WARM_SECONDS });
      return crowd.play({ rate: null, seconds: seconds / 2 });
    };
    const played = await withCrowd(servers, { ...FOUR, tables: 200 * scale }, asFast, CLIENTS);
    const what = `PostgreSQL, ${count === 1 ? 'one node' : 'two nodes'}, as fast as it can`;
    found.push({ what, played });
  }
  const [one, two] = found;
  const figure = `${(two.played.rate / one.played.rate).toFixed(2)} times the actions of one`;
  return {
    played: found,
    single: [{ what: 'two nodes on PostgreSQL', figure, goal: '1.6 times, given the cores' }],
  };
}
