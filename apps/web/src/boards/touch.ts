import type { Tagged } from '@signoria/core';

/** A legal action and the parts a person touches to take it. */
export interface Way<A extends Tagged = Tagged> {
  action: A;
  path: readonly string[];
}

/** What a touch leads to: another choice of parts, an action, or parts that lead nowhere and deserve an answer. */
export type Touch<A extends Tagged = Tagged> =
  | { type: 'choose'; chosen: readonly string[] }
  | { type: 'act'; action: A }
  | { type: 'astray'; parts: readonly string[] };

const NOTHING: readonly string[] = [];

export function startsWith(path: readonly string[], chosen: readonly string[]): boolean {
  return chosen.length <= path.length && chosen.every((part, i) => path[i] === part);
}

/** The ways still open after the parts chosen so far. */
export function waysOn<A extends Tagged>(ways: readonly Way<A>[], chosen: readonly string[]): Way<A>[] {
  return ways.filter(way => way.path.length > 0 && startsWith(way.path, chosen));
}

/** The parts that may be touched next: further along a way begun, or, to confirm, the end of it. */
export function openParts(ways: readonly Way[], chosen: readonly string[]): Set<string> {
  const open = new Set<string>();
  for (const { path } of waysOn(ways, chosen)) open.add(path[chosen.length] ?? path[path.length - 1]);
  return open;
}

/** Whether a way begins at this part and goes on to another, so that it can be dragged there. */
export function canDrag(ways: readonly Way[], part: string): boolean {
  return ways.some(({ path }) => path.length > 1 && path[0] === part);
}

/** What touching `part` does when `chosen` was touched before. */
export function touch<A extends Tagged>(
  ways: readonly Way<A>[],
  chosen: readonly string[],
  part: string,
): Touch<A> {
  const ended = only(ways, chosen);
  if (ended && chosen[chosen.length - 1] === part) return { type: 'act', action: ended.action };
  const further = [...chosen, part];
  if (waysOn(ways, further).length > 0) return arrive(ways, further);
  if (chosen.includes(part)) return { type: 'choose', chosen: NOTHING };
  if (waysOn(ways, [part]).length > 0) return arrive(ways, [part]);
  return { type: 'astray', parts: further };
}

/** What dragging one part onto another does. */
export function drop<A extends Tagged>(ways: readonly Way<A>[], from: string, to: string): Touch<A> {
  const path = [from, to];
  return waysOn(ways, path).length > 0 ? arrive(ways, path) : { type: 'astray', parts: path };
}

/** A way of several parts ends at its last one; a way of one part waits for the second tap. */
function arrive<A extends Tagged>(ways: readonly Way<A>[], chosen: readonly string[]): Touch<A> {
  const ended = chosen.length > 1 ? only(ways, chosen) : null;
  return ended ? { type: 'act', action: ended.action } : { type: 'choose', chosen };
}

/** The one way that ends here, when no other goes through. */
function only<A extends Tagged>(ways: readonly Way<A>[], chosen: readonly string[]): Way<A> | null {
  if (chosen.length === 0) return null;
  const on = waysOn(ways, chosen);
  return on.length === 1 && on[0].path.length === chosen.length ? on[0] : null;
}
