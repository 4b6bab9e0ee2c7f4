import { setTimeout as sleep } from 'node:timers/promises';
import { type BotFailure, botsFor, type Decision, replacement, timeFor } from '@signoria/bots';
import { newSeed, type Seat, type Tagged } from '@signoria/core';
import type { BotLevel } from '@signoria/protocol';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import type { Config } from '../config.ts';
import type { Meter } from '../meter.ts';
import { isBotPlayed, type LiveMatch, turnOf } from '../play/live-match.ts';
import type { Matches } from '../play/matches.ts';
import { proposeAct } from '../play/proposals.ts';
import { retryUntilDone } from '../retry.ts';
import { standInOf } from './levels.ts';
import { delayFor, thinkFor } from './patience.ts';
import { openTurns } from './turns.ts';
import type { Answer, Question } from './worker.ts';

export interface BotRunner {
  /** Sets to work every bot that owes a decision in this match. What the store refuses is tried again. */
  wake(live: LiveMatch): void;
  /** The matches whose bots have been left to whoever goes on, since this was last asked: there are some after closing. */
  takeLeft(): string[];
  /** How many decisions wait for a thread. */
  waiting(): number;
  close(): Promise<void>;
}

/** The file in which bots think, each question in a thread of its own. */
export const THINKER = new URL('./worker.ts', import.meta.url);

export function openBotRunner(
  config: Config,
  matches: Matches,
  log: Logger,
  thinker: URL,
  meter: Meter,
): BotRunner {
  const thoughts = openThoughts(config, thinker, log);
  /** Decisions being thought about, and in which match: by match, seat, and the version they were owed from. */
  const thinking = new Map<string, string>();
  const left = new Set<string>();
  const parts: Parts = { config, matches, log, thoughts, meter };
  return {
    wake(live) {
      for (const seat of turnOf(live)) {
        const owed = live.owed[seat];
        if (owed === null || !isBotPlayed(live, seat)) continue;
        if (thoughts.closed.aborted) {
          left.add(live.header.id);
          continue;
        }
        const key = `${live.header.id} ${seat} ${owed}`;
        if (thinking.has(key)) continue;
        thinking.set(key, live.header.id);
        const failed = (error: unknown, tries: number) => {
          if (tries === 1)
            log.error({ match: live.header.id, seat, err: error }, "could not play the bot's move");
          return true;
        };
        retryUntilDone(() => decide(parts, live, seat, owed), failed, thoughts.closed).finally(() =>
          thinking.delete(key),
        );
      }
    },

    takeLeft() {
      const ids = [...left];
      left.clear();
      return ids;
    },

    waiting: thoughts.waiting,
    async close() {
      for (const id of thinking.values()) left.add(id);
      await thoughts.close();
    },
  };
}

/** The threads in which bots think. */
interface Thoughts {
  /** Each owner of questions in turn, however many one has. */
  ask(owner: string, game: string, level: BotLevel, decision: Decision, ms: number): Promise<Answer>;
  waiting(): number;
  readonly closed: AbortSignal;
  close(): Promise<void>;
}

/** A thread that dies takes the questions it had along: they are asked again, of another. */
const MOST_DEATHS = 2;

