import type { GameLine } from '@signoria/protocol';

const KEY = 'signoria.online-games';

/** The reader's games as the server last told them, for when it cannot be asked: they are not gone. */
export function lastGames(): readonly GameLine[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isGameLine) : [];
  } catch {
    return [];
  }
}

export function rememberGames(games: readonly GameLine[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // Without storage they come back with the server.
  }
}

function isGameLine(found: unknown): found is GameLine {
  const { match, game, names, seat } = (found ?? {}) as Partial<Record<keyof GameLine, unknown>>;
  return (
    typeof match === 'string' &&
    typeof game === 'string' &&
    typeof seat === 'number' &&
    Array.isArray(names) &&
    names.every(name => typeof name === 'string')
  );
}
