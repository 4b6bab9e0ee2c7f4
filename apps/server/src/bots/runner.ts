import { type BotFailure, botsFor, type Choice, type Decision, replacement, timeFor } from '@signoria/bots';
import { newSeed, type Seat, type Tagged } from '@signoria/core';
import type { BotLevel } from '@signoria/protocol';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import type { Config } from '../config.ts';
import { isBotPlayed, type LiveMatch, turnOf } from '../play/live-match.ts';
import type { Matches } from '../play/matches.ts';
import { proposeAct } from '../play/proposals.ts';
import { standInOf, strongestOf } from './levels.ts';
import type { Answer, Question } from './worker.ts';

export interface BotRunner {
  /** Sets to work every bot that owes a decision in this match. */
  wake(live: LiveMatch): void;
  /** What a strong bot would do in that seat, with what it weighed. */
  hint(game: string, decision: Decision): Promise<Choice | null>;
  close(): Promise<void>;
}

/** The file in which bots think, each question in a thread of its own. */
export const THINKER = new URL('./worker.ts', import.meta.url);

export function openBotRunner(config: Config, matches: Matches, log: Logger, thinker: URL): BotRunner {
  const thoughts = openThoughts(config, thinker);
  /** Decisions being thought about: match, seat, and the version they were owed from. */
  const thinking = new Set<string>();
  const parts: Parts = { config, matches, log, thoughts };
  return {
    wake(live) {
      for (const seat of turnOf(live)) {
        const owed = live.owed[seat];
        if (owed === null || !isBotPlayed(live, seat) || thoughts.isClosed()) continue;
        const key = `${live.header.id} ${seat} ${owed}`;
        if (thinking.has(key)) continue;
        thinking.add(key);
        decide(parts, live, seat, owed)
          .catch(error => log.error({ match: live.header.id, seat, err: error }, 'a bot could not move'))
          .finally(() => thinking.delete(key));
      }
    },

    async hint(game, decision) {
      try {
        return await thoughts.ask(game, strongestOf(game), decision, config.botThinkMs);
      } catch (error) {
        log.error({ game, err: error }, 'no hint');
        return null;
      }
    },

    close: thoughts.close,
  };
}

/** The threads in which bots think. */
interface Thoughts {
  ask(game: string, level: BotLevel, decision: Decision, ms: number): Promise<Answer>;
  isClosed(): boolean;
  close(): Promise<void>;
}

function openThoughts(config: Config, thinker: URL): Thoughts {
  const pool = new Piscina({
    filename: thinker.href,
    minThreads: 0,
    maxThreads: config.botThreads,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  let isClosed = false;
  return {
    async ask(game, level, decision, ms) {
      const question: Question = { game, level, ms, seed: newSeed(), ...decision };
      return pool.run(question, { signal: AbortSignal.timeout(config.botLimitMs) });
    },
    isClosed: () => isClosed,
    async close() {
      isClosed = true;
      await pool.destroy();
    },
  };
}

interface Parts {
  config: Config;
  matches: Matches;
  log: Logger;
  thoughts: Thoughts;
}

async function decide(parts: Parts, live: LiveMatch, seat: Seat, owed: number): Promise<void> {
  const { config, matches, thoughts } = parts;
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
  if (!asked.ok || !asked.value || thoughts.isClosed()) return;
  const { ms, ...decision } = asked.value;
  const action = await choiceFor(parts, live, seat, decision, ms);
  if (thoughts.isClosed()) return;
  await matches.change(id, now => proposeAct(now, seat, 'bot', owed, action, Date.now()));
}

/** The bot's choice; where its thread gave out or was too slow, what replaces it. */
async function choiceFor(
  { thoughts, log }: Parts,
  live: LiveMatch,
  seat: Seat,
  decision: Decision,
  ms: number,
): Promise<Tagged> {
  const { id, game } = live.header;
  const bot = levelFor(live, seat);
  try {
    const { action, failure } = await thoughts.ask(game.id, bot, decision, ms);
    if (failure) log.error({ match: id, seat, bot, ...told(failure) }, FAILED[failure.kind]);
    return action;
  } catch (error) {
    if (!thoughts.isClosed()) log.error({ match: id, seat, bot, err: error }, FAILED.threw);
    return replacement(botsFor(game.id), decision);
  }
}

const FAILED: Record<BotFailure['kind'], string> = {
  threw: 'a bot failed or took too long',
  illegal: 'a bot chose an illegal action',
};

function told(failure: BotFailure): object {
  return failure.kind === 'threw' ? { err: failure.error } : { action: failure.action };
}

function levelFor(live: LiveMatch, seat: Seat): BotLevel {
  const owner = live.header.owners[seat];
  return owner.kind === 'bot' ? owner.level : standInOf(live.header.game.id);
}
