import { createStore } from '../store.ts';

const KEY = 'signoria.learned';

function recall(): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(found) ? found.filter(item => typeof item === 'string') : []);
  } catch {
    return new Set();
  }
}

/** What this reader has been told: a game by its name, a kind of decision in it as `game:action`. */
export const learned = createStore<ReadonlySet<string>>(recall());

export function learn(item: string): void {
  if (!learned.get().has(item)) keep(new Set([...learned.get(), item]));
}

/** Everything about a game is told again. */
export function forgetGame(game: string): void {
  keep(new Set([...learned.get()].filter(item => item !== game && !item.startsWith(`${game}:`))));
}

function keep(items: ReadonlySet<string>): void {
  learned.set(items);
  try {
    localStorage.setItem(KEY, JSON.stringify([...items]));
  } catch {
    // Without storage it is told again next time.
  }
}
