import type { OptionSchema } from '@signoria/core';

export interface Options {
  /** Number of rounds in a match. */
  rounds: number;
  /** Five expeditions, or six in the long game. */
  expeditions: number;
  /** The number of cards in a column that earns the 20-point bonus. */
  bonusFrom: number;
  /** Who starts later rounds: the leader, or the same player every round. */
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
