import type { Citadels, Event } from '@signoria/citadels';
import type { Seat } from '@signoria/core';
import type { ToldTable } from '../told.ts';

export const told: ToldTable<Citadels> = {
  'round-began': { weight: 'plain' },
  chose: { weight: 'small' },
  buried: { weight: 'small' },
  called: { weight: 'great', isSmall: ({ seat }) => seat === null },
  unmasked: { weight: 'great', to: ({ seat }) => seat },
  resumed: { weight: 'plain' },
  named: { weight: 'great', to: ({ character }, before) => chooserOf(character, before) },
  robbed: { weight: 'great', to: ({ seat }) => seat },
  crowned: { weight: 'plain', to: ({ from }) => from },
  tribute: { weight: 'plain', to: ({ seat }) => seat },
  'got-gold': { weight: 'small' },
  drew: { weight: 'small' },
  kept: { weight: 'small' },
  built: { weight: 'plain', to: ({ from, seat }) => (from === seat ? null : from) },
  swapped: { weight: 'plain', to: event => event.with },
  discarded: { weight: 'small' },
  looked: { weight: 'plain', to: ({ at }) => at },
  took: { weight: 'plain', to: ({ from }) => from },
  tithed: { weight: 'plain', to: ({ from }) => from },
  taxed: { weight: 'small' },
  paid: { weight: 'small' },
  destroyed: { weight: 'great', to: ({ of, seat }) => (of === seat ? null : of) },
  'museum-lost': { weight: 'small' },
  salvaged: { weight: 'plain' },
  exchanged: { weight: 'great', to: event => event.with },
  adorned: { weight: 'small' },
  searched: { weight: 'small' },
  fetched: { weight: 'small' },
  announced: { weight: 'great' },
  declined: { weight: 'small' },
  completed: { weight: 'great' },
  'turn-ended': { weight: 'none' },
  'game-ended': { weight: 'plain' },
};

/** Who has this character in the round, if the reader knows: as a rule, the reader or nobody. */
function chooserOf(character: number, before: Iterable<Event>): Seat | null {
  for (const event of before) {
    if (event.type === 'round-began') return null;
    if (event.type === 'chose' && event.character === character) return event.seat;
  }
  return null;
}
