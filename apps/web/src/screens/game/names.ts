import type { MatchSeat } from '@signoria/protocol';
import { type CommonWords, tableNames } from '@signoria/words';

export { botName, botTitle } from '@signoria/words';

/** What to call each seat. A person keeps the name while a bot stands in. */
export function namesOf(seats: readonly MatchSeat[], common: CommonWords): string[] {
  return tableNames(
    seats.map(({ name, person, level }) => ({ name, level: person === null ? level : null })),
    common,
  );
}
