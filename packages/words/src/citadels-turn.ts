import type { Action } from '@signoria/citadels';

/** What a turn may still hold, in the order a sentence names it. */
const DOINGS = ['build', 'income', 'power', 'district', 'end'] as const;
export type Doing = (typeof DOINGS)[number];

const NAMED: Readonly<Record<string, Doing>> = {
  build: 'build',
  income: 'income',
  laboratory: 'district',
  smithy: 'district',
  museum: 'district',
  armory: 'district',
  end: 'end',
};

/** What can be done in the turn now; any action not listed here is the power of a character. */
export function doingsOf(legal: readonly Action[]): Doing[] {
  const found = new Set(legal.map(({ type }) => NAMED[type] ?? 'power'));
  return DOINGS.filter(doing => found.has(doing));
}
