import { isSeatCount, parseOptions } from '@signoria/core';
import { findGame } from '@signoria/games';
import { done, fail, type Outcome, type TableSettingsBody } from '@signoria/protocol';
import type { Place, TableRow } from '../store/table-row.ts';
import { notHost, notWaiting } from './table.ts';

/**
 * The host changes what was said when the table was created. Who may see it and talk there can change at any time;
 * what is played, by how many and against which clock, only before the start.
 */
export function settle(table: TableRow, by: string, body: TableSettingsBody): Outcome<TableRow> {
  const { open = table.open, guestChat = table.guestChat } = body;
  const refused = notHost(table, by);
  if (refused) return refused;
  const next = { ...table, open, guestChat };
  const isSame = PLAN.every(part => body[part] === undefined);
  return isSame ? done(next) : (notWaiting(table) ?? replan(next, body));
}

/** What is settled before the start. */
const PLAN = ['options', 'seats', 'clock', 'rated'] as const;

type Plan = Pick<TableSettingsBody, (typeof PLAN)[number]>;

function replan(table: TableRow, plan: Plan): Outcome<TableRow> {
  const game = findGame(table.game);
  if (!game) return fail('unknown-game', 'unknown game');
  const { seats = table.places.length, rated = table.rated, clock = table.clock } = plan;
  if (!isSeatCount(game, seats))
    return fail('bad-options', `must be from ${game.seats.min} to ${game.seats.max} seats`, {
      field: 'seats',
    });
  const options = parseOptions(game.options, plan.options ?? table.options, seats);
  if (!options.ok)
    return fail('bad-options', `expected ${options.problem.expected}`, { field: options.problem.at });
  const places = placesFor(table.places, seats);
  if (!places) return fail('seat-taken', 'more players are seated than that', { field: 'seats' });
  if (rated && places.some(place => place.kind === 'bot'))
    return fail('bad-options', 'rated tables do not allow bots', { field: 'rated' });
  return done({ ...table, options: options.value as Record<string, unknown>, clock, rated, places });
}

/** Seats are added at the end, and taken away from the end: empty ones first, then bots, people never. */
function placesFor(places: readonly Place[], seats: number): Place[] | null {
  const added = Array.from({ length: Math.max(0, seats - places.length) }, (): Place => ({ kind: 'empty' }));
  const next = [...places, ...added];
  for (const kind of ['empty', 'bot'] as const)
    while (next.length > seats) {
      const last = next.findLastIndex(place => place.kind === kind);
      if (last < 0) break;
      next.splice(last, 1);
    }
  return next.length === seats ? next : null;
}
