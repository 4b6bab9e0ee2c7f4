import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import { createSignal } from '../signal.ts';
import type { Bus, Word } from './bus.ts';
import { noticeDeadNodes } from './dead-nodes.ts';

const CHANNEL = 'signoria';
/** The name of the connection that every node has: by it PostgreSQL can say whether any is there. */
export const CONNECTION_NAME = 'signoria words';
/** PostgreSQL carries less than 8,000 bytes at a time. */
const MOST_BYTES = 7_500;
const AGAIN_MS = 500;
const ANSWER_MS = 4_000;
/** A node that says nothing for long is forgotten by the others. */
const ALIVE_MS = 2_000;

interface Parcel {
  node: string;
  words: Word[];
}

/**
 * Words between nodes by PostgreSQL's LISTEN and NOTIFY, over a connection of its own. What comes up while one parcel is on
 * its way goes into the next, so that a busy node sends few. While the connection is down nothing is kept: whoever hears
 * again asks.
 */
export function openPostgresBus(databaseUrl: string, node: string, log: Logger): Bus {
  const heard = createSignal<[word: Word, node: string]>();
  const opened = createSignal<[]>();
  const sender = openSender(node);
  let isClosed = false;

  function hear(text: string | undefined): void {
    const parcel: Parcel = JSON.parse(text ?? '');
    if (parcel.node === node) return;
    for (const word of parcel.words)
      try {
        heard.tell(word, parcel.node);
      } catch (error) {
        log.error({ err: error, word: word.kind }, 'could not read a message from another node');
      }
  }

  async function stayOpen(): Promise<void> {
    while (!isClosed) {
      try {
        const { client, lost } = await connect(databaseUrl, hear);
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
  const stopNoticing = noticeDeadNodes(heard, opened, sender.isOpen);
  const beat = setInterval(() => sender.say({ kind: 'alive' }), ALIVE_MS);
  beat.unref();
  return {
    isShared: true,
    say: sender.say,
    on: heard.on,
    onOpen: opened.on,
    async close() {
      sender.say({ kind: 'gone' });
      clearInterval(beat);
      stopNoticing();
      isClosed = true;
      await sender.close();
    },
  };
}

/** Sends words over whatever connection there is. */
function openSender(node: string) {
  let client: Client | null = null;
  let waiting: Word[] = [];
  let sending: Promise<void> | null = null;

  async function send(): Promise<void> {
    await new Promise(resolve => setImmediate(resolve));
    while (client && waiting.length > 0) {
      const words = takeParcel(waiting);
      const text = JSON.stringify({ node, words } satisfies Parcel);
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
    say(word: Word): void {
      if (!client) return;
      waiting.push(word);
      sending ??= send();
    },
    async close(): Promise<void> {
      await sending;
      await client?.end().catch(() => undefined);
    },
  };
}

/** As many words as fit; one that fits nowhere is left out, for it is only a hint. */
function takeParcel(waiting: Word[]): Word[] {
  const words: Word[] = [];
  let bytes = 100;
  while (waiting.length > 0) {
    const size = Buffer.byteLength(JSON.stringify(waiting[0])) + 1;
    if (bytes + size > MOST_BYTES && words.length > 0) return words;
    const [word] = waiting.splice(0, 1);
    if (size < MOST_BYTES) words.push(word);
    bytes += size;
  }
  return words;
}

/** A connection that hears; `lost` resolves when it no longer does. */
async function connect(
  connectionString: string,
  hear: (text: string | undefined) => void,
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
  client.on('notification', ({ payload }) => hear(payload));
  await client.connect();
  // A word that a crash loses is only a hint: it need not wait for the disk, as a commit otherwise does.
  await client.query(`set synchronous_commit to off; listen ${CHANNEL}`);
  return { client, lost };
}
