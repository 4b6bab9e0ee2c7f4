import type { OptionSchema } from '@signoria/core';

export interface Options {
  /** P-8.1  Four cards at the end for the holders of the small tokens and of three cities. */
  ambassadors: boolean;
  /** P-9.1  Markers between cities that make their towers dearer. */
  messengers: boolean;
  /** P-2.4  Played cards stay visible to all. */
  openStacks: boolean;
}

const base: Options = { ambassadors: false, messengers: false, openStacks: false };

/** P-9.11  Either expansion, or both. */
export const options: OptionSchema<Options> = {
  fields: {
    ambassadors: { type: 'boolean' },
    messengers: { type: 'boolean' },
    openStacks: { type: 'boolean' },
  },
  presets: {
    base,
    ambassadors: { ...base, ambassadors: true },
    messengers: { ...base, messengers: true },
    both: { ...base, ambassadors: true, messengers: true },
  },
};
