import type { Person, ServerEvents } from '@signoria/protocol';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Access } from '../people/access.ts';

interface Data {
  access: Access | null;
  person: Person | null;
  /** How to stop watching each match, and each table without a seat there, that is watched. */
  watched: Map<string, () => void>;
}

/** The server of sockets, and one socket, with what each knows of whom it serves. */
export type Io = Server<DefaultEventsMap, ServerEvents, DefaultEventsMap, Data>;
export type Client = Socket<DefaultEventsMap, ServerEvents, DefaultEventsMap, Data>;
