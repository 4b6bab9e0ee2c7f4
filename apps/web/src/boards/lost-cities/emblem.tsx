/** Five columns of cards above and below a row of piles, in the colours of the expeditions. */
const COLUMNS = [
  { x: 8, far: 3, near: 2 },
  { x: 42, far: 0, near: 4 },
  { x: 76, far: 2, near: 1 },
  { x: 110, far: 4, near: 0 },
  { x: 144, far: 1, near: 3 },
];
const COLOURS = ['ochre', 'lapis', 'stone', 'verdigris', 'vermilion'];

export function LostCitiesEmblem() {
  return (
    <svg viewBox="0 0 180 112" className="emblem" aria-hidden="true">
      <rect width="180" height="112" fill="var(--table-deep)" />
      {COLUMNS.map(({ x, far, near }, i) => {
        const fill = `var(--${COLOURS[i]})`;
        return (
          <g key={x} fill={fill} stroke="var(--paper)" strokeWidth="1">
            {rows(far).map(row => (
              <rect key={row} x={x} y={4 + (4 - far + row) * 5} width="28" height="20" rx="2" />
            ))}
            <rect x={x} y="46" width="28" height="20" rx="2" fillOpacity="0.35" strokeDasharray="3 2" />
            {rows(near).map(row => (
              <rect key={row} x={x} y={70 + row * 6} width="28" height="20" rx="2" />
            ))}
            {near > 0 && (
              <text x={x + 5} y={70 + near * 6 + 8} fontSize="11" fill="var(--ink-on-colour)" stroke="none">
                {near * 2 + i}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function rows(count: number): number[] {
  return Array.from({ length: count }, (_, row) => row);
}
