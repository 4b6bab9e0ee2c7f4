/** By colour, on a field of 24 by 24: crown, cross, scales' coin, sword, star. Colour is never alone. */
const SYMBOLS: readonly string[] = [
  'M2 19 1 6l6 5 5-8 5 8 6-5-1 13Z',
  'M9.500 2h5v6.500H21v5h-6.500V22h-5v-8.500H3v-5h6.500Z',
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 3 7 7-7 7-7-7Z',
  'm12 0 3 4v10h4v3h-5v5h-4v-5H5v-3h4V4Z',
  'm12 1 3.200 7.500 8 .7-6 5.300 1.800 8L12 18l-7 4.500 1.800-8-6-5.300 8-.7Z',
];

export function ColourSymbol({ colour }: { colour: number }) {
  return <Glyph d={SYMBOLS[colour]} className="ct-symbol" />;
}

export function Glyph({ d, className = 'ct-glyph' }: { d: string; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={d} />
    </svg>
  );
}

const MARKS = {
  crown: 'M2 20 1 7l6 4 5-8 5 8 6-4-1 13Z',
  cards: 'M4 3h11v15H4Zm13 3h3v15H8v-1.500h9Z',
  shield: 'M12 1c3 2 6 2.500 9 2.500C21 12 19 18 12 22.500 5 18 3 12 3 3.500c3 0 6-.5 9-2.500Z',
  dagger: 'M12 0l3 6v8h5v3h-6v6h-4v-6H4v-3h5V6Z',
  purse: 'M8 1h8l-2 5c4 2 7 6 7 10.500S17 23 12 23s-9-2-9-6.500S6 8 10 6Z',
  wand: 'm15 0 2 5.500 6 .5-4.500 3.700L20 16l-5-3-5 3 1.500-6.300L7 6l6-.5ZM9.500 14l2 2L4 23.500 2 22Z',
  torch:
    'M12 0c.500 4 6 6 6 11.500a6 6 0 0 1-3 5.300L14 24h-4l-1-7.200a6 6 0 0 1-3-5.300c0-3 1.500-4.500 2.500-6.500 1 1 1.500 2 1.500 3 1.500-2 2.500-4.500 2-8Z',
  eye: 'M12 5c5 0 9 3.500 11 7-2 3.500-6 7-11 7S3 15.500 1 12c2-3.500 6-7 11-7Zm0 2.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9Zm0 2.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  done: 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22Zm-1.500 16L5 11.500l2.200-2.200 3.300 3.300L17 6l2.200 2.200Z',
  plus: 'M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7Z',
} as const;

/** A small sign for what befalls people and cities. */
export function Mark({ of }: { of: keyof typeof MARKS }) {
  return <Glyph d={MARKS[of]} className={`ct-mark ct-${of}`} />;
}

export function Coin() {
  return (
    <svg className="ct-coin" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10.500" fill="var(--ct-gold)" stroke="var(--ct-gold-edge)" strokeWidth="2" />
      <circle cx="12" cy="12" r="6.800" fill="none" stroke="var(--ct-gold-edge)" strokeWidth="1.500" />
      <path d="m12 7.500 4 4.500-4 4.500-4-4.500Z" fill="var(--ct-gold-edge)" />
    </svg>
  );
}
