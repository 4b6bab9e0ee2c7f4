import type { MatchSource } from './source.ts';

const NOTHING_TO_DO = { ok: false, code: 'match-over' } as const;

/** What can be done about a game that is only looked at: nothing. */
export const LOOKED_AT = {
  act: async () => NOTHING_TO_DO,
  undo: async () => NOTHING_TO_DO,
  hint: async () => NOTHING_TO_DO,
  lift: () => {},
  record: async () => null,
  room: null,
  close: () => {},
} satisfies Partial<MatchSource>;
