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

/**
 * The JSON of what was last told of a match, by field, whoever was told it. Most of a state is the same for every seat, and
 * the same as before the move: that is compared, which is quicker than putting it into JSON and leaves nothing behind, and
 * everybody's `LastTold` holds the same text.
 */
export interface Texts {
  readonly state: TextOf;
  readonly view: TextOf;
}
type TextOf = Map<string, { value: unknown; json: string }>;

export function noTexts(): Texts {
  return { state: new Map(), view: new Map() };
}

function textOf(texts: TextOf, name: string, value: unknown): string {
  const last = texts.get(name);
  if (last && isSame(last.value, value)) return last.json;
  const json = JSON.stringify(value);
  texts.set(name, { value, json });
  return json;
}

/** Whether two values of plain JSON are the same. What is told is built anew each time, so nothing in it changes later. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isSame(a[i], b[i])) return false;
    return true;
  }
  if (!isObject(a) || !isObject(b)) return false;
  let extra = 0;
  for (const name in a) {
    extra++;
    if (a[name] !== b[name] && !isSame(a[name], b[name])) return false;
  }
  for (const _ in b) extra--;
  return extra === 0;
}

/** The log comes by its lines, and `since` says where they begin. */
const BY_LINES: ReadonlySet<string> = new Set(['log', 'since', 'view']);
const ALL: ReadonlySet<string> = new Set();

/** The first who asks is told the whole. */
export function firstTold(state: MatchState, texts: Texts): LastTold {
  const last = { serial: 0, version: state.version, state: new Map(), view: new Map() };
  different(last.state, state, BY_LINES, texts.state);
  different(last.view, viewOf(state), ALL, texts.view);
  return last;
}

/** One more is told the whole: wherever that differs from what the others know, all are told next time. */
export function toldWhole(last: LastTold, state: MatchState, texts: Texts): void {
  const now = firstTold(state, texts);
  doubtOther(last.state, now.state);
  doubtOther(last.view, now.view);
}

/** No JSON: differs from whatever comes. */
const IN_DOUBT = '';

function doubtOther(known: Map<string, string>, now: ReadonlyMap<string, string>): void {
  for (const name of [...known.keys(), ...now.keys()])
    if (known.get(name) !== now.get(name)) known.set(name, IN_DOUBT);
}

/** A MatchChange as JSON: what differs from what was last told. */
export function changeSince(last: LastTold, state: MatchState, texts: Texts): string {
  last.serial++;
  last.version = state.version;
  const view = viewOf(state);
  const gone: string[] = [];
  for (const name of last.view.keys()) if (view[name] === undefined) gone.push(name);
  for (const name of gone) last.view.delete(name);
  const parts = different(last.state, state, BY_LINES, texts.state);
  const seen = different(last.view, view, ALL, texts.view);
  const head = `"match":${JSON.stringify(state.match)},"serial":${last.serial},"since":${state.since}`;
  const tail = gone.length > 0 ? `,"gone":${JSON.stringify(gone)}` : '';
  return `{${head},"log":${JSON.stringify(state.log)},"state":{${parts}},"view":{${seen}}${tail}}`;
}

/** The fields that are new or other than known, as JSON; from now on they are known. Done for every seat after every move. */
function different(
  known: Map<string, string>,
  now: Readonly<Record<string, unknown>>,
  except: ReadonlySet<string>,
  texts: TextOf,
): string {
  let text = '';
  // No list of names and values is made on the way: it would be the most of what a move leaves behind.
  for (const name in now) {
    const value = now[name];
    // As in any JSON, what is undefined is not there.
    if (value === undefined || except.has(name)) continue;
    const json = textOf(texts, name, value);
    if (known.get(name) === json) continue;
    known.set(name, json);
    text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${json}`;
  }
  return text;
}

function viewOf({ view }: MatchState): Readonly<Record<string, unknown>> {
  if (!isObject(view)) throw new Error('a view is an object');
  return view;
}
