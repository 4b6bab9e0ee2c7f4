import { done, fail, type Outcome, type Person } from '@signoria/protocol';
import { keysOf } from '../limits/address.ts';
import { isEnded, type LiveMatch, seatOfPerson } from '../play/live-match.ts';
import type { Services } from '../services.ts';
import { readCode } from '../tables/code.ts';

/** Somebody who wants to look at a match. */
interface Looker {
  person: Person | null;
  address: string;
  /** The code of its table, if they have it. */
  code: string | undefined;
}

/**
 * Whether somebody may look at a match. One that is played at a table that is not open is for its seats and for whoever
 * brings the table's code, as the table itself is: its id alone lets nobody in. Once it is over its players show it to
 * whom they like, by its link.
 */
export async function mayLook(
  { matches, limits }: Services,
  { person, address, code }: Looker,
  match: string,
): Promise<Outcome<null>> {
  const found = await matches.read(match, live => neededCode(live, person));
  if (!found.ok) return found;
  const needed = found.value;
  if (needed === null) return done(null);
  if (code === undefined) return fail('private-match', 'private match: the code of its table is required');
  const refused = await limits.look('wrongCodes', ...keysOf(address, person));
  if (refused) return refused;
  if (readCode(code) === needed) return done(null);
  return (
    (await limits.take('wrongCodes', ...keysOf(address, person))) ?? fail('unknown-table', 'table not found')
  );
}

function neededCode(live: LiveMatch, person: Person | null): string | null {
  const isFree = live.header.open || isEnded(live) || (person && seatOfPerson(live, person.id) !== null);
  return isFree ? null : live.header.code;
}
