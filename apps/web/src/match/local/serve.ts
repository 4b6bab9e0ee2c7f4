import type { Roster } from '@signoria/bots';
import { rngFrom } from '@signoria/core';
import { rosterOf } from '../rosters.ts';
import { openHost } from './host.ts';
import type { Ask } from './messages.ts';

const loaded = new Map<string, Roster>();

async function load(game: string): Promise<void> {
  const roster = loaded.has(game) ? null : await rosterOf(game);
  if (roster) loaded.set(game, roster);
}

/** Plays games for a page, in its worker. */
export function serveGames(): void {
  const host = openHost({
    tell: message => postMessage(message),
    botsFor: game => loaded.get(game)?.bots ?? [],
    chance: () => rngFrom(crypto.getRandomValues(new Int32Array(1))[0]),
    botFailed: failure => console.error('a bot failed', failure),
  });
  /** What is asked while a game's players are on their way waits for them. */
  let answered = Promise.resolve();
  addEventListener('message', ({ data }: MessageEvent<Ask>) => {
    answered = answered
      .then(() => (data.type === 'open' ? load(data.saved.game) : undefined))
      .catch((error: unknown) => console.error('no bots', error))
      .then(() => host(data))
      // The page hears of errors of its worker, not of promises broken in it.
      .catch(reportError);
  });
}
