import type { Tagged } from '@signoria/core';
import type { Label, Primer } from '@signoria/words';

/** A kind of decision the reader has not met before, with what to think of; null when all are known. */
export function newDecision(
  game: string,
  legal: readonly Tagged[],
  first: Primer['first'],
  learned: ReadonlySet<string>,
): { item: string; label: Label } | null {
  for (const { type } of legal) {
    const item = `${game}:${type}`;
    const label = first[type];
    if (label && !learned.has(item)) return { item, label };
  }
  return null;
}
