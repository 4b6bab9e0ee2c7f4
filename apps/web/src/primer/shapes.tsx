import type { ReactNode } from 'react';

/** Colours of the site that a picture may use. */
export type Colour = 'ochre' | 'lapis' | 'stone' | 'verdigris' | 'vermilion' | 'murrey' | 'paper-raised';

interface At {
  x: number;
  y: number;
}

/** Sky and hills, the farthest first. */
const GROUND: readonly (readonly [colour: string, d: string])[] = [
  ['sky-high', 'M0 0h240v140H0Z'],
  ['sky-low', 'M0 40c70-18 170-18 240 0v100H0Z'],
  ['hill-far', 'M0 80c34-22 62-14 92-6s56-24 94-14 38 10 54 6v74H0Z'],
  ['hill-middle', 'M0 104C50 92 90 98 130 94s80-10 110-4v50H0Z'],
  ['hill-near', 'M0 118c60-8 120-2 240-10v32H0Z'],
];

/** One picture of a first look at a game, 240 by 140. What it shows is told in words beside it. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg className="primer-picture" viewBox="0 0 240 140" aria-hidden="true">
      {GROUND.map(([colour, d]) => (
        <path key={colour} d={d} fill={`var(--${colour})`} />
      ))}
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
      <circle
        cx={x}
        cy={y}
        r="14"
        fill={isLight ? 'var(--gold)' : `var(--${colour})`}
        stroke={isLight ? 'var(--gold-deep)' : 'var(--parchment)'}
        strokeWidth="1.500"
      />
      <text
        x={x}
        y={y + 5.5}
        textAnchor="middle"
        fontSize="15"
        fontWeight="700"
        fill={isLight ? 'var(--gold-ink)' : 'var(--ink-on-colour)'}
      >
        {text}
      </text>
    </g>
  );
}

export function Coin({ x, y }: At) {
  return (
    <g stroke="var(--gold-deep)">
      <circle cx={x} cy={y} r="9" fill="var(--gold)" />
      <circle cx={x} cy={y} r="5.500" fill="none" />
    </g>
  );
}

/** Floors of a tower, the lowest first. */
export function Tower({ x, y, floors }: At & { floors: readonly Colour[] }) {
  const top = y - floors.length * 15;
  return (
    <g>
      <ellipse cx={x + 13} cy={y} rx="20" ry="4" fill="var(--meadow-deep)" />
      {floors.map((colour, i) => {
        const high = y - (i + 1) * 15;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a floor is its height
          <g key={i}>
            <path d={`M${x} ${high}h26v15h-26Z`} fill={`var(--${colour})`} />
            <path d={`M${x} ${high}h26v1.500h-26Z`} fill="var(--stone-light)" />
            <path
              d={`M${x + 6} ${high + 13}v-6a2.500 2.500 0 0 1 5 0v6ZM${x + 15} ${high + 13}v-6a2.500 2.500 0 0 1 5 0v6Z`}
              fill="var(--pane)"
            />
          </g>
        );
      })}
      <path d={`M${x - 1} ${top}v-8h6v4h5v-4h6v4h5v-4h6v8Z`} fill={`var(--${floors.at(-1)})`} />
      <path d={`M${x + 20} ${top}h6v${y - top}h-6Z`} fill="var(--stone-dark)" />
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
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0v${-height}h24V0Z`} fill={`var(--${colour})`} />
      <path d={`M0 0v${-height}h24V0Z`} fill="var(--stone-light)" fillOpacity="0.6" />
      <path d={`M18 0v${-height}h6V0Z`} fill="var(--stone-dark)" />
      <path d={`M-2 ${-height} 12 ${-height - 12} 26 ${-height}Z`} fill={`var(--${colour})`} />
      <path d="M9 0v-10a3 3 0 0 1 6 0V0Z" fill="var(--pane)" />
      <path d={`M6 ${9 - height}h4v6H6Zm8 0h4v6h-4Z`} fill="var(--pane)" />
    </g>
  );
}

/** Somebody: head and shoulders on a card. */
export function Person({ x, y, colour, label }: At & { colour: Colour; label: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Sheet colour={colour} />
      <path d="M1.500 13h27v28q0 1.500-1.500 1.500H3q-1.500 0-1.500-1.500Z" fill="var(--parchment)" />
      <path d="M4 42.500c0-15 22-15 22 0Z" fill={`var(--${colour})`} />
      <ellipse cx="15" cy="25" rx="5.500" ry="6.500" fill="#e8b98c" />
      <path d="M8.500 25c0-12 13-12 13 0l-2.500-3h-8Z" fill="#6a4426" />
      <path d="M12.500 25h1.500M16 25h1.500M14 28.500h2" stroke="#4a2f1c" />
      <text x="4" y="11" fontSize="10" fontWeight="700" fill="var(--ink-on-colour)">
        {label}
      </text>
    </g>
  );
}
