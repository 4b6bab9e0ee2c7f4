import { memo } from 'react';
import { chain, MOUNTAINS, type Peak } from '../drawing/relief.ts';
import { BORDERS, LAND, OUTLINES, RIVERS, SHEET } from './geography.ts';
import '../drawing/palette.css';
import '../drawing/landscape.css';
import './land.css';

export const VIEW_BOX = `${SHEET.x} ${SHEET.y} ${SHEET.width} ${SHEET.height}`;

/** Alps and Apennines, with room for towns and plaques between them. */
const PEAKS: readonly Peak[] = [
  ...chain([-640, -60], [1700, -110], 54, 40, -60),
  ...chain([-560, 10], [1640, -30], 50, 38, -40),
  ...chain([-40, 64], [660, 22], 15, 30, -8),
  ...chain([760, 30], [1300, 10], 11, 30),
  ...chain([-420, 110], [-60, 130], 8, 34),
  ...chain([-380, 210], [-70, 240], 7, 34, 14),
  ...chain([-330, 330], [-50, 350], 6, 32),
  ...chain([-150, 440], [100, 424], 6, 24, -26),
  ...chain([150, 448], [330, 514], 7, 22, -16),
  ...chain([350, 470], [480, 540], 5, 22),
  ...chain([600, 520], [760, 524], 6, 21, 14),
  ...chain([762, 590], [812, 690], 4, 20),
  ...chain([812, 730], [880, 830], 5, 22),
  ...chain([820, 880], [980, 1010], 7, 26),
  ...chain([430, 776], [470, 792], 2, 18),
  ...chain([860, 940], [1080, 1180], 8, 30),
].toSorted((one, other) => one[1] - other[1]);

/** Small waves on both seas. */
const WAVES = Array.from({ length: 90 }, (_, i) => {
  const east = i % 2 === 0;
  const x = east ? 930 + ((i * 137) % 520) : -420 + ((i * 149) % 640);
  const y = east ? 250 + ((i * 83) % 640) : 560 + ((i * 97) % 520);
  return `M${x} ${y}q6-7 12 0t12 0`;
}).join('');

const COMPASS = 'M0-60 9-9 60 0 9 9 0 60-9 9-60 0-9-9Z';

/** The sheet itself: sea, land, regions, mountains and rivers. It never changes, and is painted once. */
export const Land = memo(function Land() {
  return (
    <div className="landscape ip-sheet" aria-hidden="true">
      <svg className="ground" viewBox={VIEW_BOX} aria-hidden="true">
        <defs>
          <clipPath id="ip-ashore">
            <path d={LAND} />
          </clipPath>
          {OUTLINES.map((outline, region) => (
            <clipPath key={outline} id={`ip-within-${region}`}>
              <path d={outline} />
            </clipPath>
          ))}
          {MOUNTAINS.map(({ body, shade }, i) => (
            <g key={body} id={`ip-peak-${i}`} className="ip-peak">
              <path className="body" d={body} />
              <path className="shade" d={shade} />
            </g>
          ))}
        </defs>
        <path className="ip-waves" d={WAVES} />
        <WaterLines />
        <path className="ip-ground" d={LAND} />
        {OUTLINES.map((outline, region) => (
          <g key={outline} data-region={region} clipPath={`url(#ip-within-${region})`}>
            <path className="ip-wash" d={outline} />
            <path className="ip-wash-rim" d={outline} strokeWidth="44" />
            <path className="ip-wash-rim" d={outline} strokeWidth="22" />
          </g>
        ))}
        <path className="ip-border" d={BORDERS} />
        <g clipPath="url(#ip-ashore)">
          <path className="ip-river" d={RIVERS} />
          {PEAKS.map(([x, y, size], i) => (
            <use
              key={`${x} ${y}`}
              href={`#ip-peak-${i % MOUNTAINS.length}`}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(1)})`}
            />
          ))}
        </g>
        <path className="ip-shore" d={LAND} />
        <Ornaments />
      </svg>
    </div>
  );
});

/** Lines that follow the shore, each fainter than the one before it. */
function WaterLines() {
  return (
    <>
      {[58, 42, 27, 13].map((far, i) => (
        <g key={far}>
          <path className="ip-water-line" d={LAND} strokeWidth={far + 2} opacity={0.35 + i * 0.16} />
          <path className="ip-water" d={LAND} strokeWidth={far} />
        </g>
      ))}
    </>
  );
}

/** A compass, a ship, and what the seas are called. */
function Ornaments() {
  return (
    <>
      <g className="ip-compass" transform="translate(104 776)">
        <circle r="66" />
        <circle r="46" />
        <path d={COMPASS} transform="rotate(45) scale(.62)" />
        <path className="light" d={COMPASS} />
        <path className="half" d="M0-60 9-9 0 0ZM60 0 9 9 0 0ZM0 60-9 9 0 0ZM-60 0-9-9 0 0Z" />
        <text y="-74">N</text>
      </g>
      <g className="ip-ship" transform="translate(950 214)">
        <path className="hull" d="M-24 4c6 12 36 14 46 0l6-8c-20 6-44 6-52 8Z" />
        <path
          className="sail"
          d="M0-44c14 8 18 26 8 42H-2c6-14 8-28 2-42ZM-8-34c-10 8-14 20-10 32h12c-4-12-4-22-2-32Z"
        />
        <path className="mast" d="M-2 2v-48M-8-46l12-4" />
      </g>
      <text className="ip-sea" transform="translate(40 566) rotate(36)">
        Mare Tirreno
      </text>
      <text className="ip-sea" transform="translate(868 300) rotate(62)">
        Mare Adriatico
      </text>
    </>
  );
}
