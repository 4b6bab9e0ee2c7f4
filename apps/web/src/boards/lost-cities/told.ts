import type { ScoreLine } from '@signoria/core';
import type { LostCities } from '@signoria/lost-cities';
import type { ToldTable } from '../told.ts';

export const told: ToldTable<LostCities> = {
  played: { weight: 'plain' },
  discarded: { weight: 'plain' },
  drew: { weight: 'small' },
  took: { weight: 'plain' },
  'round-ended': {
    weight: 'great',
    counted: ({ round }, { scores }) =>
      scores.map(({ seat, lines }) => ({ seat, lines: lines.filter(line => roundOf(line) === round) })),
  },
  'round-began': { weight: 'plain' },
  'match-ended': { weight: 'plain' },
};

function roundOf({ of }: ScoreLine): unknown {
  return of?.round;
}
