import { BOT_IDS, type BotId } from '@signoria/bots/levels';
import type { CommonWords } from './common-words.ts';

/** A player at a table: a human player by name, or a bot by its level. */
export interface Sitter {
  name: string;
  level: string | null;
}

/** Names for those who play like another at the table. */
const COUSINS = ['Caterina', 'Lorenzo', 'Ginevra', 'Federico', 'Simonetta', 'Cosimo', 'Bianca'];
const NUMERALS = ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

function isBotId(level: string): level is BotId {
  return BOT_IDS.some(id => id === level);
}

/** The name of a level's bot; an unknown level is its own name. */
export function botName(level: string, common: CommonWords): string {
  return isBotId(level) ? common.bots[level].name : level;
}

/** A level as a noun for a menu: "Isabella, master". */
export function botTitle(level: string, common: CommonWords): string {
  return isBotId(level) ? `${common.bots[level].name}, ${common.bots[level].level}` : level;
}

/**
 * The names of all players at a table, all different: human players have their own, the first bot of a level
 * has its own, and further bots of that level get another, if possible with a new first letter.
 */
export function tableNames(sitters: readonly Sitter[], common: CommonWords): string[] {
  const names: string[] = [];
  const free = (name: string) => !Object.values(names).includes(name);
  sitters.forEach(({ name, level }, seat) => {
    if (level === null) names[seat] = free(name) ? name : numbered(name, free);
  });
  sitters.forEach(({ level }, seat) => {
    if (level === null) return;
    const own = botName(level, common);
    const cousins = COUSINS.filter(free);
    const begins = new Set(Object.values(names).map(initial));
    names[seat] = free(own)
      ? own
      : (cousins.find(name => !begins.has(initial(name))) ?? cousins[0] ?? numbered(own, free));
  });
  return names;
}

function numbered(name: string, free: (name: string) => boolean): string {
  return NUMERALS.map(numeral => `${name} ${numeral}`).find(free) ?? name;
}

function initial(name: string): string {
  return (letters(name)[0] ?? '?').toUpperCase();
}

function letters(name: string): string[] {
  return name.match(/[\p{L}\p{N}]/gu) ?? [];
}

/** By name: a unique letter, or two if several names start with the same one. */
export function marksOf(names: readonly string[]): string[] {
  const marks: string[] = [];
  for (const name of names) {
    const first = initial(name);
    const alone = names.filter(other => initial(other) === first).length === 1;
    const seconds = [...letters(name).slice(1), ...'23456789'].map(second => first + second.toLowerCase());
    marks.push(alone ? first : (seconds.find(mark => !marks.includes(mark)) ?? first));
  }
  return marks;
}
