import { botsFor, type Choice, findBot, LEVELS, timeFor } from '@signoria/bots';
import { type BaseView, newSeed, rngFrom, type Seat, type Tagged } from '@signoria/core';
import type { BotLevel } from '@signoria/protocol';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import type { Config } from '../config.ts';
import { isBotPlayed, type Live, turnOf } from '../play/live.ts';
import type { Matches } from '../play/matches.ts';
import { proposeAct } from '../play/proposals.ts';
import type { Levels } from '../tables/table.ts';

/** Who sits in for an absent person, where the game has such a bot. */
const STAND_IN: BotLevel = 'companion';

/**
 * Every bot that may sit down to a game (a game without bots of its own has the random one), and those people choose
 * from, weakest first: the named ones, or whatever there is.
 */
export function levelsOf(game: string): Levels {
  const ids: BotLevel[] = botsFor(game).map(bot => bot.id);
  const known = ids.includes('random') ? ids : ['random', ...ids];
  const named = LEVELS.filter(level => known.includes(level));
  return { known, offered: named.length > 0 ? named : known };
}

export interface Desk {
  /** Sets to work every bot that owes a decision in this match. */
  wake(live: Live): void;
  /** What a strong bot would do in that seat, with what it weighed. */
  hint(game: string, view: BaseView, legal: readonly Tagged[]): Promise<Choice | null>;
  close(): Promise<void>;
}

/** The file in which bots think, each question in a thread of its own. */
export const THINKER = new URL('./worker.ts', import.meta.url);

export function openDesk(config: Config, matches: Matches, log: Logger, thinker: URL): Desk {
  const pool = new Piscina({
    filename: thinker.href,
    minThreads: 0,
    maxThreads: config.botThreads,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  /** Decisions being thought about: match, seat, and the version they were owed from. */
  const thinking = new Set<string>();
  let isClosed = false;

  async function choose(
    game: string,
    level: BotLevel,
    view: BaseView,
    legal: readonly Tagged[],
    ms: number,
  ): Promise<Choice> {
    const question = { game, level, view, legal, ms, seed: newSeed() };
    return pool.run(question, { signal: AbortSignal.timeout(config.botLimitMs) });
  }

  async function decide(live: Live, seat: Seat, owed: number): Promise<void> {
    const { id, game } = live.header;
    if (config.botDelayMs > 0) await new Promise(resolve => setTimeout(resolve, config.botDelayMs));
    const asked = await matches.read(id, now =>
      now.owed[seat] === owed && isBotPlayed(now, seat)
        ? {
            view: game.view(now.match.state, seat),
            legal: game.legal(now.match.state, seat),
            ms: timeFor(config.botThinkMs, now.match.moves, seat),
          }
        : null,
    );
    if (!asked.ok || !asked.value || isClosed) return;
    const { view, legal, ms } = asked.value;
    const level = levelFor(live, seat);
    try {
      const { action } = await choose(game.id, level, view, legal, ms);
      const answer = await play(id, seat, owed, action);
      if (answer.ok || answer.error.code !== 'illegal-action') return;
      log.error(
        { match: id, seat, bot: level, refusal: answer.error.refusal },
        'a bot chose an illegal action',
      );
    } catch (error) {
      if (isClosed) return;
      log.error({ match: id, seat, bot: level, err: error }, 'a bot failed or took too long');
    }
    await play(id, seat, owed, quickChoice(game.id, view, legal));
  }

  function play(id: string, seat: Seat, owed: number, action: Tagged) {
    return matches.change(id, live => proposeAct(live, seat, 'bot', owed, action, Date.now()));
  }

  return {
    wake(live) {
      for (const seat of turnOf(live)) {
        const owed = live.owed[seat];
        if (owed === null || !isBotPlayed(live, seat) || isClosed) continue;
        const key = `${live.header.id} ${seat} ${owed}`;
        if (thinking.has(key)) continue;
        thinking.add(key);
        decide(live, seat, owed)
          .catch(error => log.error({ match: live.header.id, seat, err: error }, 'a bot could not move'))
          .finally(() => thinking.delete(key));
      }
    },

    async hint(game, view, legal) {
      try {
        return await choose(game, levelsOf(game).offered.at(-1) ?? STAND_IN, view, legal, config.botThinkMs);
      } catch (error) {
        log.error({ game, err: error }, 'no hint');
        return null;
      }
    },

    async close() {
      isClosed = true;
      await pool.destroy();
    },
  };
}

function levelFor(live: Live, seat: Seat): BotLevel {
  const owner = live.header.owners[seat];
  if (owner.kind === 'bot') return owner.level;
  const { offered } = levelsOf(live.header.game.id);
  return offered.includes(STAND_IN) ? STAND_IN : (offered.at(-1) ?? STAND_IN);
}

/** A legal move in no time, for a seat whose bot failed. */
export function quickChoice(game: string, view: BaseView, legal: readonly Tagged[]): Tagged {
  try {
    const bot = findBot(game, 'heuristic');
    const chosen = bot?.choose(view, legal, { playouts: 1 }, rngFrom(legal.length)).action;
    const key = JSON.stringify(chosen);
    return legal.find(action => JSON.stringify(action) === key) ?? legal[0];
  } catch {
    return legal[0];
  }
}
