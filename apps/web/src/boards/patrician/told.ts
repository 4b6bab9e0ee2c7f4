import { NONE } from '@signoria/core';
import type { Patrician } from '@signoria/patrician';
import type { ToldTable } from '../told.ts';

export const told: ToldTable<Patrician> = {
  played: { weight: 'small' },
  built: { weight: 'plain' },
  'city-scored': { weight: 'great' },
  moved: { weight: 'plain', to: ({ floor, seat }) => (floor === seat ? null : floor) },
  'move-lost': { weight: 'small' },
  took: { weight: 'small' },
  refilled: { weight: 'small' },
  'messenger-set': { weight: 'plain' },
  'messenger-kept': { weight: 'small' },
  ambassador: { weight: 'great' },
  'fewest-towers': { weight: 'great', to: ({ seat }) => (seat === NONE ? null : seat) },
  'game-ended': { weight: 'plain' },
};
