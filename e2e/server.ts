import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, defaultConfig } from '../apps/server/src/config.ts';
import { startServer } from '../apps/server/src/main.ts';

interface TestServer {
  url: string;
  stop(): Promise<void>;
  /** Closes the server and opens it again on the same data and address. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The real server with the built site, on a free port, with a data folder of its own. Passkeys need a name for the
 * site: a number will not do.
 */
export async function openServer(
  host: '127.0.0.1' | 'localhost' = '127.0.0.1',
  change: Partial<Config> = {},
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'signoria-e2e-'));
  const port = await freePort();
  const url = `http://${host}:${port}`;
  const config = {
    ...defaultConfig(),
    port,
    publicUrl: url,
    dataDir,
    logLevel: 'silent',
    requestsPerMinute: 100_000,
    signInsPerMinute: 10_000,
    botThinkMs: 20,
    botDelayMs: 20,
    ...change,
  };
  let running = await startServer(config);
  return {
    url,
    stop: () => running.stop(),
    async restart() {
      await running.stop();
      running = await startServer(config);
    },
    async close() {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
