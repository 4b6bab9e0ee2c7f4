import type { CSSProperties } from 'react';
import { FARMS, FIELDS, HILL_TOWNS, outlineOf, RIDGES, rowsOf, STREAM, TREES } from './countryside.ts';
import { House } from './house.tsx';
import './palette.css';
import './landscape.css';

/** Where something of one shape stands, in hundredths of the picture, and how large it is beside the others. */
const standing = (x: number, y: number, size: number): CSSProperties =>
  ({ left: `${x}%`, top: `${y}%`, '--size': size }) as CSSProperties;

/**
 * Hills in layers under a low sun, fields, a stream, cypresses and far towns: the ground every board of towns is laid on.
 * The ground is stretched to whatever it is given; what has a shape of its own stands on it and is not.
 */
export function Landscape() {
  return (
    <div className="landscape" aria-hidden="true">
      <svg className="ground" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <Lights />
        <rect width="100" height="100" fill="url(#landscape-sky)" />
        <rect width="100" height="100" fill="url(#landscape-sun)" />
        {RIDGES.map(({ colour, d }) => (
          <g key={colour}>
            <path className={`ridge ${colour}`} d={d} />
            <path d={d} fill="url(#landscape-haze)" />
          </g>
        ))}
        {FIELDS.map(field => (
          <g key={outlineOf(field)} className="field" data-sown={field[0]}>
            <path className="soil" d={outlineOf(field)} />
            <path className="furrows" d={rowsOf(field)} />
          </g>
        ))}
        <path className="stream bank" d={STREAM} />
        <path className="stream" d={STREAM} />
        <path className="stream light" d={STREAM} />
      </svg>
      {HILL_TOWNS.map(([x, y, size]) => (
        <HillTown key={x} style={standing(x, y, size)} />
      ))}
      {FARMS.map(([x, y, size]) => (
        <span key={`${x} ${y}`} className="farm" style={standing(x, y, size)}>
          <House className="" />
        </span>
      ))}
      {TREES.map(([x, y, size, kind]) => (
        <i key={`${x} ${y}`} className={kind ?? 'cypress'} style={standing(x, y, size)} />
      ))}
    </div>
  );
}

/** Sky, sun and the mist in the valleys. */
function Lights() {
  return (
    <defs>
      <linearGradient id="landscape-sky" x2="0" y2="1">
        <stop className="sky-high" />
        <stop className="sky-low" offset="0.34" />
      </linearGradient>
      <radialGradient id="landscape-sun" cx="0.78" cy="0.05" r="0.55">
        <stop className="sun" />
        <stop className="sunless" offset="1" />
      </radialGradient>
      <linearGradient id="landscape-haze" x2="0" y2="1">
        <stop className="haze" />
        <stop className="hazeless" offset="0.25" />
      </linearGradient>
    </defs>
  );
}

/** A walled town with its towers on a far crest. */
function HillTown({ style }: { style: CSSProperties }) {
  return (
    <svg className="hill-town" style={style} viewBox="0 0 60 30" aria-hidden="true">
      <path d="M0 30v-5h4v-6l4-3 4 3v3h3V6h5v12h3l3-3 3 3V9l3-7 3 7v8h3V8h4v12h3v-4l4-3 4 3v4h3v5h4v5Z" />
      <path
        className="lit-panes"
        d="M17 9h1v2h-1ZM34 11h1v2h-1ZM40 11h1v2h-1ZM9 20h1v1.500H9ZM49 18h1v1.500h-1Z"
      />
    </svg>
  );
}
