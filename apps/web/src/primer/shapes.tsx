import type { ReactNode } from 'react';

/** Colours of the site that a picture may use. */
export type Colour = 'ochre' | 'lapis' | 'stone' | 'verdigris' | 'vermilion' | 'murrey' | 'paper-raised';

export interface At {
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

/** A number of points on a coin, or on a disc of a colour. */
export function Points({ x, y, text, colour = 'paper-raised' }: At & { text: string; colour?: Colour }) {
  const isCoin = colour === 'paper-raised';
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle
        r="17"
        fill={isCoin ? 'var(--gold)' : `var(--${colour})`}
        stroke={isCoin ? 'var(--gold-deep)' : 'var(--parchment)'}
        strokeWidth="2"
      />
      <text
        y="6.500"
        textAnchor="middle"
        fontSize="18"
        fontWeight="700"
        fill={isCoin ? 'var(--gold-ink)' : 'var(--ink-on-colour)'}
      >
        {text}
      </text>
    </g>
  );
}

export function Coin({ x, y }: At) {
  return (
    <g stroke="var(--gold-deep)" strokeWidth="1.500">
      <circle cx={x} cy={y} r="11" fill="var(--gold)" />
      <circle cx={x} cy={y} r="7" fill="none" />
    </g>
  );
}

const FLOOR = 18;

interface TowerProps extends At {
  /** The lowest first. */
  floors: readonly Colour[];
  /** Whose banner flies on it. */
  leads: Colour;
  prestige: string;
  /** Its city is full: it has a roof. */
  done?: boolean;
}

/** A tower of floors, the banner of whoever leads it, and the prestige it brings him. */
export function Tower({ x, y, floors, leads, prestige, done = false }: TowerProps) {
  const top = -floors.length * FLOOR;
  const crown = done ? top - 11 : top - 8;
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="17" rx="25" ry="4.500" fill="var(--meadow-deep)" />
      {floors.map((colour, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a floor is its height
        <Floor key={i} y={-(i + 1) * FLOOR} colour={colour} />
      ))}
      <path d={`M27 ${top}h7V0h-7Z`} fill="var(--stone-dark)" />
      {done ? (
        <path d={`M-3 ${top}l8-11h24l8 11Z`} fill="var(--roof)" />
      ) : (
        <path d={`M-2 ${top}v-8h7v4h6v-4h12v4h6v-4h7v8Z`} fill={`var(--${floors.at(-1)})`} />
      )}
      <path d={`M20 ${crown + 4}v-22`} stroke="var(--ink)" strokeWidth="1.500" />
      <path d={`M20 ${crown - 18}h20l-5 6 5 6H20Z`} fill={`var(--${leads})`} />
      <g transform={`translate(5 ${crown - 8}) scale(.88)`}>
        <Points x={0} y={0} text={prestige} />
      </g>
    </g>
  );
}

function Floor({ y, colour }: { y: number; colour: Colour }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <path d={`M0 0h34v${FLOOR}H0Z`} fill={`var(--${colour})`} />
      <path d="M0 0h34v1.500H0Z" fill="var(--stone-light)" />
      <path d="M7 16V9a3.500 3.500 0 0 1 7 0v7ZM20 16V9a3.500 3.500 0 0 1 7 0v7Z" fill="var(--pane)" />
    </g>
  );
}

export function Shield({ x, y, colour }: At & { colour: Colour }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M0 0h22v12c0 8-6 12-11 14.500C6 24 0 20 0 12Z"
      fill={`var(--${colour})`}
      stroke="var(--paper-raised)"
      strokeWidth="2"
    />
  );
}

type Roof = 'gable' | 'merlons' | 'dome';

const ROOFS: Readonly<Record<Roof, string>> = {
  gable: 'M-3 0 14-17 31 0Z',
  merlons: 'M-2 0v-9h7v4h5v-4h8v4h5v-4h7v9Z',
  dome: 'M-1 0C-1-12 6-16 14-19c8 3 15 7 15 19ZM13-18v-7h2v7Z',
};

/** A house front of a district. */
export function House({
  x,
  y,
  colour,
  height = 40,
  roof = 'gable',
}: At & { colour: Colour; height?: number; roof?: Roof }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0v${-height}h28V0Z`} fill={`var(--${colour})`} />
      <path d={`M0 0v${-height}h28V0Z`} fill="var(--stone-light)" fillOpacity="0.6" />
      <path d={`M20 0v${-height}h8V0Z`} fill="var(--stone-dark)" />
      <path d={ROOFS[roof]} transform={`translate(0 ${-height})`} fill={`var(--${colour})`} />
      <path d="M10 0v-11a4 4 0 0 1 8 0V0Z" fill="var(--pane)" />
      <path d={`M6 ${8 - height}h4.500v8H6Zm11 0h4.500v8H17Z`} fill="var(--pane)" />
    </g>
  );
}
