import type { Options } from '@signoria/citadels';

/** A character whose power an option changes. */
export type Changed = 'architect' | 'alchemist' | 'navigator';

const IS_CHANGED: Readonly<Record<Changed, (options: Options) => boolean>> = {
  architect: ({ architectIncome }) => architectIncome,
  alchemist: ({ alchemistRefund }) => alchemistRefund === 'at-once',
  navigator: ({ navigator }) => navigator === 'turn-ends',
};

/** Whether that character has another power at this table than by the published rules. */
export function isChanged(id: string, options: Options): id is Changed {
  return Object.hasOwn(IS_CHANGED, id) && IS_CHANGED[id as Changed](options);
}
