import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Process {
  child: ChildProcess;
  url: string;
  log: string[];
}

/** The real server as a process of its own; resolves with its first answer. */
export async function launch(
  dataDir: string,
  port: number,
  more: Record<string, string> = {},
): Promise<Process> {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    SIGN_INS_PER_MINUTE: '1000',
    REQUESTS_PER_MINUTE: '1000000',
    BOT_DELAY_MS: '0',
    BOT_THINK_MS: '5',
    ...more,
  };
  const child = takeAlong(spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] }));
  const log: string[] = [];
  child.stdout?.on('data', chunk => log.push(String(chunk)));
  child.stderr?.on('data', chunk => log.push(String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(log.join(''));
    try {
      await fetch(`${url}/healthz`);
      return { child, url, log };
    } catch {
      await new Promise(resolve => setTimeout(resolve, 10));
    }
  }
}

const running = new Set<ChildProcess>();

/** Lets a program end with this one, however this one is stopped. */
export function takeAlong(child: ChildProcess): ChildProcess {
  if (running.size === 0) {
    process.once('exit', () => {
      for (const one of running) one.kill();
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  }
  running.add(child);
  return child;
}

export function ended(child: ChildProcess): Promise<number | null> {
  return new Promise(resolve => child.once('exit', resolve));
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
