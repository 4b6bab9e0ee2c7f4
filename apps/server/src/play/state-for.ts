import { commitment, type Seat, seatsOf, type Tagged, type Who } from '@signoria/core';
import type { LogLine, MatchSeat, MatchState } from '@signoria/protocol';
import { clocksAt } from './clocks.ts';
import { isBotPlayed, isEnded, type Live, type Told, turnOf, versionOf } from './live.ts';
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

/** The match through one pair of eyes. This is the one place where a match is cut for a viewer. */
export function stateFor(live: Live, who: Who, since: number, moment: Moment): MatchState {
  const { header, match, asked } = live;
  const { game } = header;
  const isOver = isEnded(live);
  const turn = turnOf(live);
  const mayAct = who !== 'table' && turn.includes(who) && !isBotPlayed(live, who);
  const from = Math.max(0, Math.min(since, versionOf(live)));
  const consent = asked && { seat: asked.seat, agreed: asked.agreed, waits: waitsFor(live, asked) };
  return {
    match: header.id,
    code: header.code,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: header.options,
    rated: header.rated,
    you: who,
    status: live.status,
    version: versionOf(live),
    moves: match.moves.length,
    view: game.view(match.state, who),
    legal: mayAct ? game.legal(match.state, who) : [],
    turn: [...turn],
    undo: who === 'table' || isBotPlayed(live, who) ? 0 : undoShown(live, who),
    seats: seatsOf(header.owners.length).map(seat => seatFor(live, seat, moment)),
    clocks: clocksAt(live.clocks, moment.now),
    takeback:
      consent && asked?.what === 'takeback'
        ? { ...consent, count: asked.count, move: lineOfMove(live, asked.count) }
        : null,
    pause: consent && asked?.what === 'pause' ? consent : null,
    offers: offersOf(live, seat => isAway(live, seat, moment), moment.now),
    since: from,
    log: live.log.slice(from).map((told, i) => lineFor(live, told, from + i + 1, who)),
    commitment: commitment(header.seed),
    seed: isOver ? header.seed : null,
    result: live.result,
    places: live.places,
    startedAt: header.startedAt,
    endedAt: live.endedAt,
  };
}

export function isAway(live: Live, seat: Seat, moment: Moment): boolean {
  const owner = live.header.owners[seat];
  return owner.kind === 'person' && moment.isAway(owner.person);
}

function seatFor(live: Live, seat: Seat, moment: Moment): MatchSeat {
  const owner = live.header.owners[seat];
  const resigned = live.resigned.includes(seat);
  if (owner.kind === 'bot')
    return { name: owner.level, person: null, played: 'bot', level: owner.level, online: true, resigned };
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

/** A log line as `who` may hear it: the events redacted by the game, never the action itself. */
function lineFor(live: Live, { entry, events }: Told, version: number, who: Who): LogLine {
  const { at, seat } = entry;
  switch (entry.kind) {
    case 'act': {
      const heard: Tagged[] = [];
      for (const event of events) {
        const told = live.header.game.redact(event, who);
        if (told) heard.push(told);
      }
      return { version, at, kind: 'act', seat, by: entry.by, events: heard };
    }
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
