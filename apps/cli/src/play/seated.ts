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

/** Names for those who play like another at the table; no two begin alike. */
const COUSINS = ['Caterina', 'Lorenzo', 'Ginevra', 'Federico', 'Simonetta', 'Cosimo', 'Bianca'];

/** What the bots are called: each by its own name once, its likes by another. */
export function botNames(bots: readonly Bot[], common: CommonWords): string[] {
  let cousins = 0;
  return bots.map((bot, i) => (bots.indexOf(bot) === i ? nameOf(bot, common) : COUSINS[cousins++]));
}

function nameOf(bot: Bot, common: CommonWords): string {
  return Object.hasOwn(common.bots, bot.id) ? common.bots[bot.id as BotId].name : bot.id;
}
