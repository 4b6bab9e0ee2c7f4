import type { Services } from '../services.ts';
import type { Io } from './socket.ts';

const LOBBY_MS = 200;

/** Passes on what happens to the sockets that asked for it. */
export function openBroadcasts(services: Services, io: Io): void {
  const { tables, herald, log } = services;
  let isLobbyDue = false;

  const around = (code: string) => io.of('/').adapter.rooms.get(`table:${code}`) ?? new Set();
  herald.knowWatchers({
    count: code => around(code).size,
    include: (code, person) =>
      [...around(code)].some(socket => io.of('/').sockets.get(socket)?.data.person?.id === person),
  });
  herald.onGame((person, line) => io.to(`person:${person}`).emit('game', line));
  herald.onTable(table => {
    io.to(`table:${table.code}`).emit('table', herald.tableFor(table));
    if (table.open) lobbyChanged();
  });
  herald.onPresence(person => {
    tables
      .of(person)
      .then(list => {
        for (const table of list)
          if (io.of('/').adapter.rooms.has(`table:${table.code}`))
            io.to(`table:${table.code}`).emit('table', herald.tableFor(table));
      })
      .catch(error => log.error({ err: error }, 'presence was not told'));
  });
  herald.onPerson((id, person) => {
    const { adapter, sockets } = io.of('/');
    for (const socket of adapter.rooms.get(`person:${id}`) ?? []) {
      const open = sockets.get(socket);
      if (!open) continue;
      if (person) open.data.person = person;
      else open.disconnect();
    }
  });
  herald.onChat(
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
        .then(list => io.to('lobby').emit('lobby', { tables: list.map(herald.tableFor) }))
        .catch(error => log.error({ err: error }, 'the lobby was not told'));
    }, LOBBY_MS).unref();
  }
}
