import '../drawing/palette.css';

/** Something painted on a card: its colour by day, its colour at dusk, and its outline. */
type Paint = readonly [day: string, dusk: string, d: string];

/** Five expeditions side by side, each on a ground of 31 by 100: the cards laid, and the way to the lost city. */
const EXPEDITIONS: readonly { colour: string; cards: readonly number[]; paints: readonly Paint[] }[] = [
  {
    colour: 'ochre',
    cards: [2, 4, 7],
    paints: [
      ['#fbe3ac', '#3a2747', 'M0 0h31v100H0Z'],
      ['#fffbe6', '#ffdf9c', 'M16 22a6 6 0 0 1 12 0 6 6 0 0 1-12 0'],
      ['#efc477', '#7d4c45', 'M0 56c8-9 18-10 31-3v47H0Z'],
      ['#d39b47', '#5f3740', 'M0 72c10-10 20-8 31-2v30H0Z'],
      ['#fbeac2', '#a07a66', 'M7 92V82h3v-4a4 4 0 0 1 8 0v4h2V68l1.500-3 1.500 3v14h3v10Z'],
      ['#9c6622', '#321c2c', 'M0 91c10-4 20-3 31-1v10H0Z'],
    ],
  },
  {
    colour: 'lapis',
    cards: [3, 9],
    paints: [
      ['#cfe4ee', '#1d2550', 'M0 0h31v100H0Z'],
      ['#fff8e6', '#cbc3e0', 'M8 36c4-2 8-2 11 0v13c-3-2-7-2-11 0ZM20 40c3-1 5-1 7 0v9c-2-1-4-1-7 0Z'],
      ['#6b4423', '#23182e', 'M6 51h22c-1 6-3 8-6 8H13c-5 0-7-3-7-8Z'],
      ['#2f78a0', '#1d3468', 'M0 57c5-3 10-3 16 0s10 3 15 0v43H0Z'],
      ['#1f5d8c', '#132654', 'M0 73c10 4 20 4 31-2v29H0Z'],
      ['#e2ecd8', '#8fa8d8', 'M6 84l9.500-6 9.500 6v2H6Zm1 3h3v8H7Zm7 0h3v8h-3Zm7 0h3v8h-3ZM6 96h19v2H6Z'],
    ],
  },
  {
    colour: 'stone',
    cards: [4],
    paints: [
      ['#e6edf2', '#262c54', 'M0 0h31v100H0Z'],
      ['#8b95a6', '#454a72', 'M0 54 9 34l6 9 7-21 9 25v53H0Z'],
      ['#ffffff', '#cfd3ee', 'M22 22l4 11-3-2-3 3-2-2ZM9 34l3.500 6-3-1.500L6 41Z'],
      ['#6d7480', '#2b3050', 'M0 68c10-9 20-4 31-9v41H0Z'],
      ['#f2e6c8', '#b89a86', 'M10 74h11v10H10Z'],
      ['#b23a23', '#7e3a38', 'M8 74l7.500-7 7.500 7Z'],
      ['#3f5f46', '#15242b', 'M1 96l4-14 4 14Zm20 0 4-16 4 16Z'],
      ['#5f7a4c', '#1b2c2c', 'M0 92c10-5 20-4 31-2v10H0Z'],
    ],
  },
  {
    colour: 'verdigris',
    cards: [2, 3, 5, 8],
    paints: [
      ['#e6f0cf', '#14343a', 'M0 0h31v100H0Z'],
      ['#a9c681', '#1f4a48', 'M0 52q4-10 8-2 4-10 8-1 4-9 8 0 4-8 7 0v51H0Z'],
      ['#d6c595', '#7a806a', 'M3 84h25v-6h-3v-6h-3v-8H9v8H6v6H3Z'],
      ['#c2563a', '#93463a', 'M7 64l8.500-8 8.500 8Z'],
      ['#33241a', '#ffd37a', 'M13 72v-3a2.500 2.500 0 0 1 5 0v3Z'],
      ['#2f6a3f', '#0e2a2a', 'M0 86c10-6 20-5 31-1v15H0Z'],
      ['#6b4a2b', '#0d1a1a', 'M27 26h4v64h-4Z'],
      ['#3f7a4a', '#17423c', 'M31 12a11 11 0 0 0-11 10 10 10 0 0 0 11 13Z'],
    ],
  },
  {
    colour: 'vermilion',
    cards: [5, 6, 10],
    paints: [
      ['#ffdcae', '#47182a', 'M0 0h31v100H0Z'],
      ['#a08a84', '#6d4650', 'M19 34c-8-5 1-11-3-17 9 1 5 7 9 9s2 7-3 8Z'],
      ['#7a4a42', '#4a2434', 'M0 100V78l13-42h9l9 32v32Z'],
      ['#ff8a2a', '#ff8a2a', 'M14 36h7l-1 9 4 9-3 8 4 18-5 3-4-15 1-12-4-9Z'],
      ['#ffd25e', '#ffd25e', 'M16 36h3v9l2 9-2 8 2 10-3-3v-8l-2-8Z'],
      ['#3a2426', '#170a12', 'M0 91c10-4 20-3 31-1v10H0Z'],
    ],
  },
];
/** From one column to the next, and from one card of a column to the next. */
const APART = 35;
const STEP = 15;

export function LostCitiesEmblem() {
  return (
    <svg viewBox="0 0 180 112" className="emblem" aria-hidden="true">
      <path fill="var(--table-deep)" d="M0 0h180v112H0Z" />
      {EXPEDITIONS.map(({ colour, cards, paints }, i) => (
        <g key={colour} transform={`translate(${i * APART + 4.5} 6)`}>
          {paints.map(([day, dusk, d]) => (
            <path key={d} d={d} fill={`light-dark(${day}, ${dusk})`} />
          ))}
          {cards.map((card, nth) => (
            <Tab key={card} card={card} y={nth * STEP} fill={`var(--${colour})`} />
          ))}
          <rect width="31" height="100" rx="2.500" fill="none" stroke="var(--parchment)" strokeWidth="2" />
        </g>
      ))}
    </svg>
  );
}

/** The edge of a card, and its number. */
function Tab({ card, y, fill }: { card: number; y: number; fill: string }) {
  const wide = card < 10 ? 14 : 17;
  return (
    <g transform={`translate(0 ${y})`}>
      {y > 0 && <path d="M0 0h31" stroke="var(--parchment)" />}
      <path d={`M0 0h${wide}v11q0 3-3 3H0Z`} fill={fill} />
      <text
        x={wide / 2}
        y="11"
        fontSize="11"
        fontWeight="700"
        textAnchor="middle"
        fill="var(--ink-on-colour)"
      >
        {card}
      </text>
    </g>
  );
}
