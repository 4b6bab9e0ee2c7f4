import { enableCompileCache } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Config, readConfig } from './config.ts';
import type { Extras, Running } from './server.ts';
import { isStoreFault } from './store/faults.ts';

export type { Extras, Running };

/** Node keeps the compiled code here, types stripped: every start but the first takes half the time. */
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/signoria', import.meta.url));
/**
 * By how much the heap may grow on what is in use before all of it is searched for rubbish. V8 itself lets it grow to four
 * times that on a machine with much memory: a table's states live for a move or two, too long to be collected as new ones.
 */
const HEAP_GROWTH = '--heap-growing-percent=75';
/**
 * New objects are collected by the thread that made them. V8 would have others help: a millisecond's work that is handed out
 * and waited for costs twice the processor time, and waits for whatever else runs on their cores.
 */
const COLLECT_ALONE = '--no-parallel-scavenge';
/** After the door is open, and the first who waited before it have been answered. */
const SETTLE_MS = 300;

export async function startServer(config: Config, extras: Extras = {}): Promise<Running> {
  // Imported here, for what a file imports at its head is compiled before its first line runs.
  const server = await import('./server.ts');
  return server.startServer(config, extras);
}

/** How long a server that is told to stop takes for it at most; a host's patience is 10 s, in containers above all. */
const STOP_MS = 9000;

/** Starts the server as the environment says, and closes it well when the process is told to stop. */
export async function open(): Promise<Running> {
  for (const flag of [HEAP_GROWTH, COLLECT_ALONE]) setFlagsFromString(flag);
  // By the environment, so that worker threads have it too.
  process.env.NODE_COMPILE_CACHE ??= CACHE;
  enableCompileCache();
  const running = await startServer(readConfig(process.env));
  let isStopping = false;
  setTimeout(() => {
    // A server told to stop has closed its store, and need not be complete; one whose store fails is completed later.
    settle(running).catch(error => isStopping || isStoreFault(error) || giveUp(error));
  }, SETTLE_MS).unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      isStopping = true;
      // A store that does not answer holds nobody up: all that was acknowledged is in it.
      setTimeout(() => process.exit(1), STOP_MS).unref();
      running.stop().then(
        () => process.exit(0),
        error => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  return running;
}

/** Loads what nobody has needed so far. All that loading leaves 60 MB of rubbish, which an idle process would keep. */
async function settle({ services }: Running): Promise<void> {
  await services.auths.auth();
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')({ type: 'major', flavor: 'last-resort' });
}

function giveUp(error: Error): void {
  console.error(`Could not start Signoria: ${error.message}`);
  process.exit(1);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  open().catch(giveUp);
}
