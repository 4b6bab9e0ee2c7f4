import { isObject } from '@signoria/core';
import type { MatchState } from '@signoria/protocol';

/** What those who see a match with the same eyes and want changes only were last told. */
export interface LastTold {
  /** How often they have been told. */
  serial: number;
  /** The version they were told of. */
  version: number;
  /** Each field as JSON, that of the view apart. */
  readonly state: Map<string, string>;
  readonly view: Map<string, string>;
}

/** The log comes by its lines, and `since` says where they begin. */
const BY_LINES: ReadonlySet<string> = new Set(['log', 'since', 'view']);

/** The first who asks is told the whole. */
export function firstTold(state: MatchState): LastTold {
  return { serial: 0, version: state.version, state: partsOf(state), view: viewOf(state) };
}

/** One more is told the whole: wherever that differs from what the others know, all are told next time. */
export function toldWhole(last: LastTold, state: MatchState): void {
  doubtOther(last.state, partsOf(state));
  doubtOther(last.view, viewOf(state));
}

/** No JSON: differs from whatever comes. */
const IN_DOUBT = '';

function doubtOther(known: Map<string, string>, now: ReadonlyMap<string, string>): void {
  for (const name of [...known.keys(), ...now.keys()])
    if (known.get(name) !== now.get(name)) known.set(name, IN_DOUBT);
}

/** A MatchChange as JSON: what differs from what was last told. */
export function changeSince(last: LastTold, state: MatchState): string {
  last.serial++;
  last.version = state.version;
  const parts = different(last.state, partsOf(state));
  const now = viewOf(state);
  const gone = [...last.view.keys()].filter(name => !now.has(name));
  for (const name of gone) last.view.delete(name);
  const view = different(last.view, now);
  const head = `"match":${JSON.stringify(state.match)},"serial":${last.serial},"since":${state.since}`;
  const tail = gone.length > 0 ? `,"gone":${JSON.stringify(gone)}` : '';
  return `{${head},"log":${JSON.stringify(state.log)},"state":{${parts}},"view":{${view}}${tail}}`;
}

/** The fields that are new or other than known, as JSON; from now on they are known. */
function different(known: Map<string, string>, now: ReadonlyMap<string, string>): string {
  let text = '';
  for (const [name, json] of now) {
    if (known.get(name) === json) continue;
    known.set(name, json);
    text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${json}`;
  }
  return text;
}

function partsOf(state: MatchState): Map<string, string> {
  return fieldsOf(state, BY_LINES);
}

function viewOf({ view }: MatchState): Map<string, string> {
  if (!isObject(view)) throw new Error('a view is an object');
  return fieldsOf(view);
}

function fieldsOf(of: object, except: ReadonlySet<string> = new Set()): Map<string, string> {
  const fields = new Map<string, string>();
  // As in any JSON, what is undefined is not there.
  for (const [name, value] of Object.entries(of))
    if (!except.has(name) && value !== undefined) fields.set(name, JSON.stringify(value));
  return fields;
}
