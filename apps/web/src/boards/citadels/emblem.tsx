import { Vista } from '../drawing/vista.tsx';

/** A street of house fronts, and three characters before it. */
const HOUSES = [
  { x: 4, wide: 24, high: 34, colour: 'ochre', roof: 'M-2 0v-6h4v3h4v-3h4v3h4v-3h4v3h4v-3h6v6Z' },
  { x: 30, wide: 20, high: 46, colour: 'lapis', roof: 'M-2 0 10-20 22 0Z' },
  { x: 52, wide: 26, high: 28, colour: 'verdigris', roof: 'M-2 0 4-9h18l6 9Z' },
  { x: 80, wide: 20, high: 56, colour: 'vermilion', roof: 'M-3 0v-7h5v3h4v-3h8v3h4v-3h5v7Z' },
  { x: 102, wide: 28, high: 38, colour: 'murrey', roof: 'M-1 0C2-16 26-16 29 0Z' },
  { x: 132, wide: 20, high: 30, colour: 'verdigris', roof: 'M-2 0 10-12 22 0Z' },
  { x: 154, wide: 22, high: 48, colour: 'ochre', roof: 'M-2 0 11-16 24 0Z' },
];
/** By character: a hood, a crown, a hat, drawn round a face in the middle. */
const CHARACTERS = [
  { x: 44, turn: -9, colour: 'stone', wears: 'M-10 8C-12-14 12-14 10 8L6 2C5-7-5-7-6 2Z' },
  { x: 90, turn: 0, colour: 'ochre', wears: 'M-8-4l-2-10 6 4 4-6 4 6 6-4-2 10Z' },
  { x: 136, turn: 9, colour: 'lapis', wears: 'M-12-3C-8-7 8-7 12-3L6-5C5-12-5-12-6-5Z' },
];

export function CitadelsEmblem() {
  return (
    <Vista>
      <path d="M0 88h180v24H0Z" fill="var(--path)" />
      {HOUSES.map(house => (
        <House key={house.x} {...house} />
      ))}
      {CHARACTERS.map(character => (
        <Character key={character.x} {...character} />
      ))}
    </Vista>
  );
}

function House({ x, wide, high, colour, roof }: (typeof HOUSES)[number]) {
  return (
    <g transform={`translate(${x} ${90 - high})`}>
      <path d={`M0 0h${wide}v${high}H0Z`} fill={`var(--${colour})`} />
      <path d={`M0 0h${wide}v${high}H0Z`} fill="var(--stone-light)" />
      <path d={`M${wide - 5} 0h5v${high}h-5Z`} fill="var(--stone-dark)" />
      <path d={roof} fill={`var(--${colour})`} />
      <path
        d={`M4 12v-4a2 2 0 0 1 4 0v4ZM${wide - 8} 12v-4a2 2 0 0 1 4 0v4ZM4 24v-4a2 2 0 0 1 4 0v4ZM${wide - 8} 24v-4a2 2 0 0 1 4 0v4Z`}
        fill="var(--pane)"
      />
    </g>
  );
}

function Character({ x, turn, colour, wears }: (typeof CHARACTERS)[number]) {
  return (
    <g transform={`translate(${x} 82) rotate(${turn})`}>
      <path d="M-17-26h34v50h-34Z" fill="var(--parchment)" stroke="var(--parchment-edge)" />
      <path d="M-17-26h34v6h-34Z" fill={`var(--${colour})`} />
      <path d="M-13 24C-13 6 13 6 13 24Z" fill={`var(--${colour})`} />
      <ellipse cy="1" rx="6.500" ry="8" fill="#e8b98c" />
      <path
        d={wears}
        fill={`var(--${colour === 'ochre' ? 'gold' : colour})`}
        stroke="var(--ink)"
        strokeWidth="0.600"
      />
      <path d="M-3 1h1.500M1.500 1H3M-1.500 5h3" stroke="#4a2f1c" />
    </g>
  );
}
