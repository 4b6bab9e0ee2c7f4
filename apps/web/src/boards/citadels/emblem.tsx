/** A row of districts below the characters' cards, with the crown above. */
const ROLES = ['stone', 'verdigris', 'lapis', 'ochre', 'lapis', 'verdigris', 'stone', 'vermilion'];
const CITY = [
  { x: 10, colour: 'ochre', d: 'M0 32V10h5v5h4v-5h6v5h4v-5h5v22Z' },
  { x: 42, colour: 'lapis', d: 'M0 32V18L11 8V0h2v8l11 10v14Z' },
  { x: 74, colour: 'verdigris', d: 'M0 32V14l2-8h20l2 8v18Z' },
  { x: 106, colour: 'vermilion', d: 'M3 32 6 16 2 12V4h5v4h3V4h4v4h3V4h5v8l-4 4 3 16Z' },
  { x: 138, colour: 'murrey', d: 'M0 32V18C0 8 6 4 12 0c6 4 12 8 12 18v14Z' },
];

export function CitadelsEmblem() {
  return (
    <svg viewBox="0 0 180 112" className="emblem" aria-hidden="true">
      <rect width="180" height="112" fill="var(--table-deep)" />
      {ROLES.map((colour, i) => {
        const x = 10 + i * 20.5;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: ranks stand in order
          <g key={i} stroke="var(--paper)">
            <rect x={x} y="8" width="17" height="25" rx="2" fill={`var(--${colour})`} />
            <circle cx={x + 8.5} cy="18" r="3.500" fill="var(--paper)" stroke="none" />
            <path d={`M${x + 3} 30c0-9 11-9 11 0Z`} fill="var(--paper)" stroke="none" />
          </g>
        );
      })}
      <path d="m78 62-2-16 8 6 6-10 6 10 8-6-2 16Z" fill="var(--ochre)" stroke="var(--paper)" />
      {CITY.map(({ x, colour, d }) => (
        <path
          key={x}
          d={d}
          transform={`translate(${x} 68)`}
          fill={`var(--${colour})`}
          stroke="var(--paper)"
        />
      ))}
      <path d="M0 100h180v12H0Z" fill="var(--verdigris)" fillOpacity="0.35" />
    </svg>
  );
}
