import type { Seat, Tagged } from '@signoria/core';
import type { LogLine } from '@signoria/protocol';
import { type GameWords, type Names, READER } from '@signoria/words';
import type { ReactNode } from 'react';
import type { Board } from '../../boards/board.ts';
import type { Counted, Weight } from '../../boards/told.ts';
import type { Snapshot } from '../../match/source.ts';
import { placesOf } from './use-light.ts';

/** How much of the reader's time an event asks for, in milliseconds at the normal pace. */
export const WEIGHTS: Readonly<Record<Weight, number>> = { none: 0, small: 300, plain: 850, great: 2_000 };
/** What is done to the reader is told longer. */
export const TO_YOU = 1.4;

/** What an event is to the reader: done to them, done by them, about them too, or none of it. */
type Concern = 'target' | 'own' | 'you' | 'other';

/** An event as the reader is told of it. */
export interface Tale {
  key: string;
  version: number;
  event: Tagged;
  text: string;
  concern: Concern;
  /** Whether it is shown large over the board. */
  staged: boolean;
  ms: number;
  /** Where it is seen on the board. */
  places: readonly string[];
  /** The card, character or token it is about. */
  piece: ReactNode | null;
  /** Who did it, or whom it befell. */
  seat: Seat | null;
  counted: readonly Counted[];
}

/** What is told of the match, and what is being told now. */
export interface Telling {
  /** Everything there is to tell, up to what is being told. */
  tales: readonly Tale[];
  /** The latest that was told; null before anything has happened. */
  latest: Tale | null;
  /** What is being told just now; null when everything has been. */
  now: Tale | null;
  /** Whether more is known than is shown. */
  behind: boolean;
  skip(): void;
}

/** What is needed to tell anything to somebody. */
export interface Teller {
  board: Board;
  words: GameWords;
  names: Names;
  address(line: string): string;
}

/** A sentence about an event, spoken to the reader where the reader plays. */
export function sentenceOf(
  event: Tagged,
  you: Snapshot['you'],
  { words, names, address }: Omit<Teller, 'board'>,
): string | null {
  const spoken = you === 'table' ? names : names.with(you, READER);
  const line = words.event(event, spoken);
  return line === null ? null : address(line);
}

/** The part of a tale that stays the same whatever happens after it. */
type Spoken = Omit<Tale, 'places' | 'piece' | 'counted'>;

/** By whom and of which line: sentences take time, and lines of a log stay what they are. */
const spoken = new WeakMap<Teller, WeakMap<LogLine, { you: Snapshot['you']; lines: readonly Spoken[] }>>();

function spokenOf(line: LogLine, { you, log }: Snapshot, teller: Teller): readonly Spoken[] {
  const known = spoken.get(teller) ?? new WeakMap();
  spoken.set(teller, known);
  const found = known.get(line);
  if (found?.you === you) return found.lines;
  const lines = sayAll(line, you, log, teller);
  known.set(line, { you, lines });
  return lines;
}

function sayAll(line: LogLine, you: Snapshot['you'], log: Snapshot['log'], teller: Teller): Spoken[] {
  if (line.kind !== 'act') return [];
  return line.events.flatMap((event: Tagged, i) => {
    const said = sentenceOf(event, you, teller);
    const weight = weightOf(event, teller.board);
    if (said === null || weight === 'none') return [];
    const to = teller.board.told[event.type].to?.(event, eventsBefore(line, i, log)) ?? null;
    const concern = concernOf(event, to, you, teller);
    const meaning = concern === 'target' ? teller.words.toReader?.(event) : null;
    // Nobody needs to be shown at length what they have just done themselves.
    const isOwn = line.seat === you && concern === 'own';
    return {
      key: `${line.version}.${i}`,
      version: line.version,
      event,
      text: meaning ? `${said} ${meaning}` : said,
      concern,
      staged: !isOwn && (weight === 'great' || (concern === 'target' && weight === 'plain')),
      ms: isOwn ? 0 : WEIGHTS[weight] * (concern === 'target' ? TO_YOU : 1),
      seat: seatIn(event),
    };
  });
}

/** What was told before an event of a line, the latest first. */
function* eventsBefore(line: LogLine, at: number, log: Snapshot['log']): Generator<Tagged> {
  if (line.kind === 'act') yield* line.events.slice(0, at).reverse();
  for (const other of log.toReversed())
    if (other.kind === 'act' && other.version < line.version) yield* other.events.toReversed();
}

/** The events of a line of the log that have something to say, in order. */
export function talesOf(line: LogLine, snapshot: Snapshot, teller: Teller): Tale[] {
  return spokenOf(line, snapshot, teller).map(said => taleOf(said, snapshot.view, teller.board));
}

/** What is said of an event. Where it is seen is found when it is asked for: of hundreds of tales, few are. */
function taleOf(said: Spoken, view: Snapshot['view'], board: Board): Tale {
  const { event } = said;
  const traces = onDemand(() => board.traces(event, view));
  const places = onDemand(() => placesOf(traces()));
  const counted = onDemand(() => board.told[event.type].counted?.(event, view) ?? []);
  return {
    ...said,
    get places() {
      return places();
    },
    get piece() {
      return traces().find(({ look }) => look)?.look ?? null;
    },
    get counted() {
      return counted();
    },
  };
}

/** Finds something the first time it is asked for, and keeps it. */
function onDemand<T>(find: () => T): () => T {
  let found: { value: T } | null = null;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
}

/** How much an event matters. */
export function weightOf(event: Tagged, { told }: Board): Weight {
  const { weight, isSmall } = told[event.type];
  return isSmall?.(event) ? 'small' : weight;
}

function concernOf(event: Tagged, to: Seat | null, you: Snapshot['you'], { words, names }: Teller): Concern {
  if (you === 'table') return 'other';
  if (to === you) return 'target';
  if (seatIn(event) === you) return 'own';
  return words.event(event, names.with(you, READER))?.includes(READER) ? 'you' : 'other';
}

function seatIn(event: Tagged): Seat | null {
  return 'seat' in event && typeof event.seat === 'number' && event.seat >= 0 ? (event.seat as Seat) : null;
}

/** What others did since the reader's own latest move: what a reader who looked away has missed. */
export function missedBy(tales: readonly Tale[], { log, you }: Snapshot): readonly Tale[] {
  const own = log.findLast(({ kind, seat }) => kind === 'act' && seat === you)?.version ?? 0;
  return tales.filter(({ version, concern }) => version > own || (version === own && concern !== 'own'));
}
