import '../drawing/palette.css';

/** Five expeditions side by side: a picture of each, and the cards that lead there. */
const EXPEDITIONS = [
  { x: 5, colour: 'ochre', cards: [2, 4, 7], sight: 'M0 30c6-9 11-9 17-2s11 5 14-1v9H0ZM17 28l6-15 8 15Z' },
  { x: 40, colour: 'lapis', cards: [3, 9], sight: 'M0 22q4-5 8 0t8 0 8 0 7 0v14H0ZM10 16l6-12v12Z' },
  { x: 75, colour: 'stone', cards: [4], sight: 'M0 36 10 12l5 8 6-14 10 30Z' },
  {
    x: 110,
    colour: 'verdigris',
    cards: [2, 3, 5, 8],
    sight: 'M8 36V24H2l8-16 8 16h-6v12ZM22 36V28h-5l7-13 7 13h-5v8Z',
  },
  {
    x: 145,
    colour: 'vermilion',
    cards: [5, 6, 10],
    sight: 'M0 36 11 14h9l11 22ZM13 11c-5-6 3-8 2-10 5 3 5 6 1 10Z',
  },
];
const STEP = 13;
/** The last card of every column is whole. */
const CARD = 64;

export function LostCitiesEmblem() {
  return (
    <svg viewBox="0 0 180 112" className="emblem" aria-hidden="true">
      <path fill="var(--table-deep)" d="M0 0h180v112H0Z" />
      {EXPEDITIONS.map(expedition => (
        <Expedition key={expedition.x} {...expedition} />
      ))}
    </svg>
  );
}

function Expedition({ x, colour, cards, sight }: (typeof EXPEDITIONS)[number]) {
  const fill = `var(--${colour})`;
  return (
    <g transform={`translate(${x} 4)`}>
      {cards.map((card, i) => (
        <g key={card} transform={`translate(0 ${i * STEP})`}>
          <rect width="31" height={CARD} rx="3" fill="var(--sky-low)" stroke={fill} strokeWidth="1.500" />
          <path d="M1 3q0-2 2-2h25q2 0 2 2v10H1Z" fill={fill} />
          <text x="15.500" y="10.500" fontSize="10" textAnchor="middle" fill="var(--ink-on-colour)">
            {card}
          </text>
          {i === cards.length - 1 && (
            <path d={sight} transform="translate(.5 22)" fill={fill} fillOpacity="0.85" />
          )}
        </g>
      ))}
    </g>
  );
}
