import type { Bot, Budget } from '@signoria/bots';
import { type Match, type Rng, type Seat, seatsOf, seedBytes, seedRng } from '@signoria/table';
import type { BotId, CommonWords, GameWords, Names } from '@signoria/words';
import type { Board } from '../boards/board.ts';
import type { Terminal } from '../terminal.ts';

/** A match with a person in one seat and bots in the others. */
export interface Seated {
  terminal: Terminal;
  match: Match;
  words: GameWords;
  board: Board;
  person: Seat;
  names: Names;
  /** By seat; the person's own is never asked. */
  bots: readonly Bot[];
  /** By seat: each bot's own chance, so that a seed deals the same cards and the same opponents. */
  chances: readonly Rng[];
  budget: Budget;
  /** What happened since the person was last asked, in words. */
  news: string[];
}

export function chancesFor(match: Match): Rng[] {
  return seatsOf(match.seats).map(seat => seedRng(seedBytes(match.seed), `bot ${seat}`));
}

const ROMAN = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII'];

/** What the bots are called; twins are numbered as princes are. */
export function botNames(bots: readonly Bot[], common: CommonWords): string[] {
  return bots.map((bot, i) => {
    const twins = bots.slice(0, i).filter(other => other.id === bot.id).length;
    return nameOf(bot, common) + ROMAN[twins];
  });
}

function nameOf(bot: Bot, common: CommonWords): string {
  return Object.hasOwn(common.bots, bot.id) ? common.bots[bot.id as BotId].name : bot.id;
}
