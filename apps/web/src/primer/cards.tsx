import type { At, Colour } from './shapes.tsx';

/** By colour of an expedition: what its card shows, by day and at dusk, on a card of 40 by 58. */
const EXPEDITIONS = {
  ochre: [
    ['#fbe3ac', '#3a2747', 'M0 0h40v58H0Z'],
    ['#fffbe6', '#ffdf9c', 'M22 16a7 7 0 0 1 14 0 7 7 0 0 1-14 0'],
    ['#efc477', '#7d4c45', 'M0 34c10-8 26-9 40-3v27H0Z'],
    ['#c98f3d', '#5f3740', 'M0 47c12-9 26-8 40-1v12H0Z'],
  ],
  lapis: [
    ['#cfe4ee', '#1d2550', 'M0 0h40v58H0Z'],
    ['#fff8e6', '#cbc3e0', 'M13 24c5-3 10-3 15 0v11c-5-2-10-2-15 0Z'],
    ['#6b4423', '#23182e', 'M9 37h24c-1 5-4 7-7 7H16c-4 0-6-2-7-7Z'],
    ['#2f78a0', '#1d3468', 'M0 42c6-3 12-3 20 0s14 3 20 0v16H0Z'],
  ],
  stone: [
    ['#e6edf2', '#262c54', 'M0 0h40v58H0Z'],
    ['#8b95a6', '#454a72', 'M0 44l11-18 7 10 9-20 13 26v16H0Z'],
    ['#ffffff', '#cfd3ee', 'M27 16l6 12-4-2-3 3-4-2ZM11 26l4 6-4-1-4 2Z'],
    ['#5f7a4c', '#1b2c2c', 'M0 49c12-6 26-5 40-2v11H0Z'],
  ],
  verdigris: [
    ['#e6f0cf', '#14343a', 'M0 0h40v58H0Z'],
    ['#9dbd78', '#1f4a48', 'M0 34q5-12 10-3 5-12 10-1 5-11 10 0 5-9 10 0v28H0Z'],
    ['#d6c595', '#7a806a', 'M13 49V38h14v11Z'],
    ['#c2563a', '#93463a', 'M10 38l10-9 10 9Z'],
    ['#2f6a3f', '#0e2a2a', 'M0 48c12-5 26-5 40-1v11H0Z'],
  ],
  vermilion: [
    ['#ffdcae', '#47182a', 'M0 0h40v58H0Z'],
    ['#7a4a42', '#4a2434', 'M0 50 15 23h10l15 27v8H0Z'],
    ['#ff8a2a', '#ff8a2a', 'M17 23h6l-1 9 5 9-2 9h-6l1-8-4-9Z'],
    ['#3a2426', '#170a12', 'M0 51c12-4 26-3 40-1v8H0Z'],
  ],
} as const;

/** A card of an expedition: a stretch of its land, and its number on a tab. */
export function Leaf({ x, y, colour, label }: At & { colour: keyof typeof EXPEDITIONS; label: string }) {
  const tab = label.length > 1 ? 25 : 18;
  return (
    <g transform={`translate(${x} ${y})`}>
      {EXPEDITIONS[colour].map(([day, dusk, d]) => (
        <path key={d} d={d} fill={`light-dark(${day}, ${dusk})`} />
      ))}
      <path d={`M0 0h${tab}v17q0 4-4 4H0Z`} fill={`var(--${colour})`} />
      <text x={tab / 2} y="16" textAnchor="middle" fontSize="17" fontWeight="700" fill="var(--ink-on-colour)">
        {label}
      </text>
      <Frame />
    </g>
  );
}

/** The rim of a card, and the line that parts it from what lies under it. */
function Frame() {
  return (
    <g fill="none">
      <rect
        x="-1"
        y="-1"
        width="42"
        height="60"
        rx="3.500"
        stroke="var(--parchment-edge)"
        strokeWidth="1.500"
      />
      <rect width="40" height="58" rx="3" stroke="var(--parchment)" strokeWidth="2" />
    </g>
  );
}

export function CardBack({ x, y }: At) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0h40v58H0Z" fill="var(--murrey)" />
      <path
        d="M7 7h26v44H7Zm13 6 10 16-10 16-10-16Z"
        fill="none"
        stroke="var(--parchment)"
        strokeOpacity="0.7"
        strokeWidth="1.500"
      />
      <Frame />
    </g>
  );
}

/** A card of buildings or of a city: a castle in its colour. */
export function BuildingCard({ x, y, colour, turn = 0 }: At & { colour: Colour; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M0 0h40v58H0Z" fill={`var(--${colour})`} />
      <path d="M5 5h30v48H5Z" fill="var(--parchment)" />
      <path
        d="M9 46V28h4v4h4V18h2v3h2v-3h2v14h4v-4h4v18Z"
        fill={`var(--${colour})`}
        stroke="var(--path-edge)"
      />
      <path d="M17 46v-6a3 3 0 0 1 6 0v6Z" fill="var(--pane)" />
      <Frame />
    </g>
  );
}

/** What heads are known by. */
const HATS = {
  hood: ['#2b2622', 'M9 47C6 30 8 16 20 15s14 15 11 32l-5-6V33c0-9-12-9-12 0v8Z'],
  crown: ['#edc04f', 'M12 27 10 15l5 5 5-7 5 7 5-5-2 12Z'],
  mitre: ['#c0392b', 'M13 27c-3-8 3-13 7-18 4 5 10 10 7 18Z'],
  hat: ['#b23a23', 'M10 27c0-14 20-16 21-3l-3 3Z'],
  hair: ['#c98f2e', 'M12 40c-4-24 20-24 16 0l-3-3v-8l-10-2v10Z'],
} as const;

/** Somebody on a card: a head, what is worn on it, and a band in a colour with a number or a crest. */
export function Somebody({
  x,
  y,
  colour,
  hat,
  label = '',
}: At & { colour: Colour; hat: keyof typeof HATS; label?: string }) {
  const [dyed, worn] = HATS[hat];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0h40v58H0Z" fill="var(--parchment)" />
      <path d="M6 58c0-20 28-20 28 0Z" fill={`var(--${colour})`} />
      <ellipse cx="20" cy="34" rx="8" ry="10" fill="#e8b98c" />
      <path d="M16.500 33v2M23.500 33v2M18 39.500h4" stroke="#4a2f1c" strokeWidth="1.500" fill="none" />
      <path d={worn} fill={dyed} />
      <path d={label === '' ? 'M0 0h40v9H0Z' : 'M0 0h18v14q0 4-4 4H0Z'} fill={`var(--${colour})`} />
      <text x="9" y="14" textAnchor="middle" fontSize="16" fontWeight="700" fill="var(--ink-on-colour)">
        {label}
      </text>
      <Frame />
    </g>
  );
}
