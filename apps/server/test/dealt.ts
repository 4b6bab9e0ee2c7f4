import { type Game, newSeed, type Seat, seatsOf } from '@signoria/core';
import { findGame } from '@signoria/games';
import type { Clock, Outcome } from '@signoria/protocol';
import { applyEntry, newLiveMatch } from '../src/play/apply-entry.ts';
import { storedProgressOf } from '../src/play/game-line.ts';
import { type LiveMatch, turnOf, versionOf } from '../src/play/live-match.ts';
import { type Proposal, proposeAct } from '../src/play/proposals.ts';
import type { Trx } from '../src/store/database.ts';
import type { Entry } from '../src/store/entry.ts';
import { appendLine, newLine } from '../src/store/line.ts';
import { insertMatch } from '../src/store/matches.ts';

/** A match without a server: dealt, and played by hand. */

export const lostCities = findGame('lost-cities') as Game;
export const NONE: Clock = { kind: 'none' };

export function match(clock: Clock = NONE, bots: Seat[] = [], game: Game = lostCities, seats = 2): LiveMatch {
  return newLiveMatch({
    id: 'm',
    code: 'TABLE1',
    game,
    options: Object.values(game.options.presets)[0] as Record<string, unknown>,
    owners: seatsOf(seats).map(seat =>
      bots.includes(seat)
        ? { kind: 'bot', level: 'random' }
        : { kind: 'person', person: `p${seat}`, name: `P${seat}`, guest: true },
    ),
    seed: newSeed(),
    clock,
    rated: false,
    open: false,
    startedAt: 0,
  });
}

/** Enters what is proposed, as the server does after storing it. */
export function doIt(live: LiveMatch, proposal: Outcome<Proposal>): void {
  if (!proposal.ok) throw new Error(proposal.error.code);
  if ('entry' in proposal.value) applyEntry(live, proposal.value.entry);
}

export function codeOf(proposal: Outcome<Proposal>): string {
  return proposal.ok ? 'ok' : proposal.error.code;
}

/** The first legal action of whoever is in turn. */
export function move(live: LiveMatch, at = 0): Seat {
  const [seat] = turnOf(live);
  const [action] = live.match.game.legal(live.match.state, seat);
  const by = live.header.owners[seat].kind;
  doIt(live, proposeAct(live, seat, by, versionOf(live), action, at));
  return seat;
}

export function inTurn(live: LiveMatch): Seat {
  return turnOf(live)[0];
}

/** Stores a match that has just been dealt. */
export function insert(trx: Trx, live: LiveMatch, botsUntil = 0): Promise<void> {
  return insertMatch(trx, live.header, storedProgressOf(live, botsUntil));
}

/** Stores the latest entry of a match. */
export function append(trx: Trx, live: LiveMatch, entry: Entry): Promise<boolean> {
  return appendLine(trx, newLine(live.header.id, entry, storedProgressOf(live, 0)));
}
