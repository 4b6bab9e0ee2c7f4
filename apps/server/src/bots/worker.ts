import {
  type Bot,
  type BotFailure,
  botsFor,
  type Choice,
  type Decision,
  rosterFor,
  takeTurn,
} from '@signoria/bots';
import { type Advised, advise } from '@signoria/bots/hint';
import { seedBytes, seedRng } from '@signoria/core';
import { letOthersGoFirst } from '../nice.ts';

letOthersGoFirst();

/** What a bot is asked: there is no state in this file, and none can reach it. */
export interface Question extends Decision {
  game: string;
  level: string;
  ms: number;
  seed: string;
  /** Not what a bot plays, but what it would tell a player: moves whose figures can be set side by side. */
  isHint?: true;
}

export interface Answer extends Choice {
  failure: BotFailure | null;
}

/** Runs in a worker thread. */
export default function think(question: Question): Answer {
  return question.isHint ? hintOf(question) : answerOf(botsFor(question.game), question);
}

/** What a player is told: of each move what it should bring. */
export interface HintAnswer extends Answer {
  candidates: readonly Advised[];
}

function hintOf({ game, view, legal, ms, seed }: Question): HintAnswer {
  const roster = rosterFor(game);
  if (!roster) throw new Error(`no bots for ${game}`);
  const { moves } = advise(roster, view, legal, { ms }, seedRng(seedBytes(seed), 'hint'));
  const candidates = moves.filter(({ winChance }) => !Number.isNaN(winChance));
  return { action: moves[0].action, candidates, failure: null };
}

export function answerOf(bots: readonly Bot[], { level, ms, seed, ...decision }: Question): Answer {
  let failure: BotFailure | null = null;
  const rng = seedRng(seedBytes(seed), 'bot');
  const choice = takeTurn(bots, level, decision, { ms }, rng, found => {
    failure = found;
  });
  return { ...choice, failure };
}
