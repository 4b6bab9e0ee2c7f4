import { rmSync } from 'node:fs';
import { freePort } from '../apps/server/test/process.ts';
import { firstAnswer, memory, newFolder, processorTime, startNode, stopped } from './process.ts';

/** What a start costs: the middle of several runs, each on an empty data folder. */
export interface Start {
  what: string;
  /** From the start of the process to its first answer. */
  answerMs: number;
  /** Processor time up to then, of all threads: less shaken by other work on the machine. */
  processorMs: number;
  /** Until somebody had come in as a guest; null where nobody can. */
  guestMs: number | null;
  /** Memory after a few quiet seconds. */
  idleMb: number;
}

const QUIET_MS = 3000;

/** The peer: what a web server with nothing in it takes. */
const PEER = `
  const app = require('fastify')();
  app.get('/healthz', async () => ({ ok: true }));
  app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
`;

interface Case {
  what: string;
  args: readonly string[];
  isServer: boolean;
  /** Whether Node finds the code it compiled at an earlier start. */
  isWarm: boolean;
}

const CASES: readonly Case[] = [
  { what: 'bare Fastify', args: ['-e', PEER], isServer: false, isWarm: false },
  { what: 'Signoria', args: ['apps/server/src/main.ts'], isServer: true, isWarm: true },
  { what: 'Signoria, first start of all', args: ['apps/server/src/main.ts'], isServer: true, isWarm: false },
];

/** Starts each in turn, round after round, so that all of them meet the same noise. */
export async function measureStarts(rounds: number, progress: (line: string) => void): Promise<Start[]> {
  const kept = newFolder();
  const runs = CASES.map((): Start[] => []);
  try {
    const warm = CASES.find(one => one.isWarm);
    if (warm) await run(warm, kept);
    for (let round = 1; round <= rounds; round++)
      for (const [i, one] of CASES.entries()) {
        progress(`${one.what}, ${round} of ${rounds}`);
        const cache = one.isWarm ? kept : newFolder();
        runs[i].push(await run(one, cache));
        if (cache !== kept) rmSync(cache, { recursive: true });
      }
  } finally {
    rmSync(kept, { recursive: true });
  }
  return runs.map(middle);
}

async function run({ what, args, isServer }: Case, cache: string): Promise<Start> {
  const data = newFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = startNode(args, {
    PORT: String(port),
    DATA_DIR: data,
    NODE_COMPILE_CACHE: cache,
    LOG_LEVEL: 'warn',
  });
  try {
    await firstAnswer(child, `${url}/healthz`);
    const answerMs = performance.now() - begun;
    const processorMs = processorTime(child);
    const guestMs = isServer ? await firstGuest(url, begun) : null;
    await new Promise(resolve => setTimeout(resolve, QUIET_MS));
    return { what, answerMs, processorMs, guestMs, idleMb: memory(child) };
  } finally {
    await stopped(child);
    rmSync(data, { recursive: true });
  }
}

async function firstGuest(url: string, begun: number): Promise<number> {
  const answer = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Guest' }),
  });
  if (!answer.ok) throw new Error(`no guest: ${answer.status}`);
  return performance.now() - begun;
}

/** Each figure by itself in the middle. */
export function middle(runs: readonly Start[]): Start {
  const of = (figure: (start: Start) => number) =>
    runs.map(figure).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
  const [{ what, guestMs }] = runs;
  return {
    what,
    answerMs: of(start => start.answerMs),
    processorMs: of(start => start.processorMs),
    guestMs: guestMs === null ? null : of(start => start.guestMs ?? Number.NaN),
    idleMb: of(start => start.idleMb),
  };
}

export function startRows(starts: readonly Start[]): string[][] {
  const whole = (value: number | null, unit: string) =>
    value === null || Number.isNaN(value) ? '' : `${value.toFixed(0)} ${unit}`;
  return [
    ['start on an empty folder', 'first answer', 'processor', 'first guest', 'idle memory'],
    ...starts.map(start => [
      start.what,
      whole(start.answerMs, 'ms'),
      whole(start.processorMs, 'ms'),
      whole(start.guestMs, 'ms'),
      whole(start.idleMb, 'MB'),
    ]),
  ];
}
