import { pick, rngFrom } from '@signoria/core';
import { type PeerTable, peerLegal } from '../peer.ts';
import type { Job } from './job.ts';
import { type Clients, openHeard, type Seat, several, type Table } from './table.ts';
import { openWire } from './wire.ts';

const RNG = rngFrom(14);

/** As much of boardgame.io's state as its clients need to act. */
interface State {
  G: PeerTable;
  ctx: { currentPlayer: string; gameover?: unknown };
  _stateID: number;
}

/** Players at tables of a boardgame.io server, speaking its own protocol without the rest of its client. */
export async function openBoardgameIo({ urls: [url], tables: size, seats }: Job): Promise<Clients> {
  const heard = openHeard();
  const tables: Table[] = [];
  let bytes = 0;
  const count = (more: number) => {
    bytes += more;
  };
  await several(size, async i => {
    const match = `table-${i}`;
    const table: { seats: Seat[] } = { seats: [] };
    // The match is made for the first who comes.
    for (let seat = 0; seat < seats; seat++)
      table.seats.push(await sit(url, match, String(seat), count, () => heard.tell(table)));
    tables.push(table);
  });
  return { tables, botTables: [], onlookers: [], onSeen: heard.onSeen, bytes: () => bytes };
}

async function sit(
  url: string,
  match: string,
  player: string,
  count: (bytes: number) => void,
  seen: () => void,
): Promise<Seat> {
  const wire = await openWire(url, { namespace: '/lost-cities', count });
  let state: State | null = null;
  let sent = -1;
  const hear = (next: State) => {
    if (state && next._stateID < state._stateID) return;
    state = next;
    seen();
  };
  wire.on('update', (_match: string, next: State) => hear(next));
  const synced = new Promise<void>(resolve => {
    wire.on('sync', (_match: string, info: { state: State }) => {
      hear(info.state);
      resolve();
    });
  });
  wire.emit('sync', match, player, undefined, 2);
  await synced;
  return {
    version: () => state?._stateID ?? 0,
    act() {
      const now = state;
      if (!now || now.ctx.gameover !== undefined || now.ctx.currentPlayer !== player) return false;
      if (sent === now._stateID) return false;
      sent = now._stateID;
      const [type, ...args] = pick(RNG, peerLegal(now.G, Number(player)));
      const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: player } };
      wire.emit('update', action, sent, match, player);
      return true;
    },
  };
}
