import type { Tagged } from '@signoria/core';

/** Where `action` stands in the list: the very object, or one that says the same. */
export function indexOfAction(legal: readonly Tagged[], action: Tagged): number {
  const at = legal.indexOf(action);
  if (at >= 0) return at;
  const key = JSON.stringify(action);
  const same = legal.findIndex(other => JSON.stringify(other) === key);
  return Math.max(same, 0);
}
