import type { Roster } from '@signoria/bots';
import { rosterFor } from '@signoria/bots';
import { decisions as citadelsDecisions } from '@signoria/bots/citadels/decisions';
import { encoding as citadels } from '@signoria/bots/citadels/inputs';
import { byHand as citadelsByHand } from '@signoria/bots/citadels/model';
import { decisions as ilPrincipeDecisions } from '@signoria/bots/il-principe/decisions';
import { encoding as ilPrincipe } from '@signoria/bots/il-principe/inputs';
import { byHand as ilPrincipeByHand } from '@signoria/bots/il-principe/model';
import type { Deciding } from '@signoria/bots/net/decisions';
import type { Encoding } from '@signoria/bots/net/inputs';
import type { SearchModel } from '@signoria/bots/search/model';

/** What is taught of a game, and at tables of how many seats: each number of the list as often as it stands there. */
export interface Subject {
  roster: Roster;
  encoding: Encoding;
  deciding: Deciding;
  /** The search whose playouts go by the hand-made policy: the first teacher. */
  byHand: SearchModel;
  seats: readonly number[];
}

const SUBJECTS: Readonly<Record<string, Omit<Subject, 'roster'>>> = {
  citadels: {
    encoding: citadels as Encoding,
    deciding: citadelsDecisions() as unknown as Deciding,
    byHand: citadelsByHand as unknown as SearchModel,
    seats: [4, 4, 4, 4, 4, 4, 2, 3, 5, 6, 7],
  },
  'il-principe': {
    encoding: ilPrincipe as Encoding,
    deciding: ilPrincipeDecisions() as unknown as Deciding,
    byHand: ilPrincipeByHand as unknown as SearchModel,
    seats: [4, 4, 4, 4, 4, 2, 3, 5],
  },
};

export const TAUGHT = Object.keys(SUBJECTS);

export function subjectOf(game: string): Subject {
  const roster = rosterFor(game);
  const subject = SUBJECTS[game];
  if (!roster || !subject) throw new Error(`no net is taught ${game}; only ${TAUGHT.join(', ')}`);
  return { roster, ...subject };
}
