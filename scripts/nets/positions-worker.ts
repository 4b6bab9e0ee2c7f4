import { parentPort, workerData } from 'node:worker_threads';
import { subjectOf } from './games.ts';
import { type ChoiceOrder, makeChoices } from './make-choices.ts';
import { makePositions, type Order } from './make-positions.ts';
import { CHOICE_ROW, chunkFile, ROW, writePositions } from './position-file.ts';

/** A thread that makes positions or choices: told a chunk's number, it makes its file and says how many there are. */
const { order, folder } = workerData as { order: Order | ChoiceOrder; folder: string };
const subject = subjectOf(order.game);
parentPort?.on('message', (chunk: number) => {
  const isChoices = 'asked' in order;
  const rows = isChoices ? makeChoices(subject, order, chunk) : makePositions(subject, order, chunk);
  writePositions(chunkFile(folder, chunk), rows);
  parentPort?.postMessage(rows.length / (isChoices ? CHOICE_ROW : ROW));
});
