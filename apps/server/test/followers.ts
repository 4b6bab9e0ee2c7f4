import type { Who } from '@signoria/core';
import { MatchChange } from '@signoria/protocol';
import { changed } from '@signoria/protocol/client';
import { Compile } from 'typebox/compile';
import { expect } from 'vitest';
import type { LiveMatch } from '../src/play/live-match.ts';
import { type Moment, stateFor } from '../src/play/state-for.ts';
import type { Channel, Watchers } from '../src/play/watchers.ts';

const check = Compile(MatchChange);
/** One channel for all who follow a match in the same way, so that they are told together. */
interface Shared {
  channel: Channel;
  hear: ((json: string) => void)[];
}
const shared = new WeakMap<Watchers, Map<Who, Shared>>();

/** Somebody who is told changes, and what they have made of them. */
export function follower(watchers: Watchers, live: LiveMatch, who: Who, moment: () => Moment) {
  const first = stateFor(live, who, 0, moment());
  const known = { state: first, serial: 0, bytes: 0 };
  const { channel, hear } = channelOf(watchers, who);
  hear.push(json => {
    const change: MatchChange = JSON.parse(json);
    expect(check.Check(change)).toBe(true);
    expect(change.serial).toBe(known.serial + 1);
    known.serial++;
    known.bytes += json.length;
    known.state = changed(known.state, change);
  });
  known.serial = watchers.addForChanges('m', { who, since: 0, channel, name: `${who}` }, first);
  return known;
}

function channelOf(watchers: Watchers, who: Who): Shared {
  const byEyes = shared.get(watchers) ?? new Map<Who, Shared>();
  shared.set(watchers, byEyes);
  const hear: Shared['hear'] = [];
  const channel: Channel = {
    send: () => expect.fail('told whole'),
    sendChange: (_, json) => {
      for (const one of hear) one(json);
    },
  };
  const found = byEyes.get(who) ?? { channel, hear };
  byEyes.set(who, found);
  return found;
}
