import { type Kind, type Rng, rngFrom, sameAction, type Tagged } from '@signoria/core';
import type { Bot, Budget, Choice } from './bot.ts';
import { randomBot } from './random-bot.ts';

/** What went wrong with a bot's decision: it threw an error, or its choice was not legal. */
export type BotFailure = { kind: 'threw'; error: unknown } | { kind: 'illegal'; action: unknown };

/** A bot's decision: what its seat sees, and the actions to choose from. */
export interface Decision<T extends Kind = Kind> {
  view: T['view'];
  legal: readonly T['action'][];
}

/**
 * One decision of a bot, in a server thread, in the browser's worker or in the terminal. The result is always
 * one of the legal actions. If a bot throws or chooses anything else, it is replaced for this decision and
 * `failed` is called; the game continues.
 */
export function takeTurn<T extends Kind>(
  bots: readonly Bot<T>[],
  id: string,
  decision: Decision<T>,
  budget: Budget,
  rng: Rng,
  failed: (failure: BotFailure) => void,
): Choice<T> {
  const { view, legal } = decision;
  const bot = bots.find(one => one.id === id) ?? randomBot<T>();
  try {
    const choice = bot.choose(view, legal, budget, rng);
    const action = legalOne(legal, choice.action);
    if (action) return { ...choice, action };
    failed({ kind: 'illegal', action: choice.action });
  } catch (error) {
    failed({ kind: 'threw', error });
  }
  return { action: replacement(bots, decision), candidates: [] };
}

/** A quick legal move in place of a bot that failed: the heuristic's, or simply the first. */
export function replacement<T extends Kind>(
  bots: readonly Bot<T>[],
  { view, legal }: Decision<T>,
): T['action'] {
  try {
    const heuristic = bots.find(one => one.id === 'heuristic');
    const chosen = heuristic?.choose(view, legal, { playouts: 1 }, rngFrom(legal.length)).action;
    return legalOne(legal, chosen) ?? legal[0];
  } catch {
    return legal[0];
  }
}

/** The bot's choice as the list has it. A bot may answer anything at all, whatever its type says. */
function legalOne<A extends Tagged>(legal: readonly A[], chosen: A | undefined): A | undefined {
  return typeof chosen === 'object' && chosen !== null
    ? legal.find(action => sameAction(action, chosen))
    : undefined;
}
