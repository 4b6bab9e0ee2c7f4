import type { LogLine } from '@signoria/protocol';
import { preferences } from '../preferences/preferences.ts';
import { createStore, type Store } from '../store.ts';
import { PACES, showMs } from './pacing.ts';
import type { MatchSource, Snapshot } from './source.ts';

/** One thing to tell: an event that has words, and its time at the normal pace. */
export interface Beat {
  ms: number;
}

/** What the screen shows: a position, what led to it, and how much of that has been told. */
export interface Shown<B extends Beat> {
  snapshot: Snapshot;
  beats: readonly B[];
  /** The beat being told; their number when all have been. */
  at: number;
  /** Whether more is known than is shown. */
  behind: boolean;
}

export interface Pacer<B extends Beat> {
  get(): Shown<B>;
  subscribe(listener: () => void): () => void;
  /** Everything up to the reader's next decision at once. */
  skip(): void;
  close(): void;
}

interface Step<B extends Beat> {
  snapshot: Snapshot;
  beats: readonly B[];
}

/**
 * Lets a match be followed: what arrives faster than it can be read waits its turn, each event for as long as it
 * deserves. The reader's own moves, and everything when there is a hurry, are shown at once.
 */
export function openPacer<B extends Beat>(
  source: Pick<MatchSource, 'current' | 'subscribe'> & Partial<Pick<MatchSource, 'kind'>>,
  first: Snapshot,
  beatsOf: (line: LogLine, snapshot: Snapshot) => readonly B[],
): Pacer<B> {
  const store = createStore<Shown<B>>({ snapshot: first, beats: [], at: 0, behind: false });
  const telling = openTelling(store);
  let latest = first;
  const arrive = (): void => {
    const snapshot = source.current();
    if (!snapshot || snapshot === latest) return;
    const news = snapshot.log.filter(({ version }) => version > latest.version);
    const isOwn = news.some(({ seat }) => seat === snapshot.you);
    latest = snapshot;
    // Whoever turns the pages of a record is shown each at once; of a leap nothing is told.
    const isTurned = source.kind === 'replay';
    const told = isTurned && news.length > 1 ? [] : news;
    const step = { snapshot, beats: told.flatMap(line => beatsOf(line, snapshot)) };
    if (isTurned) telling.turnTo(step);
    else if (isOwn || news.length === 0 || isHidden()) telling.showNow(step);
    else telling.showLater(step);
  };
  const unsubscribe = source.subscribe(arrive);
  arrive();
  return {
    get: store.get,
    subscribe: store.subscribe,
    skip: telling.skip,
    close() {
      unsubscribe();
      telling.stop();
    },
  };
}

/** Shows steps one after the other, and tells the beats of each in turn. */
function openTelling<B extends Beat>(store: Store<Shown<B>>) {
  const queue: Step<B>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSkipping = false;
  /** Since when the reader has been waiting for bots alone; whoever turns pages, or has seen all and only watches, is not. */
  let since = Date.now();

  const timeFor = (beats: readonly B[], at: number): number => {
    if (isSkipping) return 0;
    const { factor, mostMs } = PACES[preferences.get().pace];
    const known = sumOf(beats.slice(at)) + queue.reduce((sum, step) => sum + sumOf(step.beats), 0);
    return showMs(beats[at].ms * factor, known * factor, mostMs - (Date.now() - since));
  };
  const tell = (from: number): void => {
    const { snapshot, beats } = store.get();
    // What there is no time for is passed over without being drawn.
    let at = from;
    let ms = 0;
    while (at < beats.length && ms === 0) {
      ms = timeFor(beats, at);
      if (ms === 0) at++;
    }
    timer = ms > 0 ? setTimeout(() => tell(at + 1), ms) : undefined;
    const step = ms > 0 ? undefined : queue.shift();
    if (step) show(step);
    else store.set({ snapshot, beats, at, behind: queue.length > 0 });
  };
  const show = ({ snapshot, beats }: Step<B>): void => {
    const before = store.get().snapshot;
    if (isAsked(before) || hasPersonMoved(before, snapshot)) since = Date.now();
    if (isAsked(snapshot) || snapshot.status !== 'playing') isSkipping = false;
    store.set({ snapshot, beats, at: 0, behind: queue.length > 0 });
    tell(0);
  };
  const showNow = (step: Step<B>): void => {
    clearTimeout(timer);
    queue.length = 0;
    show(step);
  };
  return {
    showNow,
    turnTo(step: Step<B>) {
      since = Date.now();
      showNow(step);
    },
    showLater(step: Step<B>) {
      if (timer === undefined && step.snapshot.you === 'table') since = Date.now();
      queue.push(step);
      if (timer === undefined) tell(store.get().beats.length);
      else if (!store.get().behind) store.set({ ...store.get(), behind: true });
    },
    skip() {
      isSkipping = true;
      if (timer === undefined) return;
      clearTimeout(timer);
      tell(store.get().at + 1);
    },
    stop: () => clearTimeout(timer),
  };
}

function isAsked({ legal }: Snapshot): boolean {
  return legal.length > 0;
}

/** Nobody follows a page in the background, and whoever comes back to it wants to see how the match stands. */
function isHidden(): boolean {
  return document.hidden;
}

/** Nobody can say how long people think: after each of their moves the time begins anew. */
function hasPersonMoved(before: Snapshot, { log }: Snapshot): boolean {
  return log.some(line => line.version > before.version && line.kind === 'act' && line.by === 'person');
}

function sumOf(beats: readonly Beat[]): number {
  return beats.reduce((sum, { ms }) => sum + ms, 0);
}
