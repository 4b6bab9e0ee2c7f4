import type { Expedition } from '@signoria/lost-cities';

/** By expedition, on a field of 24 by 24: sun and dunes, waves, peaks, cypresses, a burning mountain, broken columns. */
const SYMBOLS: readonly string[] = [
  'm17 1.6.9 2.3 2.3-1-1 2.3 2.3.9-2.3.9 1 2.3-2.3-1-.9 2.3-.9-2.3-2.3 1 1-2.3-2.3-.9 2.3-.9-1-2.3 2.3 1ZM1 21C4.5 12.5 8 9.8 11.5 14.2c-2.3 1.2-4.3 3.3-5.8 6.8Zm7 0c2.5-6.5 5.5-8.3 8.5-5.2C19 18 21 19.5 23 21Z',
  'M1 9.5c2.6-4.6 5.4-4.6 7.8-1 2-2.8 4.6-2.9 6.9.2 2-2.4 4.4-2.6 7.3.8v3.2c-2.7-3-5-3-7.3 0-2.4-3.2-4.8-3.2-6.9-.3-2.5-3.2-5-3.1-7.8.9ZM1 17.3c2.6-4 5.4-4 7.8-.7 2-2.6 4.6-2.6 6.9.2 2-2.3 4.4-2.4 7.3.6v3.1H1Z',
  'M8.5 4 14 13.2l2.8-4.4 6.2 11.7H1Zm0 4.1L6.6 11.6l1.5 1 1.3-1 1.2 1 .6-.5Z',
  'M8 2.5c3.4 4.5 4.6 9 3.4 13.3l-2.6.9v3.8H7.2v-3.8l-2.6-.9C3.4 11.5 4.6 7 8 2.5ZM17 8c2.5 3.3 3.4 6.4 2.5 9.4l-1.9.7v2.4h-1.4v-2.4l-1.8-.7C13.5 14.4 14.5 11.3 17 8Z',
  'M9.3 9.3h5.4L22 20.5H2ZM11 7.6C8.2 6.3 8 3.6 10.6 2c-.2 1.7 2.2 1.9 1.7 3.9 1.3-.3 1.5-1.6 1-2.7 2.3 1.2 2.2 3.3-.3 4.4Zm-.3 4.5 1.3 2 1.3-2 1.4 4.2-2.7 2.2-2.7-2.2Z',
  'M2 4h7v2.2H7.8v11h2.2v3.3H1v-3.3h2.2v-11H2Zm12.5 5.5 2-1.5 1.3 1.6 2.2-.8v8.4h1.8v3.3h-8.6v-3.3h1.3Z',
];

export function Emblem({ expedition, className = 'symbol' }: { expedition: Expedition; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={SYMBOLS[expedition]} />
    </svg>
  );
}
