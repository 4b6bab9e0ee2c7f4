import type { GAMES } from '@signoria/games';
import type { MatchState } from '@signoria/protocol';
import { type Connection, followMatch, openApi, openConnection, type Reply } from '@signoria/protocol/client';
import type { Acknowledged } from './acknowledged.ts';
import { optionsFor } from './scripted.ts';

/** Programs that play by the protocol's own client: each acts on what its socket hears, and knows nothing else. */
export interface Players {
  readonly acknowledged: readonly Acknowledged[];
  readonly matches: readonly string[];
  /** Resolves when in every game so many more actions have been acknowledged. */
  progress(count: number): Promise<void>;
  /** Lets one of each game under way resign, waits until both have heard that it is over, and begins none. */
  finish(): Promise<void>;
}

interface Player {
  api: ReturnType<typeof openApi>;
  connection: Connection;
}

type Game = (typeof GAMES)[number];

/** Two at a table of each game, all through one address. */
export async function openPlayers(base: string, games: readonly Game[], answerMs: number): Promise<Players> {
  const acknowledged: Acknowledged[] = [];
  const matches: string[] = [];
  const counts = new Map<string, number>();
  let isEnding = false;

  async function sit(game: Game): Promise<void> {
    const pair = [await player(base, answerMs), await player(base, answerMs)];
    do {
      const match = await begin(pair, game);
      matches.push(match);
      await Promise.all(
        pair.map((one, seat) =>
          play(
            one,
            match,
            seat,
            () => isEnding && seat === 0,
            done => {
              acknowledged.push(done);
              counts.set(game.id, (counts.get(game.id) ?? 0) + 1);
            },
          ),
        ),
      );
    } while (!isEnding);
    for (const { connection } of pair) connection.close();
  }

  const sitting = games.map(sit);
  const failed = Promise.all(sitting);
  failed.catch(() => undefined);
  return {
    acknowledged,
    matches,
    async progress(count) {
      const before = new Map(counts);
      const isEnough = ({ id }: Game) => (counts.get(id) ?? 0) >= (before.get(id) ?? 0) + count;
      while (!games.every(isEnough)) await Promise.race([rest(), failed]);
    },
    async finish() {
      isEnding = true;
      await Promise.all(sitting);
    },
  };
}

const rest = (ms = 10) => new Promise(resolve => setTimeout(resolve, ms));

async function player(base: string, answerMs: number): Promise<Player> {
  const guest = openApi({ base });
  await insist(() => guest('POST /api/guest', { body: { name: 'Ada' } }));
  const { key } = await insist(() => guest('POST /api/me/keys', { body: { name: 'outages' } }));
  return { api: openApi({ base, key }), connection: openConnection({ base, key, answerMs }) };
}

async function begin([host, other]: Player[], game: Game): Promise<string> {
  const options = optionsFor(game, 2);
  const { code } = await insist(() =>
    host.api('POST /api/tables', { body: { game: game.id, seats: 2, options, open: true } }),
  );
  const params = { code };
  await insist(() => other.api('POST /api/tables/:code/join', { params, body: {} }));
  for (;;) {
    const begun = await host.api('POST /api/tables/:code/start', { params });
    // Asked again after its answer was lost, it has begun.
    const { match } = begun.ok
      ? begun.value
      : await insist(() => host.api('GET /api/tables/:code', { params }));
    if (match) return match;
    await rest();
  }
}

/** What the server cannot do now, or nobody has answered, is asked again. */
async function insist<T>(ask: () => Promise<Reply<T>>): Promise<T> {
  for (;;) {
    const reply = await ask();
    if (reply.ok) return reply.value;
    if (!isForNow(reply.error)) throw new Error(JSON.stringify(reply.error));
    await rest(100);
  }
}

function isForNow({ code }: { code: string }): boolean {
  return code === 'offline' || code === 'store-down';
}

/** Acts and, when it is time, resigns; resolves when the socket has heard that it is over. */
async function play(
  { connection }: Player,
  match: string,
  seat: number,
  isTimeToResign: () => boolean,
  done: (one: Acknowledged) => void,
): Promise<void> {
  const heard: { last: MatchState | null } = { last: null };
  const following = followMatch(connection, match, {
    state: state => {
      heard.last = state;
    },
    refused: () => undefined,
  });
  while (heard.last?.status !== 'over') {
    await rest();
    const { version = 0, legal = [] } = heard.last ?? {};
    if (isTimeToResign()) {
      await connection.request('resign', { match });
      continue;
    }
    if (legal.length === 0) continue;
    const action = legal[(version * 7) % legal.length];
    const reply = await connection.request('act', { match, version, action });
    if (reply.ok) done({ match, version: reply.value.version, seat, action });
    else if (!isForNow(reply.error) && !OVERTAKEN.includes(reply.error.code))
      throw new Error(JSON.stringify(reply.error));
  }
  following.stop();
}

/** Whoever acts on what was true a moment ago: the socket will hear of what has come since. */
const OVERTAKEN = ['stale-version', 'match-over'];