function openThoughts(config: Config, thinker: URL, log: Logger): Thoughts {
  const pool = new Piscina({
    filename: thinker.href,
    minThreads: 0,
    maxThreads: config.botThreads,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // A thread that dies with nothing to do has nobody else to tell.
  pool.on('error', error => log.error({ err: error }, 'bot thread died'));
  const closing = new AbortController();
  const turns = openTurns(config.botThreads);

  async function answerTo(question: Question, signal: AbortSignal): Promise<Answer> {
    for (let deaths = 0; ; deaths++) {
      try {
        return await pool.run(question, { signal });
      } catch (error) {
        if (signal.aborted || closing.signal.aborted || deaths === MOST_DEATHS) throw error;
        const { game, level } = question;
        log.error({ game, level, err: error }, 'bot thread died, retrying on another');
      }
    }
  }

  return {
    ask(owner, game, level, decision, ms) {
      const question: Question = { game, level, ms, seed: newSeed(), ...decision };
      const signal = AbortSignal.timeout(config.botLimitMs);
      const wanted = AbortSignal.any([signal, closing.signal]);
      return turns.run(owner, wanted, () => answerTo(question, signal));
    },
    waiting: turns.waiting,
    closed: closing.signal,
    async close() {
      closing.abort();
      await pool.destroy();
    },
  };
}

interface Parts {
  config: Config;
  matches: Matches;
  log: Logger;
  thoughts: Thoughts;
  meter: Meter;
}

async function decide(parts: Parts, live: LiveMatch, seat: Seat, owed: number): Promise<void> {
  const { config, matches, thoughts } = parts;
  const { id, game } = live.header;
  const delayMs = delayFor(config, live, Date.now());
  if (delayMs > 0) await new Promise(resolve => setTimeout(resolve, delayMs));
  const asked = await matches.read(id, now =>
    now.owed[seat] === owed && isBotPlayed(now, seat)
      ? {
          view: game.view(now.match.state, seat),
          legal: game.legal(now.match.state, seat),
          ms: timeFor(thinkFor(config, now, Date.now()), now.match.moves, seat),
        }
      : null,
  );
  if (!asked.ok || !asked.value || thoughts.closed.aborted) return;
  const { ms, ...decision } = asked.value;
  const [action] = await Promise.all([
    choiceFor(parts, live, seat, decision, ms),
    untilTold(config, levelFor(live, seat), ms, thoughts.closed),
  ]);
  if (thoughts.closed.aborted) return;
  await matches.change(id, now => proposeAct(now, seat, 'bot', owed, action, Date.now()));
}

/**
 * One that looks ahead tells its choice when its time is up, even if there was little to choose from: otherwise its haste
 * would say something about its hand. The others choose in no time, whatever they hold.
 */
async function untilTold(
  { botLimitMs }: Config,
  level: BotLevel,
  ms: number,
  signal: AbortSignal,
): Promise<void> {
  if (!LOOKING_AHEAD.has(level)) return;
  await sleep(Math.min(ms, botLimitMs), undefined, { signal }).catch(() => undefined);
}

const LOOKING_AHEAD: ReadonlySet<BotLevel> = new Set(['master', 'champion']);

/** The bot's choice; where its thread gave out or was too slow, what replaces it. */
async function choiceFor(
  { thoughts, log, meter }: Parts,
  live: LiveMatch,
  seat: Seat,
  decision: Decision,
  ms: number,
): Promise<Tagged> {
  const { id, game } = live.header;
  const bot = levelFor(live, seat);
  const asked = performance.now();
  let isOwnChoice = false;
  try {
    const { action, failure } = await thoughts.ask(ownerOf(live), game.id, bot, decision, ms);
    isOwnChoice = failure === null;
    if (failure) log.error({ match: id, seat, bot, ...told(failure) }, FAILED[failure.kind]);
    return action;
  } catch (error) {
    if (!thoughts.closed.aborted) log.error({ match: id, seat, bot, err: error }, FAILED.threw);
    return replacement(botsFor(game.id), decision);
  } finally {
    meter.decided(game.id, isOwnChoice, performance.now() - asked);
  }
}

/** Whose bots they are: a person at the table, who may sit at many. */
function ownerOf({ header }: LiveMatch): string {
  const people = header.owners.flatMap(owner => (owner.kind === 'person' ? owner.person : []));
  return people[0] ?? header.id;
}

const FAILED: Record<BotFailure['kind'], string> = {
  threw: 'bot failed or timed out',
  illegal: 'bot chose an illegal action',
};

function told(failure: BotFailure): object {
  return failure.kind === 'threw' ? { err: failure.error } : { action: failure.action };
}

function levelFor(live: LiveMatch, seat: Seat): BotLevel {
  const owner = live.header.owners[seat];
  return owner.kind === 'bot' ? owner.level : standInOf(live.header.game.id);
}
