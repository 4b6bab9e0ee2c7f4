import type { ReactNode } from 'react';
import './palette.css';

/** Sky and hills, the farthest first. */
const GROUND: readonly (readonly [colour: string, d: string])[] = [
  ['sky-high', 'M0 0h180v112H0Z'],
  ['sky-low', 'M0 30c50-14 120-14 180 0v82H0Z'],
  ['sun', 'M129 20a11 11 0 1 1 22 0 11 11 0 1 1-22 0'],
  ['hill-far', 'M0 56c26-18 44-10 66-4s44-20 72-12 30 10 42 6v66H0Z'],
  ['hill-middle', 'M0 74c24-12 46-10 74-2s64-14 106-4v44H0Z'],
  ['hill-near', 'M0 92c34-10 78-8 108-2s52-4 72-4v26H0Z'],
];

/** A small picture for the home page: a low sun over hills, and what stands before them. */
export function Vista({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 180 112" className="emblem" aria-hidden="true">
      {GROUND.map(([colour, d]) => (
        <path key={colour} d={d} fill={`var(--${colour})`} />
      ))}
      {children}
    </svg>
  );
}
