import { ALL_CITIES, ALL_COLOURS, ALL_REGIONS, CARDS_EACH, type IlPrincipe } from '@signoria/il-principe';
import type { Attempts } from './attempts.ts';

export const attempts: Attempts<IlPrincipe> = {
  all({ bid }, numbers) {
    const amounts = [...new Set([bid + 1, ...numbers])];
    const counts = [...new Set([...Array.from({ length: CARDS_EACH + 1 }, (_, count) => count), ...numbers])];
    return [
      ...ALL_COLOURS.map(colour => ({ type: 'offer', colour }) as const),
      ...amounts.map(amount => ({ type: 'bid', amount }) as const),
      ...ALL_CITIES.map(city => ({ type: 'build', city }) as const),
      ...ALL_COLOURS.flatMap(colour => counts.map(count => ({ type: 'lay', colour, count }) as const)),
      ...ALL_REGIONS.map(region => ({ type: 'shield', region }) as const),
      ...ALL_COLOURS.map(colour => ({ type: 'uncover', colour }) as const),
      { type: 'pass' },
    ];
  },
  byNumber: ({ step }) => (step === 'bid' ? 'bid' : null),
};
