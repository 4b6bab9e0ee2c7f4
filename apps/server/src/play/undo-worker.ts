import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import { isBotPlayed, type LiveMatch, versionOf } from './live-match.ts';
import { isLimitKnown, lastMove, noteLimit } from './undo.ts';
import type { Question } from './undo-thread.ts';

export interface UndoWorker {
  /** Works out, beside everything else, what the last mover may take back if that is not known; `tell` hears when there is something. */
  look(live: LiveMatch): void;
  close(): Promise<void>;
}

/** It keeps the rules of the games and nothing else; what it is asked it forgets at once. */
const SMALL = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 };

/** Under more work than this the display waits for the next move; the command itself always knows. */
const MOST_WAITING = 32;

export function openUndoWorker(tell: (live: LiveMatch) => void, log: Logger): UndoWorker {
  const pool = new Piscina({
    filename: new URL('./undo-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    resourceLimits: SMALL,
  });
  pool.on('error', error => log.error({ err: error }, 'undo thread died'));
  let isClosed = false;

  async function workOut(live: LiveMatch): Promise<void> {
    const version = versionOf(live);
    const question = questionOf(live);
    // A thread that dies is replaced, and asked once more.
    const limit: number = await pool.run(question).catch(() => pool.run(question));
    if (isClosed || versionOf(live) !== version) return;
    noteLimit(live, limit);
    if (limit > 0) tell(live);
  }

  return {
    look(live) {
      const entry = live.log.at(-1)?.entry;
      const isMove = entry?.kind === 'act' || entry?.kind === 'undo';
      const mover = live.match.moves.at(-1)?.seat;
      if (!isMove || mover === undefined || live.status !== 'playing' || isBotPlayed(live, mover)) return;
      if (isClosed || isLimitKnown(live) || pool.queueSize > MOST_WAITING) return;
      workOut(live).catch(error => {
        if (!isClosed) log.error({ match: live.header.id, err: error }, 'could not compute the undo limit');
      });
    },
    async close() {
      isClosed = true;
      await pool.destroy();
    },
  };
}

function questionOf(live: LiveMatch): Question {
  const { game, ...whole } = live.match;
  const last = lastMove(live);
  if (last) return { game: game.id, last };
  const seat = live.match.moves.at(-1)?.seat ?? 0;
  return { game: game.id, whole, seat };
}
