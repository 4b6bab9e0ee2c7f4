import type { OptionSchema } from '@signoria/core';
import type { Material } from './data.ts';
import { material } from './material.ts';

export interface Options {
  /** P-8.1  Four cards awarded at the end for smaller tokens and for three of the cities. */
  ambassadors: boolean;
  /** P-9.1  Markers between cities that make their towers worth more. */
  messengers: boolean;
  /** P-2.4  Whether everyone can see all played cards, not just the top one. */
  openStacks: boolean;
  /** P-1.4  The cards of another printing. */
  material?: Material;
}

const base: Options = { ambassadors: false, messengers: false, openStacks: false };

/** P-9.11  Either expansion, or both. */
export const options: OptionSchema<Options> = {
  fields: {
    ambassadors: { type: 'boolean' },
    messengers: { type: 'boolean' },
    openStacks: { type: 'boolean' },
  },
  material,
  presets: {
    base,
    ambassadors: { ...base, ambassadors: true },
    messengers: { ...base, messengers: true },
    both: { ...base, ambassadors: true, messengers: true },
  },
};
