import { type Expedition, expeditionsOf } from '@signoria/lost-cities';
import { SCENES } from './scenes/index.ts';
import type { Light } from './scenes/picture.ts';

/** The whole picture, and what a place much wider than high shows of it: the lost city. */
export const WHOLE = '0 0 120 180';
export const WIDE = '8 128 104 34';

const pictureId = (expedition: number) => `lc-picture-${expedition}`;
const skyId = (expedition: number) => `lc-sky-${expedition}`;

function lit([day, dusk]: Light): string {
  return `light-dark(${day}, ${dusk})`;
}

/** Each picture once; whoever shows one refers to it. */
export function Pictures({ expeditions }: { expeditions: number }) {
  return (
    <svg className="lc-pictures" aria-hidden="true">
      <defs>
        {expeditionsOf(expeditions).map(expedition => (
          <Picture key={expedition} expedition={expedition} />
        ))}
      </defs>
    </svg>
  );
}

function Picture({ expedition }: { expedition: Expedition }) {
  const { sky, layers } = SCENES[expedition];
  return (
    <>
      <linearGradient id={skyId(expedition)} x2="0" y2="1">
        <stop stopColor={lit(sky[0])} />
        <stop stopColor={lit(sky[1])} offset="0.5" />
      </linearGradient>
      <g id={pictureId(expedition)}>
        <path fill={`url(#${skyId(expedition)})`} d="M0 0h120v180H0Z" />
        {layers.map(({ colour, d, opacity }) => (
          <path key={d} fill={lit(colour)} opacity={opacity} d={d} />
        ))}
      </g>
    </>
  );
}

/** An expedition's picture, or a part of it, filling the place it is given. */
export function Scene({ expedition, show = WHOLE }: { expedition: Expedition; show?: string }) {
  return (
    <svg className="lc-scene" viewBox={show} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#${pictureId(expedition)}`} />
    </svg>
  );
}
