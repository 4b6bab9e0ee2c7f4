import type { ReactNode } from 'react';
import './palette.css';
import './landscape.css';

/** Where the ridges run, in hundredths of the picture: the farthest first. */
const RIDGES = [
  { colour: 'far', d: 'M0 17C9 12 17 10 26 14S44 20 54 14 74 7 84 11s12 5 16 3V100H0Z' },
  { colour: 'middle', d: 'M0 31C10 25 20 27 31 32s21 3 32-3 23-6 37 2V100H0Z' },
  { colour: 'near', d: 'M0 52c13-7 24-4 37 1s25 3 37-3 18-5 26-1V100H0Z' },
  { colour: 'meadow', d: 'M0 74c12-4 26-5 40-1s30 5 42 0 13-4 18-3V100H0Z' },
];

const STREAM = 'M100 18C88 24 84 21 74 27s-7 12-17 15-19 1-24 9 5 12-2 18-13 6-14 15 6 10 4 16';

/** Where a cypress stands, in hundredths of the picture, and how tall it is, in hundredths of its height. */
const TREES = [
  [2, 47, 5],
  [4.4, 48.5, 3.6],
  [26.5, 20, 3],
  [27.7, 21.5, 4],
  [51, 33, 4],
  [52.4, 34, 3],
  [73.8, 62, 5],
  [75, 63.5, 4],
  [23.8, 68, 4],
  [25, 70, 5],
  [49, 55, 5],
  [50.2, 56.5, 4],
  [98, 54, 6],
  [96.6, 55.5, 4.5],
  [76.5, 24, 3.5],
  [1.2, 79, 5],
  [48.5, 86, 6],
  [74.5, 91, 5],
] as const;

/**
 * Hills in layers under a low sun, a stream, cypresses: the ground every board of towns is laid on. It is stretched to
 * whatever it is given, so nothing in it may have a shape that matters.
 */
export function Landscape({ children }: { children?: ReactNode }) {
  return (
    <div className="landscape" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
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
        <rect width="100" height="100" fill="url(#landscape-sky)" />
        <rect width="100" height="100" fill="url(#landscape-sun)" />
        {RIDGES.map(({ colour, d }) => (
          <g key={colour}>
            <path className={`ridge ${colour}`} d={d} />
            <path d={d} fill="url(#landscape-haze)" />
          </g>
        ))}
        <path className="stream" d={STREAM} />
        <path className="stream light" d={STREAM} />
        {TREES.map(([x, y, tall]) => (
          <path
            key={`${x} ${y}`}
            className="cypress"
            d={`M${x} ${y}c-${tall * 0.09}-${tall * 0.2}-${tall * 0.11}-${tall * 0.62} 0-${tall} ${tall * 0.11} ${tall * 0.38} ${tall * 0.09} ${tall * 0.8} 0 ${tall}Z`}
          />
        ))}
        {children}
      </svg>
    </div>
  );
}
