import type { Review } from '@signoria/bots/review';
import { seatsOf } from '@signoria/core';
import { hintWords } from '@signoria/words/hint';
import { replayWords } from '@signoria/words/replay';
import type { PointerEvent } from 'react';
import { useWords } from '../../preferences/words.tsx';

/** Colour is never the only sign: each seat has a line of its own. */
const DASHES = ['none', '6 3', '2 3', '9 3 2 3', '1 2', '12 3', '4 4', '8 2 2 2'];
const HEIGHT = 100;

interface ChartProps {
  review: Review;
  names: readonly string[];
  /** By seat: a letter or two, where there is no room for names. */
  marks: readonly string[];
  move: number;
  label: string;
  /** Moves at which something was lost by choice. */
  mistakes: readonly number[];
  go(move: number): void;
}

/** The chance of winning during the game, a line for each seat; a pointer on it moves the board, and so do arrow keys. */
export function Chart({ review, names, marks, move, label, mistakes, go }: ChartProps) {
  const { language } = useWords();
  const words = replayWords(language);
  const { chance } = hintWords(language);
  const last = review.chances.length - 1;
  const chances = seatsOf(names.length).map(seat =>
    words.review.chanceOf(names[seat], chance(review.chances[move]?.[seat] ?? 0, 0)),
  );
  const moveAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.round(((clientX - left) / width) * last);
  };
  return (
    <figure className="chart">
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={move}
        aria-valuetext={`${words.move(move, last)}. ${chances.join(', ')}.`}
        onPointerDown={event => go(moveAt(event))}
        onPointerMove={event => go(moveAt(event))}
      >
        <Lines review={review} move={move} mistakes={mistakes} />
      </div>
      <ChartNames review={review} names={names} marks={marks} move={move} />
    </figure>
  );
}

function Lines({ review, move, mistakes }: Pick<ChartProps, 'review' | 'move' | 'mistakes'>) {
  const last = review.chances.length - 1;
  const x = (at: number) => (last === 0 ? 0 : (at / last) * 1000);
  const y = (share: number) => HEIGHT * (1 - share);
  return (
    <svg className="chart-lines" viewBox={`0 0 1000 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="chart-grid" d={`M0 ${HEIGHT / 2}H1000`} vectorEffect="non-scaling-stroke" />
      {seatsOf(review.chances[0].length).map(seat => (
        <polyline
          key={seat}
          className="chart-line"
          data-own={seat === review.seat || undefined}
          points={review.chances.map((all, at) => `${x(at).toFixed(1)},${y(all[seat]).toFixed(1)}`).join(' ')}
          style={{ stroke: `var(--seat-${seat})`, strokeDasharray: DASHES[seat] }}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {mistakes.map(at => (
        <path
          key={at}
          className="chart-mistake"
          d={`M${x(at)} 0V${HEIGHT}`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path className="chart-now" d={`M${x(move)} 0V${HEIGHT}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

type NamesProps = Pick<ChartProps, 'review' | 'names' | 'marks' | 'move'>;

/** Whose line is whose, and the chance of each at the move that is shown. */
function ChartNames({ review, names, marks, move }: NamesProps) {
  const { chance } = hintWords(useWords().language);
  return (
    <figcaption className="chart-names small">
      {seatsOf(names.length).map(seat => (
        <span key={seat}>
          <svg viewBox="0 0 24 6" aria-hidden="true">
            <path
              d="M0 3H24"
              style={{ stroke: `var(--seat-${seat})`, strokeDasharray: DASHES[seat] }}
              strokeWidth="3"
            />
          </svg>
          <span className="chart-name">{names[seat]}</span>
          <span className="chart-mark" aria-hidden="true">
            {marks[seat]}
          </span>{' '}
          <b className="figures">{chance(review.chances[move]?.[seat] ?? 0, 0)}</b>
        </span>
      ))}
    </figcaption>
  );
}
