import type { Game, Kind } from '@signoria/core';
import type { Bot, Policy } from './bot.ts';
import { policyBot } from './policy-bot.ts';
import { randomBot } from './random-bot.ts';
import type { SearchModel } from './search/model.ts';

/** The bots of one game, and the model that the strongest of them search with. */
export interface Roster<T extends Kind = Kind> {
  readonly game: Game<T>;
  readonly model: SearchModel<T>;
  /** Weakest first. */
  readonly bots: readonly Bot<T>[];
  /** The champion's two ways of looking ahead, each as a player, so that the arena can say which is stronger. */
  readonly searches: Searches<T>;
  /** Which of them the champion uses. */
  readonly champion: keyof Searches;
  /** Who is measured only: the champions of earlier days, and the champion without its search. */
  readonly measured: readonly Bot<T>[];
}

export interface Searches<T extends Kind = Kind> {
  readonly paired: Bot<T>;
  /** Left out where it is no stronger and a browser would load it for nothing. */
  readonly tree?: Bot<T>;
}

/** The bots of every game that play by weights: three by weights alone, the companion with what each game adds. */
export interface LowerPlayers<T extends Kind> {
  novice: Policy<T>;
  apprentice: Policy<T>;
  heuristic: Policy<T>;
  companion: Bot<T>;
}

/** Who is to play a game. */
interface Players<T extends Kind> extends LowerPlayers<T> {
  model: SearchModel<T>;
  master: Bot<T>;
  searches: Searches<T>;
  /** The search that measured stronger (docs/bots.md). */
  champion: keyof Searches;
  measured?: readonly Bot<T>[];
}

/** All bots for a game except its master and its champion, in order of strength. */
export function lowerBots<T extends Kind>(game: Game<T>, players: LowerPlayers<T>): Bot<T>[] {
  return [
    randomBot(),
    policyBot('novice', game, players.novice),
    policyBot('apprentice', game, players.apprentice),
    policyBot('heuristic', game, players.heuristic),
    { ...players.companion, id: 'companion' },
  ];
}

/** All bots for a game, in order of strength. */
export function rosterOf<T extends Kind>({ model, searches, ...players }: Players<T>): Roster<T> {
  const { game } = model;
  return {
    game,
    model,
    bots: [
      ...lowerBots(game, players),
      { ...players.master, id: 'master' },
      { ...(searches[players.champion] ?? searches.paired), id: 'champion' },
    ],
    searches,
    champion: players.champion,
    measured: players.measured ?? [],
  };
}
