import { BOT_IDS, type BotId, type CommonWords } from '@signoria/words';
import type { MatchSeat } from '../../../../server/src/wire.ts';

const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII'];

function isBotId(level: string): level is BotId {
  return BOT_IDS.some(id => id === level);
}

/** What a level's bot is called at a table. */
export function botName(level: string, common: CommonWords): string {
  return isBotId(level) ? common.bots[level].name : level;
}

/** A level as a noun for a menu: "Isabella, master". */
export function botTitle(level: string, common: CommonWords): string {
  return isBotId(level) ? `${common.bots[level].name}, ${common.bots[level].level}` : level;
}

/** What to call each seat; two of the same name are told apart. */
export function namesOf(seats: readonly MatchSeat[], common: CommonWords): string[] {
  const names = seats.map(({ name, person, level }) =>
    person === null && level !== null ? botName(level, common) : name,
  );
  return names.map((name, i) => name + NUMERALS[names.slice(0, i).filter(other => other === name).length]);
}
