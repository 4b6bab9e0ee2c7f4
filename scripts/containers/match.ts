import type { MatchState } from '@signoria/protocol';
import { type Connection, followMatch, openApi, openConnection, type Reply } from '@signoria/protocol/client';
import type { Acknowledged } from '../../apps/server/test/acknowledged.ts';

/** A game of two people through one address, each with a socket that comes back by itself. */
export interface Played {
  match: string;
  /** The moves that either was told have been made. */
  acknowledged(): Acknowledged[];
  /** Resolves once so many more moves have been acknowledged, or the game is over. */
  moves(count: number): Promise<void>;
  isOver(): boolean;
  close(): void;
}

/** How long an interruption may last. */
const LONGEST_MS = 60_000;
const LOOK_MS = 20;
/** Time between two moves of a person, so that the game outlasts all that happens to the server. */
const THINK_MS = 150;

export async function openMatch(base: string): Promise<Played> {
  const [ada, ben] = await Promise.all(['Ada', 'Ben'].map(name => person(base, name)));
  const body = { game: 'patrician', seats: 2, open: true } as const;
  const { code } = told(await ada.api('POST /api/tables', { body }));
  told(await ben.api('POST /api/tables/:code/join', { params: { code } }));
  const { match } = told(await ada.api('POST /api/tables/:code/start', { params: { code } }));
  if (!match) throw new Error('the game did not start');
  const seats = [ada, ben].map(({ connection }, seat) => sit(connection, match, seat));
  const acknowledged = () => seats.flatMap(seat => seat.acknowledged());
  const isOver = () => seats.every(seat => seat.isOver());
  return {
    match,
    acknowledged,
    isOver,
    async moves(count) {
      const enough = acknowledged().length + count;
      const until = Date.now() + LONGEST_MS;
      while (acknowledged().length < enough && !isOver()) {
        if (Date.now() > until) throw new Error(`fewer than ${count} moves in ${LONGEST_MS / 1000} s`);
        await pause(LOOK_MS);
      }
    },
    close: () => seats.forEach(seat => void seat.close()),
  };
}

async function person(base: string, name: string) {
  const api = openApi({ base });
  told(await api('POST /api/guest', { body: { name } }));
  const { key } = told(await api('POST /api/me/keys', { body: { name: 'containers' } }));
  return { api, connection: openConnection({ base, key, answerMs: 3000 }) };
}

/** Makes the first legal move whenever there is one; what fails is sent again. */
function sit(connection: Connection, match: string, seat: number) {
  let state: MatchState | null = null;
  let isClosed = false;
  /** By version: a move that is sent again is acknowledged again, as the same line. */
  const acknowledged = new Map<number, Acknowledged>();
  const following = followMatch(connection, match, {
    state(now) {
      state = now;
    },
    refused: () => undefined,
  });

  async function act({ version, legal: [action] }: MatchState): Promise<void> {
    const reply = await connection.request('act', { match, version, action });
    if (reply.ok) {
      const made = reply.value.version;
      acknowledged.set(made, { match, version: made, seat, action });
    }
    // Whoever made this move before, or may not make it, has not heard of something.
    if (!reply.ok || reply.value.again) await following.ask();
  }

  async function play(): Promise<void> {
    while (!isClosed) {
      if (state && state.legal.length > 0) await act(state);
      await pause(THINK_MS);
    }
  }

  void play();
  return {
    acknowledged: () => [...acknowledged.values()],
    isOver: () => state?.status === 'over',
    close() {
      isClosed = true;
      following.stop();
      connection.close();
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}

function told<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(JSON.stringify(reply.error));
  return reply.value;
}
