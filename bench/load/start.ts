import { rmSync } from 'node:fs';
import { storeMany } from '../../apps/server/test/many-matches.ts';
import { freePort } from '../../apps/server/test/process.ts';
import { firstAnswer, memory, newFolder, startNode, stopped } from '../process.ts';

const ROUNDS = 3;

/** From the start of the process until it says that it is ready: the middle of three. */
export async function measureStart(finished: number, running: number) {
  const dataDir = newFolder();
  try {
    await storeMany(dataDir, finished, running);
    const runs = [];
    // The first fills Node's cache of compiled code and is not counted.
    for (let round = 0; round <= ROUNDS; round++) runs.push(await startOnce(dataDir));
    const [, middle] = runs.slice(1).sort((a, b) => a.readyMs - b.readyMs);
    return middle;
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

async function startOnce(dataDir: string) {
  const port = await freePort();
  const begun = performance.now();
  const child = startNode(['apps/server/src/main.ts'], {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  });
  try {
    await firstAnswer(child, `http://127.0.0.1:${port}/readyz`);
    const readyMs = performance.now() - begun;
    return { readyMs, memoryMb: memory(child) };
  } finally {
    await stopped(child);
  }
}
