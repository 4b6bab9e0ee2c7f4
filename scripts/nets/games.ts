import type { Roster } from '@signoria/bots';
import { rosterFor } from '@signoria/bots';
import { encoding as citadels } from '@signoria/bots/citadels/inputs';
import { encoding as ilPrincipe } from '@signoria/bots/il-principe/inputs';
import type { Encoding } from '@signoria/bots/net/inputs';

/** What is taught of a game, and at tables of how many seats: each number of the list as often as it stands there. */
export interface Subject {
  roster: Roster;
  encoding: Encoding;
  seats: readonly number[];
}

const SUBJECTS: Readonly<Record<string, Omit<Subject, 'roster'>>> = {
  citadels: { encoding: citadels as Encoding, seats: [4, 4, 4, 4, 4, 4, 2, 3, 5, 6, 7] },
  'il-principe': { encoding: ilPrincipe as Encoding, seats: [4, 4, 4, 4, 4, 2, 3, 5] },
};

export const TAUGHT = Object.keys(SUBJECTS);

export function subjectOf(game: string): Subject {
  const roster = rosterFor(game);
  const subject = SUBJECTS[game];
  if (!roster || !subject) throw new Error(`no net is taught ${game}; only ${TAUGHT.join(', ')}`);
  return { roster, ...subject };
}
