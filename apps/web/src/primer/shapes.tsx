import type { ReactNode } from 'react';

/** Colours of the site that a picture may use. */
export type Colour = 'ochre' | 'lapis' | 'stone' | 'verdigris' | 'vermilion' | 'murrey' | 'paper-raised';

interface At {
  x: number;
  y: number;
}

/** One picture of a first look at a game, 240 by 140. What it shows is told in words beside it. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg className="primer-picture" viewBox="0 0 240 140" aria-hidden="true">
      <rect width="240" height="140" fill="var(--table-deep)" />
      <path d="M0 104C50 92 90 98 130 94s80-10 110-4v50H0Z" fill="var(--verdigris)" fillOpacity="0.28" />
      <path d="M0 118c60-8 120-2 240-10v32H0Z" fill="var(--verdigris)" fillOpacity="0.3" />
      {children}
    </svg>
  );
}

/** What every card is printed on. */
function Sheet({ colour }: { colour: Colour }) {
  return (
    <rect
      width="30"
      height="44"
      rx="3"
      fill={`var(--${colour})`}
      stroke="var(--paper-raised)"
      strokeWidth="1.500"
    />
  );
}

export function Card({
  x,
  y,
  colour,
  label = '',
  turn = 0,
}: At & { colour: Colour; label?: string; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <Sheet colour={colour} />
      <text x="15" y="28" textAnchor="middle" fontSize="17" fontWeight="700" fill="var(--ink-on-colour)">
        {label}
      </text>
    </g>
  );
}

export function CardBack({ x, y }: At) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--paper-raised)">
      <Sheet colour="murrey" />
      <path d="M6 6h18v32H6Zm0 0 18 32M24 6 6 38" fill="none" strokeOpacity="0.6" />
    </g>
  );
}

/** From one thing to the next. */
export function Arrow({ x, y, to, turn = 0 }: At & { to: number; turn?: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) rotate(${turn})`}
      d={`M0 0h${to - 8}m-7-7 10 7-10 7`}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="3.500"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** A number of points on a disc. */
export function Points({ x, y, text, colour = 'paper-raised' }: At & { text: string; colour?: Colour }) {
  const isLight = colour === 'paper-raised';
  return (
    <g>
      <circle cx={x} cy={y} r="14" fill={`var(--${colour})`} stroke="var(--edge)" strokeWidth="1.500" />
      <text
        x={x}
        y={y + 5.5}
        textAnchor="middle"
        fontSize="15"
        fontWeight="700"
        fill={isLight ? 'var(--ink)' : 'var(--ink-on-colour)'}
      >
        {text}
      </text>
    </g>
  );
}

export function Coin({ x, y }: At) {
  return (
    <g stroke="var(--ink)" strokeOpacity="0.5">
      <circle cx={x} cy={y} r="9" fill="#e3b341" />
      <circle cx={x} cy={y} r="5.500" fill="none" />
    </g>
  );
}

/** Floors of a tower, the lowest first. */
export function Tower({ x, y, floors }: At & { floors: readonly Colour[] }) {
  const top = y - floors.length * 15;
  return (
    <g stroke="var(--paper-raised)">
      {floors.map((colour, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a floor is its height
        <g key={i}>
          <rect x={x} y={y - (i + 1) * 15} width="26" height="15" fill={`var(--${colour})`} />
          <path
            d={`M${x + 10} ${y - i * 15 - 2}v-6a3 3 0 0 1 6 0v6Z`}
            fill="var(--ink)"
            fillOpacity="0.55"
            stroke="none"
          />
        </g>
      ))}
      <path
        d={`M${x - 3} ${top}v-8h6v4h5v-4h6v4h5v-4h6v8Z`}
        transform="translate(2 0)"
        fill={`var(--${floors.at(-1)})`}
      />
    </g>
  );
}

export function Shield({ x, y, colour }: At & { colour: Colour }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M0 0h18v10c0 7-5 10-9 12-4-2-9-5-9-12Z"
      fill={`var(--${colour})`}
      stroke="var(--paper-raised)"
      strokeWidth="1.500"
    />
  );
}

/** A house front of a district. */
export function House({ x, y, colour, height = 40 }: At & { colour: Colour; height?: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--paper-raised)">
      <path d={`M0 0v${-height}l12-11 12 11V0Z`} fill={`var(--${colour})`} />
      <path d="M9 0v-10a3 3 0 0 1 6 0V0Z" fill="var(--ink)" fillOpacity="0.55" stroke="none" />
      <path d={`M7 ${9 - height}h4v6H7Zm6 0h4v6h-4Z`} fill="#f2d28b" stroke="none" />
    </g>
  );
}

/** Somebody: head and shoulders on a card. */
export function Person({ x, y, colour, label }: At & { colour: Colour; label: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Sheet colour={colour} />
      <circle cx="15" cy="19" r="7" fill="var(--paper-raised)" />
      <path d="M4 41c0-16 22-16 22 0Z" fill="var(--paper-raised)" />
      <text x="4" y="11" fontSize="10" fontWeight="700" fill="var(--ink-on-colour)">
        {label}
      </text>
    </g>
  );
}
