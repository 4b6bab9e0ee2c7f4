import type { OptionSchema } from '@signoria/core';

export interface Options {
  /** Rounds in a match. */
  rounds: number;
  /** Five expeditions, or six in the long game. */
  expeditions: number;
  /** How many cards in a column earn the bonus of 20. */
  bonusFrom: number;
  /** Who starts a later round: the leader on points, or the first starter again. */
  laterStarter: 'leader' | 'first';
}

const published: Options = { rounds: 3, expeditions: 5, bonusFrom: 8, laterStarter: 'leader' };

export const options: OptionSchema<Options> = {
  fields: {
    rounds: { type: 'integer', minimum: 1, maximum: 5 },
    expeditions: { type: 'integer', minimum: 5, maximum: 6 },
    bonusFrom: { type: 'integer', minimum: 8, maximum: 9 },
    laterStarter: { type: 'string', enum: ['leader', 'first'] },
  },
  presets: {
    published,
    sheet: { ...published, bonusFrom: 9, laterStarter: 'first' },
  },
};
