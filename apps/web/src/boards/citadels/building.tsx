import { type Card, DISTRICTS } from '@signoria/citadels';
import { memo } from 'react';
import { HIGH, WIDE } from '../drawing/elevation.ts';
import { BUILDINGS } from './buildings.ts';
import { SIGNS } from './signs.ts';
import '../drawing/elevation.css';

const SHIELD = 'M-12-13h24v15c0 7-6 10-12 13-6-3-12-6-12-13Z';

/** The front of a district, standing on the ground of its place; a unique one bears its sign. */
export const Building = memo(function Building({ card }: { card: Card }) {
  const { id } = DISTRICTS[card];
  const sign = SIGNS[id];
  return (
    <svg
      className="elevation ct-building"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      {BUILDINGS[id].map(([paint, d]) => (
        <path key={d} className={`el-${paint}`} d={d} />
      ))}
      {sign && (
        <g transform="translate(32 60) scale(.84)">
          <path className="ct-shield-ground" d={SHIELD} />
          <path
            className="ct-shield-sign"
            fillRule="evenodd"
            d={sign}
            transform="translate(-9 -11) scale(.75)"
          />
        </g>
      )}
    </svg>
  );
});
