import { version } from '@signoria/core';
import type { Answer, Table } from './session.ts';

/** Where the table stands: said after every change. */
export function status({ match }: Table): Record<string, unknown> & Answer {
  const turn = match.game.turn(match.state);
  return { game: match.game.id, seats: match.seats, version: version(match), turn, over: turn.length === 0 };
}
