import type { Who } from '@signoria/core';
import type { MatchState } from '@signoria/protocol';
import { expect } from 'vitest';
import { applyEntry, newLiveMatch } from '../src/play/apply-entry.ts';
import type { LiveMatch } from '../src/play/live-match.ts';
import { loadMatch } from '../src/store/matches.ts';
import type { Store } from '../src/store/open.ts';
import type { Wire } from './kit.ts';

/** Everything a wire heard about a match, checked against what the engine lets those eyes see at that version. */
export async function expectNoLeak(store: Store, wire: Wire, match: string, who: Who): Promise<void> {
  const loaded = await loadMatch(store, match);
  if (!loaded || !('entries' in loaded)) throw new Error('no log');
  const { header, entries } = loaded;
  const { game } = header;
  const states = wire.heard
    .filter(one => one.event === 'match' && (one.body as MatchState).match === match)
    .map(one => one.body as MatchState);
  expect(states.length).toBeGreaterThan(0);
  const byVersion = Map.groupBy(states, state => state.version);
  const live: LiveMatch = newLiveMatch(header);
  const told: string[] = [];
  for (let version = 0; ; version++) {
    for (const state of byVersion.get(version) ?? []) {
      const isMine = who !== 'table' && state.turn.includes(who) && state.seats[who].played === 'person';
      const isOver = state.status === 'over' || state.status === 'aborted';
      const heard = state.log.map(line => (line.kind === 'act' ? JSON.stringify(line.events) : line.kind));
      expect(state.you).toBe(who);
      expect(JSON.stringify(state.view)).toBe(JSON.stringify(game.view(live.match.state, who)));
      expect(JSON.stringify(state.legal)).toBe(
        JSON.stringify(isMine ? game.legal(live.match.state, who) : []),
      );
      expect(state.log.every((line, i) => line.version === state.since + 1 + i)).toBe(true);
      expect(heard.join('\n')).toBe(told.slice(state.since, version).join('\n'));
      expect(state.seed).toBe(isOver ? header.seed : null);
      if (!isOver) expect(JSON.stringify(state).includes(header.seed)).toBe(false);
    }
    if (version === entries.length) return;
    applyEntry(live, entries[version]);
    const { entry, events } = live.log[version];
    const heard = events.map(event => game.redact(event, who)).filter(event => event !== null);
    told.push(entry.kind === 'act' ? JSON.stringify(heard) : entry.kind);
  }
}

/** What tables and game lines may say: names, options, times and places, never a board. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  game: 'match code game status rated clock seat names version turn yourTurn deadline places startedAt endedAt'.split(
    ' ',
  ),
  table:
    'code game options host open rated clock guestChat status match rematch muted createdAt seats watchers'.split(
      ' ',
    ),
};

/** Everything else a wire heard says what it may and nothing more, and never the seed. */
export function expectOnlySaid(wire: Wire, seed: string): void {
  for (const { event, body } of wire.heard) {
    if (event === 'match') continue;
    expect(Object.keys(SAID)).toContain(event);
    expect(Object.keys(body as object).sort()).toEqual([...SAID[event]].sort());
    expect(JSON.stringify(body)).not.toContain(seed);
  }
}
