import type { Tagged } from '@signoria/core';

/** A legal action and the parts a person touches to take it. */
export interface Way<A extends Tagged = Tagged> {
  action: A;
  path: readonly string[];
  /** An action the last touch has decided too: taken as soon as the rules ask for it. */
  next?: A;
  /** The next action waits a moment, in which another can be taken instead, or the first taken back. */
  waits?: boolean;
  /** A way to say more for those who know it: it can be begun, but nothing points there while nothing is chosen. */
  aside?: boolean;
  /** The first touch takes it: the question is only which of these parts, and a second touch would tell nothing. */
  atOnce?: boolean;
}

/** What a touch leads to: another choice of parts, an action, or parts that lead nowhere and deserve an answer. */
export type Touch<A extends Tagged = Tagged> =
  | { type: 'choose'; chosen: readonly string[] }
  | { type: 'act'; action: A; next?: A; waits?: boolean }
  | { type: 'astray'; parts: readonly string[] };

const NOTHING: readonly string[] = [];

export function startsWith(path: readonly string[], chosen: readonly string[]): boolean {
  return chosen.length <= path.length && chosen.every((part, i) => path[i] === part);
}

/** The ways still open after the parts chosen so far. */
export function waysOn<A extends Tagged>(ways: readonly Way<A>[], chosen: readonly string[]): Way<A>[] {
  return ways.filter(way => way.path.length > 0 && startsWith(way.path, chosen));
}

/** The ways still open, one for each action: what the prompt names. */
export function actionsOn<A extends Tagged>(ways: readonly Way<A>[], chosen: readonly string[]): Way<A>[] {
  const on = waysOn(ways, chosen);
  return on.filter(({ action }, i) => on.findIndex(other => other.action === action) === i);
}

/** The parts that may be touched next: further along a way begun, or, to confirm, the end of it. */
export function openParts(ways: readonly Way[], chosen: readonly string[]): Set<string> {
  const open = new Set<string>();
  const on = waysOn(ways, chosen).filter(({ aside }) => !aside || chosen.length > 0);
  for (const { path } of on) open.add(path[chosen.length] ?? path[path.length - 1]);
  return open;
}

/** The parts a choice can begin with: where something is chosen, the choice may still turn to one of them. */
export function firstParts(ways: readonly Way[]): Set<string> {
  return new Set(ways.flatMap(({ path, aside }) => (path.length > 0 && !aside ? [path[0]] : [])));
}

/** The parts at which a way begins that goes on to another, so that they can be dragged there. */
export function draggableParts(ways: readonly Way[]): Set<string> {
  return new Set(ways.flatMap(({ path, aside }) => (path.length > 1 && !aside ? [path[0]] : [])));
}

/**
 * What touching `part` does when `chosen` was touched before. A second tap on what is chosen takes the action when only
 * one can come of it, and puts it down again when several can. What is forced takes one tap.
 */
export function touch<A extends Tagged>(
  ways: readonly Way<A>[],
  chosen: readonly string[],
  part: string,
): Touch<A> {
  const on = chosen.length > 0 ? waysOn(ways, chosen) : [];
  const way = only(ways, chosen) ?? (on.length === 1 ? on[0] : null);
  if (way && chosen[chosen.length - 1] === part) return take(way);
  const further = [...chosen, part];
  if (waysOn(ways, further).length > 0) return arrive(ways, further);
  if (chosen.includes(part)) return { type: 'choose', chosen: NOTHING };
  const fresh = waysOn(ways, [part]).filter(({ aside }) => !aside || on.every(way => way.aside));
  if (fresh.length > 0) return arrive(ways, [part]);
  return { type: 'astray', parts: further };
}

/** What dragging one part onto another does. */
export function drop<A extends Tagged>(ways: readonly Way<A>[], from: string, to: string): Touch<A> {
  const path = [from, to];
  return waysOn(ways, path).length > 0 ? arrive(ways, path) : { type: 'astray', parts: path };
}

/** A way of several parts ends at its last one; a way of one part waits for the second tap, unless it need not. */
function arrive<A extends Tagged>(ways: readonly Way<A>[], chosen: readonly string[]): Touch<A> {
  const ended = only(ways, chosen);
  if (ways.length === 1) return take(ways[0]);
  return ended && (chosen.length > 1 || ended.atOnce) ? take(ended) : { type: 'choose', chosen };
}

function take<A extends Tagged>({ action, next, waits }: Way<A>): Touch<A> {
  return { type: 'act', action, ...(next && { next }), ...(waits && { waits }) };
}

/** The way that ends here, when none goes through to another action. */
function only<A extends Tagged>(ways: readonly Way<A>[], chosen: readonly string[]): Way<A> | null {
  if (chosen.length === 0) return null;
  const on = waysOn(ways, chosen);
  const ended = on.filter(({ path }) => path.length === chosen.length);
  return ended.length === 1 && on.every(({ action }) => action === ended[0].action) ? ended[0] : null;
}
