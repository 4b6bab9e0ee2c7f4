import { choose, events, imagine, legal, look, record, result, state, view, why } from './ask.ts';
import { begin, load } from './begin.ts';
import { doAct, undo } from './change.ts';
import { bots, games } from './games.ts';
import type { Line } from './lines.ts';
import { material } from './material.ts';
import { type Request, readRequest } from './request.ts';
import { type Answer, fault, type Session, type Verb } from './session.ts';
import { status } from './status.ts';
import { atTable, close, tables } from './tables.ts';

const VERBS: Readonly<Record<string, Verb>> = {
  games,
  bots,
  material,
  new: begin,
  load,
  tables,
  close,
  status: atTable(status),
  look: atTable(look),
  legal: atTable(legal),
  act: atTable(doAct),
  why: atTable(why),
  view: atTable(view),
  events: atTable(events),
  result: atTable(result),
  imagine: atTable(imagine),
  choose: atTable(choose),
  undo: atTable(undo),
  state: atTable(state),
  record: atTable(record),
};

/** What is said of a line that was not read. */
const UNREAD = { 'line-too-long': 'a line of at most 16 MiB', 'not-utf8': 'UTF-8' } as const;

/** One line in, one line out, whatever came in; null for an empty line, which is passed over. */
export function answerLine(session: Session, line: Line): string | null {
  if ('problem' in line) return say(fault('line', line.problem, UNREAD[line.problem]), {});
  return line.text.trim() === '' ? null : answer(session, line.text);
}

export function answer(session: Session, line: string): string {
  const request = readRequest(line);
  if (!request.ok) return say({ error: request.problem }, {});
  const id = 'id' in request.value ? { id: request.value.id } : {};
  try {
    return say(perform(session, request.value), id);
  } catch (error) {
    // A bug of ours: the request is answered all the same, and has changed nothing.
    return say(fault('do', 'failed', `valid input (${(error as Error).message})`), id);
  }
}

/** No character that some reader takes for the end of a line stands in an answer. */
function say(said: Answer, id: { id?: unknown }): string {
  const text = JSON.stringify({ ...id, ok: !('error' in said || 'refusal' in said), ...said });
  return text.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

function perform(session: Session, request: Request): Answer {
  const known = typeof request.do === 'string' && Object.hasOwn(VERBS, request.do);
  return known
    ? VERBS[request.do as string](session, request)
    : fault('do', 'unknown-verb', `one of ${Object.keys(VERBS).join(', ')}`);
}
