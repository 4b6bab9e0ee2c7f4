import { type Score, seatsOf } from '@signoria/core';
import { figure } from '@signoria/words/figures';
import type { CSSProperties } from 'react';
import type { BoardProps } from '../../boards/board.ts';
import '../../boards/drawing/palette.css';
import '../../boards/drawing/banner.css';
import '../../boards/drawing/masonry.css';
import '../../boards/drawing/panorama.css';
import './skyline.css';

/** Storeys of the tallest tower. */
const STOREYS = 7;

interface SkylineProps {
  places: readonly number[];
  scores: readonly Score[];
  marks: BoardProps['marks'];
}

/** The final score as a town: everybody's tower as high as their points, the best first and crowned with laurel. */
export function Skyline({ places, scores, marks }: SkylineProps) {
  const totals = places.map((_, seat) => scores.find(score => score.seat === seat)?.total ?? 0);
  const order = seatsOf(places.length).toSorted((a, b) => places[a] - places[b]);
  const heights = heightsOf(totals);
  return (
    <div className="skyline panorama" data-count={places.length} aria-hidden="true">
      {order.map(seat => (
        <div
          key={seat}
          className="skyline-plot"
          data-seat={seat}
          data-first={places[seat] === 1 || undefined}
        >
          <span className="skyline-points figures">
            {places[seat] === 1 && <Laurel />}
            <b>{figure(totals[seat])}</b>
          </span>
          <span className="skyline-tower" style={{ '--high': heights[seat] } as CSSProperties}>
            <span className="banner">
              <i>{marks[seat]}</i>
            </span>
            <span className="crenels" />
            {Array.from({ length: heights[seat] }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: storeys lie on one another
              <span key={i} className="storey" />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Storeys by points; whoever has none, or owes some, stands on the ground floor. */
export function heightsOf(totals: readonly number[]): number[] {
  const best = Math.max(...totals);
  return totals.map(total => (best <= 0 ? 1 : Math.max(1, Math.round((STOREYS * total) / best))));
}

const LEAVES = [-150, -126, -102, -78, -54, -30];

/** Two branches, open above. */
function Laurel() {
  return (
    <svg className="skyline-laurel" viewBox="-30 -30 60 60" aria-hidden="true">
      {[1, -1].map(side => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path className="skyline-twig" d="M0 24a24 24 0 0 1-18-40" />
          {LEAVES.map(angle => (
            <g key={angle} transform={`rotate(${angle + 90}) translate(0 24)`}>
              <path className="skyline-leaf" d="M0 0c-7-2-8-7-9-10 5 0 9 3 9 10Z" />
              <path className="skyline-leaf" d="M0 0c-6 2-8 5-9 9 5 0 9-3 9-9Z" />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}
