import { BOT_IDS } from '@signoria/bots/levels';
import type { CommonWords } from '@signoria/words';
import type { SiteWords } from '@signoria/words/site-words';
import { botName } from '../game/names.ts';

/** Whom a game is played with, in a few words: people by name, one bot by its own, several by their number. */
export function otherPlayers(
  others: readonly { name: string; bot: boolean }[],
  site: SiteWords,
  common: CommonWords,
): string {
  const people = others.filter(({ bot }) => !bot).map(({ name }) => name);
  const bots = others.filter(({ bot }) => bot).map(({ name }) => botName(name, common));
  return common.list([...people, ...(bots.length > 1 ? [site.home.bots(bots.length)] : bots)]);
}

/** The server tells a bot by its level where a person's name would stand. */
export function namedSeats(names: readonly string[], own: number): { name: string; bot: boolean }[] {
  return names
    .map(name => ({ name, bot: BOT_IDS.some(id => id === name) }))
    .filter((_, seat) => seat !== own);
}
