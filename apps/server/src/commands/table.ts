import {
  type ChatLine,
  done,
  fail,
  type Outcome,
  type Person,
  type TableCommand,
  type TableCommandBody,
} from '@signoria/protocol';
import { levelsOf } from '../bots/levels.ts';
import type { Services } from '../services.ts';
import type { TableRow } from '../store/table-row.ts';
import { join, kick, leave, mayRead, mute, seatBot } from '../tables/table.ts';

type Rule<C extends TableCommand> = (
  services: Services,
  person: Person,
  code: string,
  body: TableCommandBody<C>,
) => Promise<Outcome<TableRow>>;

/** What people do at tables. HTTP and the socket both come through here; `chat` is beside, for it changes no table. */
const RULES: { [C in Exclude<TableCommand, 'chat'>]: Rule<C> } = {
  join: async ({ tables, blocks }, person, code, { seat }) => {
    const found = await tables.find(code);
    if (!found.ok) return found;
    const there = found.value.places.flatMap(place => (place.kind === 'person' ? [place.person.id] : []));
    if (await blocks.isBlocked([found.value.host.id, ...there], person.id))
      return fail('blocked', 'someone at this table has blocked you');
    return tables.change(code, table => join(table, person, seat));
  },
  leave: ({ tables }, person, code) => tables.change(code, table => leave(table, person.id)),
  kick: ({ tables }, person, code, { seat }) => tables.change(code, table => kick(table, person.id, seat)),
  bot: ({ tables }, person, code, { seat, level }) =>
    tables.change(code, table => seatBot(table, person.id, seat, level, levelsOf(table.game))),
  settings: ({ tables }, person, code, body) => tables.settle(code, person.id, body),
  start: ({ tables }, person, code) => tables.start(code, person.id),
  rematch: ({ tables }, person, code) => tables.rematch(code, person.id),
  mute: ({ tables }, person, code, body) =>
    tables.change(code, table => mute(table, person.id, body.person, body.muted)),
};

export function runTableCommand<C extends Exclude<TableCommand, 'chat'>>(
  services: Services,
  person: Person,
  code: string,
  command: C,
  body: TableCommandBody<C>,
): Promise<Outcome<TableRow>> {
  return (RULES[command] as Rule<C>)(services, person, code, body);
}

/** What was said at a table, for somebody who may hear it. */
export async function heard(
  services: Services,
  person: Person | null,
  code: string,
): Promise<Outcome<{ chat: ChatLine[] }>> {
  const found = await services.tables.find(code);
  if (!found.ok) return found;
  const isWatching = person !== null && services.events.isWatching(found.value.code, person.id);
  if (!mayRead(found.value, person, isWatching))
    return fail('not-here', 'only players and spectators of this table can read its chat');
  return done({ chat: await linesFor(services, person, found.value.code) });
}

/** The lines of a table without those of people the reader has blocked. */
export async function linesFor(
  { chat, blocks }: Services,
  person: Person | null,
  code: string,
): Promise<ChatLine[]> {
  const lines = await chat.lines(code);
  const blocked = person && lines.length > 0 ? await blocks.blockedBy(person.id) : [];
  return lines.filter(({ from }) => !blocked.includes(from.id));
}

export async function say(
  services: Services,
  person: Person,
  code: string,
  text: string,
): Promise<Outcome<ChatLine>> {
  const found = await services.tables.find(code);
  if (!found.ok) return found;
  const isWatching = services.events.isWatching(found.value.code, person.id);
  const said = await services.chat.say(found.value, person, isWatching, text);
  if (said.ok) services.events.said(said.value);
  return said;
}

export async function unsay(
  services: Services,
  person: Person,
  code: string,
  id: string,
): Promise<Outcome<null>> {
  const found = await services.tables.find(code);
  if (!found.ok) return found;
  const removed = await services.chat.remove(found.value, person.id, id);
  if (removed.ok) services.events.unsaid(found.value.code, id);
  return removed.ok ? done(null) : removed;
}
