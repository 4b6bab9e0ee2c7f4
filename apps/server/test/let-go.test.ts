import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Game, isObject, type Who } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { expect, test } from 'vitest';
import { turnOf } from '../src/play/live-match.ts';
import { stateFor } from '../src/play/state-for.ts';
import { isLimitKnown } from '../src/play/undo.ts';
import { openWatchers } from '../src/play/watchers.ts';
import { match, move, NONE } from './dealt.ts';

/** What is kept until the next move is what a busy server's whole heap has to be searched for. */

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const moment = () => ({ now: 0, isOnline: () => true, isAway: () => false });

test.each(GAMES.map(game => [game.id, game] as const))(
  '%s: nothing that was built to tell a move is kept after it',
  async (_, game) => {
    const shown: { field: string; value: WeakRef<object> }[] = [];
    const view: Game['view'] = (state, who) => {
      const seen = game.view(state, who);
      for (const [field, value] of Object.entries(seen))
        if (isObject(value) || Array.isArray(value)) shown.push({ field, value: new WeakRef(value) });
      return seen;
    };
    const live = match(NONE, [], { ...game, view }, game.seats.min);
    const watchers = openWatchers();
    const channel = { send: () => undefined, sendChange: () => undefined };
    for (const who of [0, 1, 'table'] as Who[])
      watchers.addForChanges(
        'm',
        { who, since: 0, channel, name: `${who}` },
        stateFor(live, who, 0, moment()),
      );
    move(live);
    watchers.tell(live, moment());
    expect(shown.length).toBeGreaterThan(10);
    // What a WeakRef was made for lives until the end of the job at least.
    await new Promise(resolve => setImmediate(resolve));
    collect();
    const kept = shown.filter(({ value }) => value.deref());
    // What all are shown is the game's own: its options, its lists of seats.
    const built = kept.filter(one =>
      kept.every(other => other === one || other.value.deref() !== one.value.deref()),
    );
    expect(built.map(({ field }) => field)).toEqual([]);
  },
);

test.each(GAMES.map(game => [game.id, game] as const))(
  '%s: the board before a move is kept only while it is not known whether the move may be undone',
  (_, game) => {
    const live = match(NONE, [], game, game.seats.min);
    let known = 0;
    for (let moves = 0; moves < 60 && turnOf(live).length > 0; moves++) {
      move(live);
      expect(live.before === null).toBe(isLimitKnown(live));
      if (isLimitKnown(live)) known++;
    }
    expect(known).toBeGreaterThan(5);
  },
);
