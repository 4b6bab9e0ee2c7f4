import type { IncomingMessage } from 'node:http';
import { type Ack, fail, MATCH_COMMANDS, type Message, TABLE_COMMANDS } from '@signoria/protocol';
import { TOO_MANY_WATCHED } from '../commands/watch.ts';
import { addressOf, keysOf } from '../limits/address.ts';
import { isOwnSite } from '../own-site.ts';
import { isAllowed } from '../people/access.ts';
import type { Services } from '../services.ts';
import { logTrouble } from '../store-down.ts';
import type { Client } from './io.ts';

/** So many tables and matches may one socket watch at once. */
export const MOST_WATCHED = 50;

export interface Gate {
  /** Before a socket is opened: whether its page and address may have one more. */
  allow(request: IncomingMessage, answer: (error: string | null, isAllowed: boolean) => void): void;
  /** Finds out who opens a socket; a key that opens nothing opens none, and nobody opens too many. */
  admit(socket: Client, next: (error?: Error) => void): void;
  /** Why a message is not even read: null when it is. */
  refusal(socket: Client, name: Message): Promise<Ack | null>;
  /** Notes an answer by which codes could be guessed. */
  note(socket: Client, name: Message, answer: Ack): Promise<void>;
}

export function openGate({ config, store, people, limits, connections, log }: Services): Gate {
  const keysOfSocket = (socket: Client) => countedBy(socket, config.trustProxy);

  const admission = openAdmission({ people, connections });

  return {
    allow(request, answer) {
      if (!isOwnSite(request.headers, config.publicUrl)) return answer(null, false);
      const address = addressOf(request, config.trustProxy);
      limits
        .take('requests', address)
        .then(refused => {
          const leave = refused ? null : connections.byAddress.enter(address);
          if (leave) request.socket.once('close', leave);
          answer(null, leave !== null);
        })
        .catch(error => {
          log.error({ err: error }, 'could not count a socket');
          answer(null, false);
        });
    },

    admit(socket, next) {
      admission(socket)
        .then(next)
        .catch(error => {
          const trouble = logTrouble({ store, log }, error, 'could not open a socket');
          next(Object.assign(new Error(trouble.code), { data: trouble }));
        });
    },

    async refusal(socket, name) {
      const { access } = socket.data;
      const needed = name in MATCH_COMMANDS || name in TABLE_COMMANDS ? 'play' : 'read';
      if (access && !isAllowed(access, needed)) return fail('wrong-scope', 'this key cannot do that');
      const refused = await limits.take('messages', socket.id);
      if (refused) return refused;
      if (name.startsWith('watch-') && socket.rooms.size > MOST_WATCHED) return TOO_MANY_WATCHED;
      if (name === 'watch-lobby') return limits.take('lists', ...keysOfSocket(socket));
      return isByCode(name) ? limits.look('wrongCodes', ...keysOfSocket(socket)) : null;
    },

    async note(socket, name, answer) {
      if (isByCode(name) && !answer.ok && answer.error.code === 'unknown-table')
        await limits.take('wrongCodes', ...keysOfSocket(socket));
    },
  };
}

/** Why a socket is not opened, if so; who opens it is noted. */
function openAdmission({ people, connections }: Pick<Services, 'people' | 'connections'>) {
  /** Those that have asked for a socket. */
  const known = new WeakSet<Client['conn']>();

  return async (socket: Client): Promise<Error | undefined> => {
    if (isSecond(socket, known)) return new Error('bad-request');
    const key: unknown = socket.handshake.auth.key;
    const who = await people.whoIs(socket.handshake.headers, typeof key === 'string' ? key : undefined);
    if (!who.ok) return Object.assign(new Error(who.error.code), { data: who.error });
    socket.data.access = who.value;
    socket.data.person = who.value?.person ?? null;
    if (!who.value) return;
    const leave = connections.byPerson.enter(who.value.person.id);
    if (!leave) return new Error('rate-limited');
    whenClosed(socket, leave);
  };
}

/** A connection is for one socket: whoever asks for more on it, all at once, is cut off. */
function isSecond({ conn }: Client, known: WeakSet<Client['conn']>): boolean {
  const isKnown = known.has(conn);
  known.add(conn);
  if (isKnown) conn.close(true);
  return isKnown;
}

/** It may have closed while the store was asked. */
function whenClosed({ conn }: Client, leave: () => void): void {
  if (conn.readyState === 'open') conn.once('close', leave);
  else leave();
}

/** Codes are short enough to be read aloud, so they must not be guessed. */
function isByCode(name: Message): boolean {
  return name in TABLE_COMMANDS || name === 'watch-table';
}

function countedBy({ request, data }: Client, proxies: number): string[] {
  return keysOf(addressOf(request, proxies), data.person);
}
