import type { Services } from '../services.ts';
import type { Io } from './io.ts';

const LOBBY_MS = 200;

/** Passes on what happens to the sockets that asked for it. */
export function pushOverSockets(services: Services, io: Io): void {
  const { tables, events, log } = services;
  let isLobbyDue = false;

  const around = (code: string) => io.of('/').adapter.rooms.get(`table:${code}`) ?? new Set();
  events.knowWatchers({
    count: code => around(code).size,
    include: (code, person) =>
      [...around(code)].some(socket => io.of('/').sockets.get(socket)?.data.person?.id === person),
  });
  events.onGame((person, line) => io.to(`person:${person}`).emit('game', line));
  events.onTable(table => {
    io.to(`table:${table.code}`).emit('table', events.tableFor(table));
    if (table.open) lobbyChanged();
  });
  events.onPresence(person => {
    tables
      .of(person)
      .then(list => {
        for (const table of list)
          if (io.of('/').adapter.rooms.has(`table:${table.code}`))
            io.to(`table:${table.code}`).emit('table', events.tableFor(table));
      })
      .catch(error => log.error({ err: error }, 'presence was not told'));
  });
  events.onPerson((id, person) => {
    const { adapter, sockets } = io.of('/');
    for (const socket of adapter.rooms.get(`person:${id}`) ?? []) {
      const open = sockets.get(socket);
      if (!open) continue;
      if (person) open.data.person = person;
      else open.disconnect();
    }
  });
  events.onChat(
    line => io.to(`table:${line.code}`).emit('chat', line),
    (code, id) => io.to(`table:${code}`).emit('chat-removed', { code, id }),
  );

  /** The lobby is sent as a whole, a few times a second at most. */
  function lobbyChanged(): void {
    if (isLobbyDue) return;
    isLobbyDue = true;
    setTimeout(() => {
      isLobbyDue = false;
      tables
        .open()
        .then(list => io.to('lobby').emit('lobby', { tables: list.map(events.tableFor) }))
        .catch(error => log.error({ err: error }, 'the lobby was not told'));
    }, LOBBY_MS).unref();
  }
}
