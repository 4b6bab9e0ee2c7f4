/** A skyline of towers built floor by floor in the players' colours. */
const TOWERS = [
  { x: 14, floors: '0102' },
  { x: 34, floors: '11' },
  { x: 68, floors: '203001' },
  { x: 88, floors: '322' },
  { x: 122, floors: '131' },
  { x: 142, floors: '00121' },
];
const COLOURS = ['lapis', 'vermilion', 'verdigris', 'ochre'];

function colourOf(digit: string): string {
  return `var(--${COLOURS[Number(digit)]})`;
}

export function PatricianEmblem() {
  return (
    <svg viewBox="0 0 180 112" className="emblem" aria-hidden="true">
      <rect width="180" height="112" fill="var(--table-deep)" />
      <path d="M0 96h180v16H0Z" fill="var(--verdigris)" fillOpacity="0.35" />
      {TOWERS.map(({ x, floors }) => (
        <g key={x} stroke="var(--paper)" strokeWidth="1">
          {[...floors].map((colour, i) => {
            const y = 82 - i * 13;
            return (
              <g key={y}>
                <rect x={x} y={y} width="18" height="13" fill={colourOf(colour)} />
                <path d={`M${x + 7} ${y + 11}v-5a2 2 0 0 1 4 0v5`} fill="var(--paper)" stroke="none" />
              </g>
            );
          })}
          <path
            d={`M${x - 2} ${95 - floors.length * 13}v-7h4v3h4v-3h4v3h2v-3h4v3h2v-3h2v7Z`}
            fill={colourOf(floors.slice(-1))}
          />
        </g>
      ))}
    </svg>
  );
}
