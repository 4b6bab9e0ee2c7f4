import type { ChatLine } from '@signoria/protocol';
import { isOver } from '../people/access.ts';
import type { Channel } from '../play/watchers.ts';
import type { Services } from '../services.ts';
import { frameOf } from './frames.ts';
import type { Io } from './io.ts';
import type { Outbox } from './outbox.ts';

const LOBBY_MS = 200;

/** Passes on what happens to the sockets that asked for it. */
export function pushOverSockets(services: Services, io: Io, outbox: Outbox): void {
  const { tables, events, people, log } = services;
  let isLobbyDue = false;
  const socketsOf = (id: string) =>
    [...(io.of('/').adapter.rooms.get(`person:${id}`) ?? [])].flatMap(
      one => io.of('/').sockets.get(one) ?? [],
    );

  events.onGame((person, line) => {
    for (const socket of socketsOf(person)) outbox.withNext(socket, 'game', JSON.stringify(line));
  });
  events.onTable(table => {
    io.to(`table:${table.code}`).emit('table', events.tableFor(table));
    if (table.open) lobbyChanged();
    else closeChat(io, table.code);
  });
  events.onPresence(person => {
    tables
      .of(person)
      .then(list => {
        for (const table of list)
          if (io.of('/').adapter.rooms.has(`table:${table.code}`))
            io.to(`table:${table.code}`).emit('table', events.tableFor(table));
      })
      .catch(error => log.error({ err: error }, 'could not broadcast presence'));
  });
  events.onPerson((id, person) => {
    for (const socket of socketsOf(id)) socket.data.person = person;
  });
  people.onEnd(ended => {
    for (const socket of socketsOf(ended.person)) {
      const { access } = socket.data;
      // Cut, not told: the page comes back by itself, as whoever it is now.
      if (access && isOver(access, ended)) socket.conn.close();
    }
  });
  events.onChat(passerOf(services, io), (code, id) =>
    io.to(`chat:${code}`).emit('chat-removed', { code, id }),
  );

  /** The lobby is sent as a whole, a few times a second at most. */
  function lobbyChanged(): void {
    if (isLobbyDue) return;
    isLobbyDue = true;
    setTimeout(() => {
      isLobbyDue = false;
      tables
        .open()
        .then(list => io.to('lobby').emit('lobby', { tables: list.map(events.listedFor) }))
        .catch(error => log.error({ err: error }, 'could not broadcast the lobby'));
    }, LOBBY_MS).unref();
  }
}

/** What is said at a table that is no longer open is for people, not for every visitor who was looking on. */
function closeChat(io: Io, code: string): void {
  for (const id of io.of('/').adapter.rooms.get(`chat:${code}`) ?? []) {
    const socket = io.of('/').sockets.get(id);
    if (socket && !socket.data.person) void socket.leave(`chat:${code}`);
  }
}

/** The channel of those who watch a match over a socket of this process; each goes by its socket's id. */
export function socketChannel(io: Io, outbox: Outbox): Channel {
  const { sockets } = io.of('/');
  return {
    /** One broadcast to many is put into a frame once; a socket is a room of its own. */
    send: (to, state) => void io.local.to(to.map(({ name }) => name)).emit('match', state),
    sendChange(to, change) {
      const message = {
        event: 'match-change',
        json: change,
        frame: frameOf('match-change', change),
      } as const;
      for (const { name } of to) {
        const client = sockets.get(name);
        if (client) outbox.now(client, message);
      }
    },
  };
}

/** Passes a line to everybody who hears the table but those who have blocked the writer; one line after the other. */
function passerOf({ blocks, log }: Services, io: Io): (line: ChatLine) => void {
  let passed: Promise<unknown> = Promise.resolve();
  return line => {
    passed = passed
      .then(() => blocks.blockersOf(line.from.id))
      .then(ids =>
        io
          .to(`chat:${line.code}`)
          .except(ids.map(id => `person:${id}`))
          .emit('chat', line),
      )
      .catch(error => log.error({ err: error }, 'could not send a chat message'));
  };
}
