import type { Bot } from '@signoria/bots';
import { type Checked, type Seat, seatsOf } from '@signoria/core';
import { problem } from '../complaint.ts';
import type { Onlooker, PlayedGame } from '../simulate.ts';
import type { TableSetup } from '../table-setup.ts';
import { type RowWriter, rowWriter } from './rows.ts';
import { beginner, noteThings } from './things.ts';

export interface RowsInto {
  onlooker: Onlooker;
  end(): void;
}

/** Writes a row for each seat of each game that is simulated. */
export function rowsInto(
  file: string,
  { game, seats }: TableSetup,
  preset: string,
  bots: readonly Bot[],
): Checked<RowsInto> {
  let writer: RowWriter;
  try {
    writer = rowWriter(file);
  } catch (error) {
    return problem(file, 'cannot-write', (error as NodeJS.ErrnoException).code);
  }
  let first: Seat = 0;
  let things = noteThings(game.id, seats);
  const end = ({ number, seated, result: { scores, places }, decisions }: PlayedGame) => {
    const winners = places.filter(place => place === 1).length;
    for (const seat of seatsOf(seats))
      writer.write({
        game: game.id,
        rules: game.rulesVersion,
        preset,
        seats,
        number,
        seat,
        order: (seat - first + seats) % seats,
        bot: bots[seated[seat]].id,
        points: scores[seat].total,
        place: places[seat],
        win: places[seat] === 1 ? 1 / winners : 0,
        decisions,
        things: things.bySeat[seat],
      });
  };
  const onlooker: Onlooker = {
    begin(state) {
      first = beginner(game.id, state);
      things = noteThings(game.id, seats);
      return things.note;
    },
    end,
  };
  return { ok: true, value: { onlooker, end: writer.end } };
}
