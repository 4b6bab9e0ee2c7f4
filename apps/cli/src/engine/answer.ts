import {
  type Ask,
  choose,
  doAct,
  events,
  imagine,
  legal,
  record,
  result,
  state,
  undo,
  view,
  why,
} from './ask.ts';
import { begin, games, load, status } from './begin.ts';
import { type Answer, fault, type Request, readRequest, type Session } from './session.ts';

type Verb = (session: Session, request: Request) => Answer;

/** A verb that asks something of the table in front of us. */
function atTable(ask: Ask): Verb {
  return (session, request) =>
    session.match ? ask(session.match, request, session) : fault('table', 'no-table', 'new or load first');
}

const VERBS: Readonly<Record<string, Verb>> = {
  games,
  new: begin,
  load,
  status,
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

/** One line in, one line out, whatever came in. */
export function answer(session: Session, line: string): string {
  const request = readRequest(line);
  if (!request.ok) return JSON.stringify({ ok: false, error: request.problem });
  const said = perform(session, request.value);
  const id = 'id' in request.value ? { id: request.value.id } : {};
  return JSON.stringify({ ...id, ok: !('error' in said || 'refusal' in said), ...said });
}

function perform(session: Session, request: Request): Answer {
  const verb =
    typeof request.do === 'string' && Object.hasOwn(VERBS, request.do) ? VERBS[request.do] : undefined;
  if (!verb) return fault('do', 'unknown-verb', `one of ${Object.keys(VERBS).join(', ')}`);
  try {
    return verb(session, request);
  } catch (error) {
    // A state or a view from outside can be wrong in ways no check foresees; a half-played one is not kept.
    session.match = null;
    return fault(
      String(request.do),
      'broken-state',
      `sound input; the table was put away (${(error as Error).message})`,
    );
  }
}
