import type { MatchRecord, Problem } from '@signoria/core';
import { preferences } from '../../preferences/preferences.ts';
import { createStore, type Store } from '../../store.ts';
import { type HintAnswer, STOPPED } from '../hint.ts';
import { openWorker } from '../open-worker.ts';
import { PACES } from '../pacing.ts';
import type { Answer, MatchSource, Snapshot } from '../source.ts';
import { think, type Waiting } from '../thinking/think.ts';
import type { Ask, Tell } from './messages.ts';
import { keep, onKeptElsewhere, type SavedMatch } from './saved.ts';

interface State {
  snapshot: Snapshot | null;
  problem: string | null;
}

/** A match on this device. Every change is kept, so that closing the page loses nothing. */
export function localSource(saved: SavedMatch, onStorageFull: () => void): MatchSource {
  const store = createStore<State>({ snapshot: null, problem: null });
  const calls = openCalls();
  const { ask, close } = openGame(saved, store, calls, onStorageFull);
  // The pace may be another from one move to the next.
  const graceMs = () => PACES[preferences.get().pace].graceMs;
  const answerTo = async (call: number): Promise<Answer> => {
    const told = await calls.wait(call);
    return told.type === 'answer' ? told.answer : { ok: false, code: 'internal' };
  };
  return {
    kind: 'local',
    current: () => store.get().snapshot,
    problem: () => store.get().problem,
    subscribe: store.subscribe,
    async earlier(moves) {
      const call = calls.next();
      ask({ type: 'earlier', call, moves });
      const told = await calls.wait(call);
      return told.type === 'earlier' ? told.state : null;
    },
    act(action) {
      const call = calls.next();
      ask({ type: 'act', call, action, graceMs: graceMs() });
      return answerTo(call);
    },
    undo() {
      const call = calls.next();
      ask({ type: 'undo', call, graceMs: graceMs() });
      return answerTo(call);
    },
    hint: waiting => hintHere(store.get().snapshot, waiting),
    lift: () => ask({ type: 'lift' }),
    async record(): Promise<MatchRecord | null> {
      const call = calls.next();
      ask({ type: 'record', call });
      const told = await calls.wait(call);
      return told.type === 'record' ? told.record : null;
    },
    room: null,
    close,
  };
}

/** The worker that plays the game, for as long as no other page does. */
function openGame(
  saved: SavedMatch,
  store: Store<State>,
  calls: ReturnType<typeof openCalls>,
  onStorageFull: () => void,
) {
  const worker = openWorker('local');
  // Before the first position a part of the site is missing; after it the game itself has broken down.
  worker.onerror = () =>
    store.set({ ...store.get(), problem: store.get().snapshot ? 'game-stopped' : 'worker' });
  worker.onmessage = ({ data }: MessageEvent<Tell>) => {
    if (data.type === 'state') {
      store.set({ snapshot: data.state, problem: null });
      if (keep(data.saved) === 'storage-full') onStorageFull();
    } else if (data.type === 'failed') store.set({ snapshot: null, problem: data.problem });
    else calls.answer(data);
  };
  // The page that opened a game last plays it: two at once would each overwrite what is played in the other.
  const stopListening = onKeptElsewhere(saved.id, () => {
    if (store.get().snapshot?.status !== 'playing') return;
    worker.terminate();
    store.set({ ...store.get(), problem: 'game-elsewhere' });
  });
  const ask = (message: Ask) => worker.postMessage(message);
  ask({ type: 'open', saved });
  return {
    ask,
    close() {
      stopListening();
      worker.terminate();
    },
  };
}

/** As long as nobody minds waiting for something they asked for. */
const HINT_MS = 2_500;

/** A worker of its own thinks about it: the game goes on meanwhile, and nothing but the reader's view reaches it. */
async function hintHere(snapshot: Snapshot | null, waiting: Waiting): Promise<HintAnswer> {
  if (!snapshot || snapshot.legal.length === 0) return { ok: false, code: 'no-hint' };
  const { game, view, legal, version } = snapshot;
  try {
    const found = await think({ type: 'hint', game, view, legal, ms: HINT_MS }, waiting);
    return found ? { ok: true, version, moves: found.moves } : STOPPED;
  } catch {
    return { ok: false, code: 'worker' };
  }
}

/** Plays a record through on this device: null when every action is legal and the deal is the one promised. */
export async function verifyHere(record: MatchRecord): Promise<Problem | null> {
  const worker = openWorker('local');
  try {
    return await new Promise<Problem | null>((resolve, reject) => {
      worker.onerror = reject;
      worker.onmessage = ({ data }: MessageEvent<Tell>) => {
        if (data.type === 'verified') resolve(data.problem);
      };
      worker.postMessage({ type: 'verify', call: 0, record } satisfies Ask);
    });
  } finally {
    worker.terminate();
  }
}

type Told = Extract<Tell, { call: number }>;

/** Questions under way, each waiting for the answer with its number. */
function openCalls() {
  let last = 0;
  const waiting = new Map<number, (told: Told) => void>();
  return {
    next: () => ++last,
    wait: (call: number) => new Promise<Told>(resolve => waiting.set(call, resolve)),
    answer(told: Told) {
      waiting.get(told.call)?.(told);
      waiting.delete(told.call);
    },
  };
}
