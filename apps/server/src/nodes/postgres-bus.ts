import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import { createSignal } from '../signal.ts';
import type { Bus, NodeMessage } from './bus.ts';
import { noticeDeadNodes } from './dead-nodes.ts';

const CHANNEL = 'signoria';
/** The name of the connection that every node has: by it PostgreSQL can say whether any is there. */
export const CONNECTION_NAME = 'signoria messages';
/** PostgreSQL carries less than 8,000 bytes at a time. */
const MOST_BYTES = 7_500;
const AGAIN_MS = 500;
const ANSWER_MS = 4_000;
/** A node that says nothing for long is forgotten by the others. */
const ALIVE_MS = 2_000;

interface Batch {
  node: string;
  messages: NodeMessage[];
}

/**
 * Messages between nodes by PostgreSQL's LISTEN and NOTIFY, over a connection of its own. What comes up while one batch is
 * on its way goes into the next, so that a busy node sends few. While the connection is down nothing is kept: whoever is
 * connected again asks.
 */
export function openPostgresBus(databaseUrl: string, node: string, log: Logger): Bus {
  const received = createSignal<[message: NodeMessage, node: string]>();
  const opened = createSignal<[]>();
  const sender = openSender(node);
  let isClosed = false;

  function receive(text: string | undefined): void {
    const batch: Batch = JSON.parse(text ?? '');
    if (batch.node === node) return;
    for (const message of batch.messages)
      try {
        received.tell(message, batch.node);
      } catch (error) {
        log.error({ err: error, kind: message.kind }, 'could not read a message from another node');
      }
  }

  async function stayOpen(): Promise<void> {
    while (!isClosed) {
      try {
        const { client, lost } = await connect(databaseUrl, receive);
        sender.use(client);
        opened.tell();
        await lost;
        if (!isClosed) log.warn('lost contact with other nodes, reconnecting');
      } catch {
        // The store's own connections say the same of the same server.
      }
      sender.use(null);
      if (!isClosed) await pause(AGAIN_MS, null, { ref: false });
    }
  }

  void stayOpen();
  const stopNoticing = noticeDeadNodes(received, opened, sender.isOpen);
  const beat = setInterval(() => sender.send({ kind: 'alive' }), ALIVE_MS);
  beat.unref();
  return {
    isShared: true,
    send: sender.send,
    on: received.on,
    onOpen: opened.on,
    async close() {
      sender.send({ kind: 'gone' });
      clearInterval(beat);
      stopNoticing();
      isClosed = true;
      await sender.close();
    },
  };
}

/** Sends messages over whatever connection there is. */
function openSender(node: string) {
  let client: Client | null = null;
  let waiting: NodeMessage[] = [];
  let sending: Promise<void> | null = null;

  async function sendAll(): Promise<void> {
    await new Promise(resolve => setImmediate(resolve));
    while (client && waiting.length > 0) {
      const messages = takeBatch(waiting);
      const text = JSON.stringify({ node, messages } satisfies Batch);
      const used: Client = client;
      // One that does not answer is given up, and another is made.
      await used.query('select pg_notify($1, $2)', [CHANNEL, text]).catch(() => used.end());
    }
    sending = null;
  }

  return {
    isOpen: () => client !== null,
    use(next: Client | null): void {
      client = next;
      waiting = [];
    },
    send(message: NodeMessage): void {
      if (!client) return;
      waiting.push(message);
      sending ??= sendAll();
    },
    async close(): Promise<void> {
      await sending;
      await client?.end().catch(() => undefined);
    },
  };
}

/** As many messages as fit; one that fits nowhere is left out, for it is only a hint. */
function takeBatch(waiting: NodeMessage[]): NodeMessage[] {
  const messages: NodeMessage[] = [];
  let bytes = 100;
  while (waiting.length > 0) {
    const size = Buffer.byteLength(JSON.stringify(waiting[0])) + 1;
    if (bytes + size > MOST_BYTES && messages.length > 0) return messages;
    const [message] = waiting.splice(0, 1);
    if (size < MOST_BYTES) messages.push(message);
    bytes += size;
  }
  return messages;
}

/** A connection that listens; `lost` resolves when it no longer does. */
async function connect(
  connectionString: string,
  receive: (text: string | undefined) => void,
): Promise<{ client: Client; lost: Promise<void> }> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    application_name: CONNECTION_NAME,
  });
  const lost = new Promise<void>(resolve => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  client.on('notification', ({ payload }) => receive(payload));
  try {
    await client.connect();
    // A message that a crash loses is only a hint: it need not wait for the disk, as a commit otherwise does.
    await client.query(`set synchronous_commit to off; listen ${CHANNEL}`);
  } catch (error) {
    // One that nobody listens on must not stay open: a standby takes connections, but refuses this until it is promoted.
    client.end().catch(() => undefined);
    throw error;
  }
  return { client, lost };
}
