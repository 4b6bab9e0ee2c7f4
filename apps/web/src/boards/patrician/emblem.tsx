import { Vista } from '../drawing/vista.tsx';

/** Pairs of towers built floor by floor in the players' colours, each with the banner of whoever leads it. */
const TOWERS = [
  { x: 10, y: 98, floors: '010', leads: 0 },
  { x: 34, y: 98, floors: '1', leads: 1 },
  { x: 66, y: 104, floors: '20322', leads: 2 },
  { x: 90, y: 104, floors: '332', leads: 3 },
  { x: 124, y: 99, floors: '1311', leads: 1 },
  { x: 148, y: 99, floors: '00', leads: 0 },
];
const COLOURS = ['lapis', 'vermilion', 'verdigris', 'ochre'];
const FLOOR = 14;
const WIDE = 22;

const colourOf = (owner: number | string): string => `var(--${COLOURS[Number(owner)]})`;

export function PatricianEmblem() {
  return (
    <Vista>
      <path
        d="M0 109c40-14 60 6 96 0s50-8 84-2"
        fill="none"
        stroke="var(--path)"
        strokeWidth="3"
        strokeDasharray="7 2"
      />
      {TOWERS.map(tower => (
        <Tower key={tower.x} {...tower} />
      ))}
    </Vista>
  );
}

function Tower({ x, y, floors, leads }: (typeof TOWERS)[number]) {
  const top = y - floors.length * FLOOR;
  return (
    <g>
      <ellipse cx={x + WIDE / 2} cy={y} rx={WIDE * 0.75} ry="4" fill="var(--meadow-deep)" />
      {[...floors].map((owner, i) => {
        const high = y - (i + 1) * FLOOR;
        return (
          <g key={high}>
            <path d={`M${x} ${high}h${WIDE}v${FLOOR}H${x}Z`} fill={colourOf(owner)} />
            <path d={`M${x} ${high}h${WIDE}v1.500H${x}Z`} fill="var(--stone-light)" />
            <path
              d={`M${x + 5} ${high + 12}v-5a2 2 0 0 1 4 0v5ZM${x + 13} ${high + 12}v-5a2 2 0 0 1 4 0v5Z`}
              fill="var(--pane)"
            />
          </g>
        );
      })}
      <path d={`M${x - 2} ${top}v-6h4v3h4v-3h4v3h6v-3h4v3h4v-3h2v6Z`} fill={colourOf(floors.slice(-1))} />
      <path d={`M${x + 15} ${top}v-${FLOOR}`} stroke="var(--ink)" />
      <path d={`M${x + 15} ${top - FLOOR}h11l-3 3.500 3 3.500h-11Z`} fill={colourOf(leads)} />
      <path
        d={`M${x + 12} ${top - 5}a4.500 4.500 0 1 0-9 0 4.500 4.500 0 1 0 9 0`}
        fill="var(--gold)"
        stroke="var(--gold-deep)"
      />
      <path d={`M${x + WIDE - 5} ${top}h5v${y - top}h-5Z`} fill="var(--stone-dark)" />
    </g>
  );
}
