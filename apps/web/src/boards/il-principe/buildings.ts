/** A building as a picture on a card of 40 by 48: its walls, what is painted in the card's colour, and its openings. */
interface Picture {
  walls: string;
  coloured: string;
  dark: string;
}

/** By colour: a university with its arcade, a cathedral, a town hall with its tower, a castle, a market. */
export const PICTURES: readonly Picture[] = [
  {
    walls: 'M5 42V24h30v18ZM9 24v-4h22v4ZM3 42h34v3H3Z',
    coloured: 'M4 24 20 12l16 12ZM18 12V6h4v6ZM22 6l6 2-6 2Z',
    dark: 'M9 42V32a2.500 2.500 0 0 1 5 0v10ZM17.500 42V32a2.500 2.500 0 0 1 5 0v10ZM26 42V32a2.500 2.500 0 0 1 5 0v10ZM20 20a2 2 0 1 0 .1 0Z',
  },
  {
    walls: 'M8 45V25h24v20ZM32 45V14h5v31ZM3 45V31h5v14ZM15 25v-6h10v6Z',
    coloured:
      'M14 19c0-7 3-9.500 6-11 3 1.500 6 4 6 11ZM19.200 8V3h1.600v5ZM17.500 4.500h5v1.500h-5ZM31 14l3.500-6 3.500 6ZM2 31l3.500-4H9v4Z',
    dark: 'M17 45v-8a3 3 0 0 1 6 0v8ZM20 26a3 3 0 1 0 .1 0ZM33.500 22v-3h2v3ZM10.500 38v-5h2v5ZM27.500 38v-5h2v5ZM4.800 39v-4h1.600v4Z',
  },
  {
    walls: 'M4 45V24h2v2h4v-2h4v2h4v-2h4v2h4v-2h4v2h4v-2h2v21ZM16 26V11h8v15Z',
    coloured:
      'M14.500 11V6h2.500v2h2V6h2v2h2V6h2.500v5ZM19.600 6V1h.8v5ZM20.400 1l7 1.700-7 1.700ZM4 30h32v2H4Z',
    dark: 'M17.500 45v-6a2.500 2.500 0 0 1 5 0v6ZM8 39v-4a1.500 1.500 0 0 1 3 0v4ZM29 39v-4a1.500 1.500 0 0 1 3 0v4ZM20 14a2.200 2.200 0 1 0 .1 0ZM8 29v-1.500h3V29ZM29 29v-1.500h3V29Z',
  },
  {
    walls:
      'M3 45V20h2v2h3v-2h2v2h2v23ZM28 45V22h2v-2h2v2h3v-2h2v25ZM12 45V27h2v2h3v-2h3v2h3v-2h3v2h2v16ZM16 28V17h8v11Z',
    coloured: 'M2 20 7.500 9 13 20ZM27 20l5.500-11L38 20ZM15 17l5-9 5 9ZM7.200 9V4h.7v5ZM32.200 9V4h.7v5Z',
    dark: 'M16 45v-8a4 4 0 0 1 8 0v8ZM6.500 31v-4h2v4ZM31.500 31v-4h2v4ZM19 24v-3h2v3Z',
  },
  {
    walls: 'M5 45V30h2v15ZM33 45V30h2v15ZM7 38h26v5H7ZM18.500 20v-6h3v6Z',
    coloured:
      'M5 20h30l4 9c-1 3-4 3-5 0-1 3-4.500 3-5.500 0-1 3-4.500 3-5.500 0-1 3-5 3-6 0-1 3-4.500 3-5.500 0-1 3-4.500 3-5.500 0-1 3-4 3-5 0ZM21.500 8l6 2-6 2ZM19.500 8h2v12h-2Z',
    dark: 'M10 38a3 3 0 0 1 6 0ZM17.500 38a2.500 2.500 0 0 1 5 0ZM24.500 38l2-4h2l2 4ZM9 43v-3h22v3Z',
  },
];
