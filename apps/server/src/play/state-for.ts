import { type Seat, seatsOf, type Who } from '@signoria/core';
import type { LogLine, MatchSeat, MatchState } from '@signoria/protocol';
import { botSeat, lineFor, matchFor } from '@signoria/protocol/match-for';
import { clocksAt } from './clocks.ts';
import { type AppliedEntry, isBotPlayed, isEnded, type LiveMatch, turnOf, versionOf } from './live-match.ts';
import { rulesUpdate } from './newest-rules.ts';
import { offersOf, waitsFor } from './proposals.ts';
import { lineOfMove } from './reach.ts';
import { undoShown } from './undo.ts';

/** What is not in the log: who is connected just now, and the time. */
export interface Moment {
  now: number;
  isOnline(person: string): boolean;
  /** Gone for longer than a table should wait. */
  isAway(person: string): boolean;
}

/** What is the same for everybody who looks: made once, however many are told. */
export function forAll(live: LiveMatch, moment: Moment) {
  const { header, asked } = live;
  const turn = [...turnOf(live)];
  const consent = asked && { seat: asked.seat, agreed: [...asked.agreed], waits: waitsFor(live, asked) };
  return {
    rulesUpdate: rulesUpdate(live),
    rated: header.rated,
    status: live.status,
    version: versionOf(live),
    turn,
    seats: seatsOf(header.owners.length).map(seat => seatFor(live, seat, moment)),
    clocks: clocksAt(live.clocks, moment.now),
    takeback:
      consent && asked?.what === 'takeback'
        ? { ...consent, count: asked.count, move: lineOfMove(live, asked.count) }
        : null,
    pause: consent && asked?.what === 'pause' ? consent : null,
    offers: offersOf(live, seat => isAway(live, seat, moment), moment.now),
    result: live.result,
    places: live.places,
    startedAt: header.startedAt,
    endedAt: live.endedAt,
  } satisfies Partial<MatchState>;
}
export type ForAll = ReturnType<typeof forAll>;

/** The match through one pair of eyes. */
export function stateFor(live: LiveMatch, who: Who, since: number, moment: Moment): MatchState {
  return stateWith(forAll(live, moment), live, who, since);
}

/** The same where several are told at once. */
export function stateWith(same: ForAll, live: LiveMatch, who: Who, since: number): MatchState {
  const { header, match } = live;
  const isBot = who !== 'table' && isBotPlayed(live, who);
  const mayAct = who !== 'table' && same.turn.includes(who) && !isBot;
  const from = Math.max(0, Math.min(since, versionOf(live)));
  return {
    match: header.id,
    // Whoever looks on with nothing but a link to the match has not been asked to the table.
    code: who === 'table' && !header.open ? null : header.code,
    ...matchFor(match, who, { mayAct, isOver: isEnded(live) }),
    ...same,
    undo: who === 'table' || isBot ? 0 : undoShown(live, who),
    since: from,
    log: live.log.slice(from).map((told, i) => lineFor(lineOf(told, from + i + 1), header.game, who)),
  };
}

export function isAway(live: LiveMatch, seat: Seat, moment: Moment): boolean {
  const owner = live.header.owners[seat];
  return owner.kind === 'person' && moment.isAway(owner.person);
}

function seatFor(live: LiveMatch, seat: Seat, moment: Moment): MatchSeat {
  const owner = live.header.owners[seat];
  const resigned = live.resigned.includes(seat);
  if (owner.kind === 'bot') return { ...botSeat(owner.level), resigned };
  const { person: id, name, guest } = owner;
  return {
    name,
    person: { id, name, guest },
    played: live.standIn[seat] ? 'stand-in' : 'person',
    level: null,
    online: moment.isOnline(id),
    resigned,
  };
}

/** A line of the log with all its events. */
function lineOf({ entry, events }: AppliedEntry, version: number): LogLine {
  const { at, seat } = entry;
  switch (entry.kind) {
    case 'act':
      return { version, at, kind: 'act', seat, by: entry.by, events: [...events] };
    case 'undo':
      return { version, at, kind: 'undo', seat, count: entry.count, how: entry.how };
    case 'ask':
      return { version, at, kind: 'ask', seat, what: entry.what, count: entry.count };
    case 'answer':
      return { version, at, kind: 'answer', seat, what: entry.what, agree: entry.agree };
    case 'stand-in':
      return { version, at, kind: 'stand-in', seat, why: entry.why };
    default:
      return { version, at, kind: entry.kind, seat };
  }
}
