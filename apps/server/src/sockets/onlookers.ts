import type { Services } from '../services.ts';
import type { Io } from './io.ts';

const ROOM = 'table:';

/** Who looks on at a table is who has its socket in the table's room. */
export function knowOnlookers({ onlookers }: Services, io: Io): void {
  const { adapter, sockets } = io.of('/');
  const around = (code: string) => [...(adapter.rooms.get(ROOM + code) ?? [])];
  onlookers.know({
    codes: () =>
      [...adapter.rooms.keys()].flatMap(room => (room.startsWith(ROOM) ? room.slice(ROOM.length) : [])),
    count: code => around(code).length,
    people: code => around(code).flatMap(id => sockets.get(id)?.data.person?.id ?? []),
  });
  for (const event of ['join-room', 'leave-room'])
    adapter.on(event, (room: string) => {
      if (room.startsWith(ROOM)) onlookers.changed(room.slice(ROOM.length));
    });
}
