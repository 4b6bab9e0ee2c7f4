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
 * The JSON of each field as it was last made for anybody who watches a match. Most of a state is the same for every seat:
 * what is one value for all is put into JSON once, and everybody's `LastTold` holds the same text.
 */
export interface Texts {
  readonly state: Map<string, Text>;
  readonly view: Map<string, Text>;
}
interface Text {
  /** Undefined between two tellings. */
  value: unknown;
  json: string;
}

export function noTexts(): Texts {
  return { state: new Map(), view: new Map() };
}

/**
 * The values have served once all have been told. Whatever is kept until the next move outlives the collection of new objects,
 * and a whole collection of the heap stops everybody for a tenth of a second.
 */
export function letValuesGo({ state, view }: Texts): void {
  for (const text of state.values()) text.value = undefined;
  for (const text of view.values()) text.value = undefined;
}

function textOf(texts: Map<string, Text>, name: string, value: unknown): string {
  const last = texts.get(name);
  // What is told is built anew each time, so a value does not change once it is here.
  if (last && last.value === value) return last.json;
  const json = JSON.stringify(value);
  if (!last) {
    texts.set(name, { value, json });
    return json;
  }
  last.value = value;
  if (last.json !== json) last.json = json;
  return last.json;
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
  texts: Map<string, Text>,
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
