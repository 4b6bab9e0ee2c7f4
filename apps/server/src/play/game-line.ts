import type { Seat } from '@signoria/core';
import type { GameLine } from '@signoria/protocol';
import { deadline } from './clocks.ts';
import { isBotPlayed, type LiveMatch, turnOf, versionOf } from './live-match.ts';

/** A seat whose person owes a decision, and when its time is up, if it runs. */
export interface Waiting {
  seat: Seat;
  deadline: number | null;
}

/** What the lines of all seats of a match have in common, and whom it waits for. The store keeps it beside the log. */
export interface LineFacts extends Omit<GameLine, 'seat' | 'resigned' | 'yourTurn' | 'deadline'> {
  waiting: readonly Waiting[];
}

/** A line of "my games", pushed or listed: no other place makes one. */
export function gameLine({ waiting, ...facts }: LineFacts, seat: Seat, hasResigned: boolean): GameLine {
  const own = waiting.find(one => one.seat === seat);
  return {
    ...facts,
    seat,
    ...(hasResigned ? { resigned: true as const } : {}),
    yourTurn: own !== undefined,
    deadline: own?.deadline ?? null,
  };
}

export function lineFactsOf(live: LiveMatch): LineFacts {
  const { header } = live;
  return {
    match: header.id,
    code: header.code,
    game: header.game.id,
    status: live.status,
    rated: header.rated,
    clock: header.clock.kind,
    names: header.owners.map(owner => (owner.kind === 'bot' ? owner.level : owner.name)),
    version: versionOf(live),
    turn: [...turnOf(live)],
    waiting: waitingIn(live),
    places: live.places,
    startedAt: header.startedAt,
    endedAt: live.endedAt,
  };
}

export function waitingIn(live: LiveMatch): Waiting[] {
  return turnOf(live)
    .filter(seat => !isBotPlayed(live, seat))
    .map(seat => ({ seat, deadline: deadline(live.clocks, seat) }));
}
