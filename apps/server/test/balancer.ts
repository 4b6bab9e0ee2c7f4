import { once } from 'node:events';
import { type AddressInfo, createServer, connect as open, type Server, type Socket } from 'node:net';

/** A plain balancer: each connection goes to the next node that takes it, whoever comes and whatever is in it. */
export interface Balancer {
  url: string;
  /** How many connections have been passed on, and how many of them are open. */
  passed(): { ever: number; now: number };
  /** Cuts every connection, and takes none until it is started again. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>();
  let turn = 0;
  let ever = 0;
  let server: Server;
  let port = 0;

  function pass(client: Socket, tries: number): void {
    if (tries === 0) {
      client.destroy();
      return;
    }
    const node = ports[turn++ % ports.length];
    reach(node).then(
      upstream => {
        if (client.destroyed) {
          upstream.destroy();
          return;
        }
        ever++;
        for (const one of [client, upstream]) open.add(one);
        join(client, upstream, () => {
          for (const one of [client, upstream]) open.delete(one);
        });
      },
      () => pass(client, tries - 1),
    );
  }

  async function start(): Promise<void> {
    server = createServer({ pauseOnConnect: true }, client => pass(client, ports.length)).listen(
      port,
      '127.0.0.1',
    );
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  }

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    passed: () => ({ ever, now: open.size / 2 }),
    start,
    async kill() {
      const closed = once(server, 'close');
      server.close();
      for (const one of open) one.destroy();
      await closed;
    },
  };
}

async function reach(port: number): Promise<Socket> {
  const socket = open(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

function join(a: Socket, b: Socket, ended: () => void): void {
  for (const [one, other] of [
    [a, b],
    [b, a],
  ]) {
    one.on('error', () => undefined);
    one.once('close', () => {
      other.destroy();
      ended();
    });
    one.pipe(other);
  }
  a.resume();
}
