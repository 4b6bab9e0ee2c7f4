import { type Bot, type BotFailure, botsFor, type Choice, type Decision, takeTurn } from '@signoria/bots';
import { seedBytes, seedRng } from '@signoria/core';

/** What a bot is asked: there is no state in this file, and none can reach it. */
export interface Question extends Decision {
  game: string;
  level: string;
  ms: number;
  seed: string;
}

export interface Answer extends Choice {
  failure: BotFailure | null;
}

/** Runs in a worker thread. */
export default function think(question: Question): Answer {
  return answerOf(botsFor(question.game), question);
}

export function answerOf(bots: readonly Bot[], { level, ms, seed, ...decision }: Question): Answer {
  let failure: BotFailure | null = null;
  const rng = seedRng(seedBytes(seed), 'bot');
  const choice = takeTurn(bots, level, decision, { ms }, rng, found => {
    failure = found;
  });
  return { ...choice, failure };
}
