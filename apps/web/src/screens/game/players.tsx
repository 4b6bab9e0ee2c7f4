import { type Seat, seatsOf } from '@signoria/core';
import { figure } from '@signoria/words/figures';
import { memo } from 'react';
import type { Board, BoardProps } from '../../boards/board.ts';
import { Spot } from '../../boards/part.tsx';
import { Icon } from '../../components/icons.tsx';
import type { Snapshot } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { Sign } from '../person/sign.tsx';
import { SeatClock } from './clock.tsx';
import { seatMarks } from './seat-words.ts';

interface PlayersProps {
  snapshot: Snapshot;
  board: Board;
  boardProps: BoardProps;
}

/** Everyone at the table with what is public of them, the reader first. */
export const Players = memo(function Players({ snapshot, board, boardProps }: PlayersProps) {
  const { site } = useWords();
  const count = snapshot.seats.length;
  const first = snapshot.you === 'table' ? 0 : snapshot.you;
  const order = seatsOf(count).map(i => ((first + i) % count) as Seat);
  return (
    <ul
      className="players"
      aria-label={site.play.players}
      data-many={count > 4 || undefined}
      data-bots={isAlone(snapshot) || undefined}
      tabIndex={count > 4 ? 0 : undefined}
    >
      {order.map(seat => (
        <Player key={seat} seat={seat} snapshot={snapshot} board={board} boardProps={boardProps} />
      ))}
    </ul>
  );
});

function Player({ seat, snapshot, board, boardProps }: PlayersProps & { seat: Seat }) {
  const { site, common } = useWords();
  const name = boardProps.names[seat];
  const { played, online, resigned, person, level, name: seatName } = snapshot.seats[seat];
  const inTurn = snapshot.turn.includes(seat);
  const marks = seatMarks(snapshot, seat, site);
  return (
    <li
      className="player"
      data-turn={inTurn || undefined}
      data-seat={seat}
      data-resigned={resigned || undefined}
    >
      <Spot name={`seat:${seat}`} className="player-plate">
        <span className="player-crest" style={{ background: `var(--seat-${seat})` }} aria-hidden="true">
          {boardProps.marks[seat]}
        </span>
        <Sign person={person} name={seatName} isBot={level !== null} />
        <span className="player-name">
          <b>{name}</b>
          <span className="player-public small">
            {marks.join(', ')}
            {marks.length > 0 && board.Plate && <span className="player-dot"> · </span>}
            {board.Plate && <board.Plate {...boardProps} of={seat} />}
          </span>
        </span>
        <span className="player-figures figures">
          <b title={common.points(total(snapshot, seat))}>{figure(total(snapshot, seat))}</b>
          <SeatClock snapshot={snapshot} seat={seat} />
        </span>
        {!online && played === 'person' && <Icon name="away" />}
        {inTurn && (
          <span className="unseen">{seat === snapshot.you ? site.play.yourTurn : site.play.turnMark}</span>
        )}
      </Spot>
    </li>
  );
}

/** Against bots alone nobody has a clock, and nobody goes away. */
function isAlone({ seats, you }: Snapshot): boolean {
  return seats.every(({ played }, seat) => seat === you || played !== 'person');
}

function total(snapshot: Snapshot, seat: Seat): number {
  return snapshot.view.scores.find(score => score.seat === seat)?.total ?? 0;
}
