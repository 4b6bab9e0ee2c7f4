import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

/** The priority of a thread that has loaded a file of ours. */
async function priorityAfter(file: string): Promise<number> {
  const url = new URL(`../src/${file}`, import.meta.url).href;
  const code = `
    const { parentPort } = require('node:worker_threads');
    const { getPriority } = require('node:os');
    import(${JSON.stringify(url)}).then(() => parentPort.postMessage(getPriority()));`;
  const worker = new Worker(code, { eval: true });
  const priority = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  await worker.terminate();
  return priority;
}

test.runIf(process.platform === 'linux')(
  'threads in which bots think and undo limits are worked out let the thread that serves go first',
  async () => {
    const before = getPriority();
    expect(await priorityAfter('bots/worker.ts')).toBe(10);
    expect(await priorityAfter('play/undo-thread.ts')).toBe(15);
    expect(getPriority()).toBe(before);
  },
);
