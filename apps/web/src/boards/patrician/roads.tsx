import { NONE } from '@signoria/core';
import { CITIES, roadsOf } from '@signoria/patrician';
import { Part } from '../part.tsx';
import { roadPart } from './parts.tsx';
import { Messenger } from './pieces.tsx';
import type { Props } from './props.ts';

const COLUMNS = 4;
const ROWS = 3;

/** The roads drawn between neighbours and, with Messengers, the places where one stands or may be set. */
export function Roads({ view, legal, names, words }: Props) {
  const roads = roadsOf(view.seats).map(({ from, to }, road) => ({
    road,
    from,
    to,
    ends: [centre(from), centre(to)],
    stand: standOf(from, to),
    messenger: view.messengers[road] ?? NONE,
    free: legal.some(action => action.type === 'messenger' && action.from === from && action.to === to),
  }));
  return (
    <>
      <svg
        className="pt-roads"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {roads.map(({ road, ends: [a, b] }) => (
          <line key={road} x1={a.x} y1={a.y} x2={b.x} y2={b.y} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      {roads.map(({ road, from, to, stand, messenger, free }) =>
        messenger === NONE && !free ? null : (
          <Part
            key={road}
            name={roadPart(road)}
            label={`${words.terms.messengers}: ${CITIES[from].name} – ${CITIES[to].name}${messenger === NONE ? '' : `, ${names[messenger]}`}`}
            className={`pt-road ${stand.upright ? 'upright' : ''}`}
            style={{ left: `${stand.x}%`, top: `${stand.y}%` }}
          >
            {messenger === NONE ? (
              <span className="pt-messenger" aria-hidden="true" />
            ) : (
              <Messenger of={messenger} />
            )}
          </Part>
        ),
      )}
    </>
  );
}

/** Where a messenger stands: midway; on a road that runs down the board, where it leaves the upper city. */
function standOf(from: number, to: number): { x: number; y: number; upright: boolean } {
  const [a, b] = [centre(from), centre(to)];
  const upright = a.x === b.x;
  const leaves = (Math.min(CITIES[from].row, CITIES[to].row) + 1) / ROWS;
  return { x: (a.x + b.x) / 2, y: upright ? leaves * 100 : (a.y + b.y) / 2, upright };
}

/** The middle of a city's place, in hundredths of the board. */
function centre(city: number): { x: number; y: number } {
  const { column, row } = CITIES[city];
  return { x: ((column + 0.5) / COLUMNS) * 100, y: ((row + 0.5) / ROWS) * 100 };
}
