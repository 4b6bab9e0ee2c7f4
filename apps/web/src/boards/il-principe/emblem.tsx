/** A land in six regions with shields on it. */
const REGIONS = [
  { points: '18,14 70,10 96,12 88,32 62,24', fill: 'lapis' },
  { points: '18,14 62,24 78,62 52,60 48,66', fill: 'verdigris' },
  { points: '62,24 88,32 80,42 128,54 78,62', fill: 'ochre' },
  { points: '96,12 116,10 128,54 80,42 88,32', fill: 'vermilion' },
  { points: '78,62 128,54 130,66 48,66 52,60', fill: 'murrey' },
  { points: '48,66 130,66 124,86 112,98 82,80', fill: 'stone' },
];
const SHIELDS = [
  { x: 62, y: 10, fill: 'vermilion' },
  { x: 46, y: 34, fill: 'lapis' },
  { x: 54, y: 38, fill: 'ochre' },
  { x: 84, y: 44, fill: 'verdigris' },
  { x: 104, y: 26, fill: 'murrey' },
  { x: 100, y: 72, fill: 'vermilion' },
];

export function IlPrincipeEmblem() {
  return (
    <svg viewBox="0 0 180 112" className="emblem" aria-hidden="true">
      <rect width="180" height="112" fill="var(--table-deep)" />
      <g transform="translate(16 2)" stroke="var(--paper)" strokeWidth="1.500" strokeLinejoin="round">
        {REGIONS.map(({ points, fill }) => (
          <polygon key={points} points={points} fill={`var(--${fill})`} fillOpacity="0.55" />
        ))}
        {SHIELDS.map(({ x, y, fill }) => (
          <path
            key={`${x}${y}`}
            d={`M${x} ${y}h10v6c0 3-2 5-5 6-3-1-5-3-5-6Z`}
            fill={`var(--${fill})`}
            strokeWidth="1"
          />
        ))}
      </g>
    </svg>
  );
}
