import type { MatchChange } from '../changes.ts';
import type { MatchState } from '../matches.ts';
import { againMs, type ReplyError } from './reply.ts';
import type { Connection } from './socket.ts';

/** The state after a change. Its `log` contains the lines after its `since`, as in a whole state. */
export function changed(
  state: MatchState,
  { state: fields, view, gone = [], since, log }: MatchChange,
): MatchState {
  const kept = { ...(state.view as Record<string, unknown>) };
  for (const name of gone) delete kept[name];
  return { ...state, ...fields, view: { ...kept, ...view }, since, log };
}

/** A match that is being watched. Only changes are sent, but listeners get whole states. */
export interface Following {
  /** Asks for the whole: what was missed comes with it. */
  ask(): Promise<void>;
  stop(): void;
}

export interface Told {
  /** The state as it is now; its `log` may begin with lines that are known. */
  state(state: MatchState): void;
  /** Why it cannot be watched. */
  refused(error: ReplyError): void;
}

/**
 * Follows a match, each time the connection is opened. After a gap it requests the whole state, and repeats
 * the request if the server cannot answer at the moment. To watch at a private table, pass its code.
 */
export function followMatch(connection: Connection, match: string, told: Told, code?: string): Following {
  let known: { state: MatchState; serial: number } | null = null;
  /** The version that was told last. */
  let version = 0;
  /** How often it was asked: only the latest answer counts. */
  let asked = 0;
  /** What comes before the answer to a question is held until then. */
  let early: MatchChange[] | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function hear(change: MatchChange): void {
    if (change.match !== match) return;
    if (early) early.push(change);
    else if (known && change.serial === known.serial + 1) {
      // Changes come in order: one that leads back takes back.
      known = { state: changed(known.state, change), serial: change.serial };
      tell(known.state);
    } else if (!known || change.serial > known.serial) void ask();
  }

  function tell(state: MatchState): void {
    version = state.version;
    told.state(state);
  }

  async function ask(): Promise<void> {
    clearTimeout(again);
    early = [];
    const since = version > 0 ? { since: version } : {};
    const mine = ++asked;
    const body = { match, changes: true as const, ...since, ...(code ? { code } : {}) };
    const reply = await connection.request('watch-match', body);
    if (mine !== asked || isStopped) return;
    const held = early ?? [];
    early = null;
    if (!reply.ok) return refused(reply.error);
    const { state, serial = 0 } = reply.value;
    known = { state, serial };
    // A node that has yet to hear of the last moves will tell of them.
    if (state.version >= version) tell(state);
    for (const change of held) hear(change);
  }

  function refused(error: ReplyError): void {
    const wait = againMs(error);
    if (wait !== null) again = setTimeout(ask, wait);
    told.refused(error);
  }

  const stopListening = connection.listen({ 'match-change': hear }, () => void ask());
  return {
    ask,
    stop() {
      isStopped = true;
      clearTimeout(again);
      stopListening();
    },
  };
}
