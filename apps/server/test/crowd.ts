import { GAMES } from '@signoria/games';
import type { Done, MatchState, Table } from '@signoria/protocol';
import { followMatch, openConnection } from '@signoria/protocol/client';
import type { Acknowledged } from './acknowledged.ts';
import { call, type Visitor, visitor } from './kit.ts';
import { optionsFor } from './scripted.ts';

/** People at tables of all games, who play on whatever happens to the server, and begin anew when a game is over. */
export interface Crowd {
  readonly acknowledged: readonly Acknowledged[];
  /** Every match that was begun. */
  readonly matches: readonly string[];
  /** Resolves when so many more actions have been acknowledged, in every game one at least. */
  progress(count: number): Promise<void>;
  /** Lets every game under way come to its end, and begins none. */
  finish(): Promise<void>;
  /** Versions of matches as a socket heard them that came back by itself, whatever happened. */
  readonly watched: ReadonlyMap<string, MatchState>;
}

const SEATS = 3;

/** All through one address. */
export async function openCrowd(url: string): Promise<Crowd> {
  const people = await Promise.all(['Ada', 'Ben'].map(name => visitor(url, name)));
  const acknowledged: Acknowledged[] = [];
  const matches: string[] = [];
  const games = new Map<string, number>();
  const eye = openEye(url);
  let isEnding = false;

  async function sit(game: (typeof GAMES)[number]): Promise<void> {
    const seats = Math.min(SEATS, game.seats.max);
    do {
      const match = await insist(() => begin(people, game.id, seats, optionsFor(game, seats)));
      matches.push(match);
      eye.watch(match);
      let isOver = false;
      while (!isOver)
        isOver = await insist(() =>
          step(people, match, done => {
            acknowledged.push(done);
            games.set(game.id, (games.get(game.id) ?? 0) + 1);
          }),
        );
    } while (!isEnding);
  }

  const sitting = GAMES.map(sit);
  return {
    acknowledged,
    matches,
    watched: eye.seen,
    async progress(count) {
      const enough = acknowledged.length + count;
      const before = new Map(games);
      const isEnough = () =>
        acknowledged.length >= enough && GAMES.every(({ id }) => games.get(id) !== before.get(id));
      while (!isEnough()) await new Promise(resolve => setTimeout(resolve, 5));
    },
    async finish() {
      isEnding = true;
      await Promise.all(sitting);
      while (!matches.every(match => eye.seen.get(match)?.status === 'over'))
        await new Promise(resolve => setTimeout(resolve, 10));
      eye.close();
    },
  };
}

/** Whatever the server cannot do now is tried again. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      // Cut off, or told to come again: fetch throws a TypeError, we a Later.
      if (!(error instanceof TypeError || error instanceof Later)) throw error;
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  }
}

class Later extends Error {}

async function ask<T>(who: Visitor, method: string, path: string, body?: unknown) {
  const answer = await call<T>(who.url, method, path, { cookie: who.cookie }, body);
  if (answer.status === 503) throw new Later();
  return answer;
}

/** People in the first seats, bots in the others. */
async function begin(people: Visitor[], game: string, seats: number, options: object): Promise<string> {
  const bots = Array.from({ length: seats }, (_, seat) => (seat < people.length ? null : 'novice'));
  const made = await ask<Table>(people[0], 'POST', '/api/tables', {
    game,
    seats,
    options,
    bots,
    open: true,
  });
  const { code } = made.body;
  for (const other of people.slice(1)) await ask(other, 'POST', `/api/tables/${code}/join`);
  const begun = await ask<Table>(people[0], 'POST', `/api/tables/${code}/start`);
  // Asked again after its answer was lost, it has begun.
  const table = begun.status === 409 ? await ask<Table>(people[0], 'GET', `/api/tables/${code}`) : begun;
  const { match } = table.body;
  if (!match) throw new Error(JSON.stringify(table.body));
  return match;
}

/** One action of whoever is in turn, if it is one of these people. The answer: whether the match is over. */
async function step(people: Visitor[], match: string, done: (one: Acknowledged) => void): Promise<boolean> {
  const look = async (who: Visitor) =>
    (await ask<MatchState>(who, 'GET', `/api/matches/${match}?since=1000000`)).body;
  const first = await look(people[0]);
  if (first.status === 'over') return true;
  const seat = first.turn.find(one => one < people.length);
  if (seat === undefined) {
    // A bot's turn.
    await new Promise(resolve => setTimeout(resolve, 10));
    return false;
  }
  const who = people[seat];
  const { version, legal } = seat === 0 ? first : await look(who);
  if (legal.length === 0) return false;
  const action = legal[(version * 7) % legal.length];
  const answer = await ask<Done>(who, 'POST', `/api/matches/${match}/act`, { version, action });
  if (answer.status === 200) done({ match, version: answer.body.version, seat, action });
  else if (answer.status !== 409) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return false;
}

/** A client as a page has it: its socket comes back by itself and asks for what it missed. */
function openEye(base: string) {
  const connection = openConnection({ base, answerMs: 2000 });
  const seen = new Map<string, MatchState>();
  function watch(match: string): void {
    followMatch(connection, match, {
      state: state => seen.set(match, state),
      refused: () => undefined,
    });
  }
  return { seen, watch, close: () => connection.close() };
}

/** Each match by its record, as anybody may check it. */
export async function verdicts(who: Visitor, matches: readonly string[]): Promise<boolean[]> {
  const found: boolean[] = [];
  for (const match of matches) {
    const { body } = await who.call<{ ok: boolean }>('GET', `/api/matches/${match}/verify`);
    found.push(body.ok);
  }
  return found;
}
