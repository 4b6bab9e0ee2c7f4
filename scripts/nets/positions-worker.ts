import { parentPort, workerData } from 'node:worker_threads';
import { subjectOf } from './games.ts';
import { makePositions, type Order } from './make-positions.ts';
import { chunkFile, writePositions } from './position-file.ts';

/** A thread that makes positions: told a chunk's number, it makes its file and says how many there are. */
const { order, folder } = workerData as { order: Order; folder: string };
const subject = subjectOf(order.game);
parentPort?.on('message', (chunk: number) => {
  const rows = makePositions(subject, order, chunk);
  writePositions(chunkFile(folder, chunk), rows);
  parentPort?.postMessage(rows.length);
});
