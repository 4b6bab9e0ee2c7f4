/** The process of clients: opens what it is told, plays as it is told, and says how it went. */
import { openBoardgameIo } from './boardgame-io.ts';
import { drive } from './driver.ts';
import type { Said, Told } from './job.ts';
import { openSignoria } from './signoria.ts';
import type { Clients } from './table.ts';

let clients: Clients | null = null;

async function answer(told: Told): Promise<Said> {
  if ('open' in told) {
    clients = await (told.open.at === 'signoria' ? openSignoria : openBoardgameIo)(told.open);
    return { opened: true };
  }
  if (!clients) throw new Error('nobody is there');
  return { measured: await drive(clients, told.play) };
}

process.on('message', (told: Told) => {
  answer(told)
    .catch((error: Error): Said => ({ failed: error.stack ?? error.message }))
    .then(said => process.send?.(said));
});
process.on('disconnect', () => process.exit(0));
