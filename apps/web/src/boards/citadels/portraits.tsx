import { CHARACTERS } from '@signoria/citadels';
import { memo } from 'react';

interface Look {
  cloth: string;
  /** What is behind the head, before it, below it and beside it: a shape and its colour each. */
  behind?: readonly [string, string];
  before?: readonly (readonly [string, string])[];
  /** Something held, drawn with a line. */
  line?: readonly [string, string];
}

const BLACK = 'var(--ct-black)';
const BROWN = 'var(--ct-brown)';
const FAIR = 'var(--ct-fair)';
const GREY = 'var(--ct-grey)';
const WHITE = 'var(--ct-white)';
const GOLD = 'var(--ct-gold)';
const STEEL = 'var(--ct-steel)';

const HOOD = 'M12 1.500c5.500 0 8 4.500 7.500 9.500l1.500 8H3l1.500-8C4 6 6.500 1.500 12 1.500Z';
const LONG_HAIR = 'M12 3c5 0 6.500 4 6.500 8 0 3 1.500 5 1 8h-15c-.5-3 1-5 1-8 0-4 1.500-8 6.500-8Z';
const SHORT_HAIR = 'M12 4c4 0 5.300 3 5 7h-10c-.3-4 1-7 5-7Z';
const BEARD = 'M8 11c0 4.500 1.800 6.500 4 6.500s4-2 4-6.500c-1 1.500-2.400 2-4 2s-3-.5-4-2Z';
const LONG_BEARD = 'M8 11c0 6 1.500 9 4 11.500 2.500-2.500 4-5.500 4-11.500-1 1.500-2.400 2-4 2s-3-.5-4-2Z';
const MOUSTACHE =
  'M8.500 13.800c1.300 0 2.500-.3 3.500-1.300 1 1 2.200 1.300 3.500 1.300-1 1.200-2.500 1.300-3.500.6-1 .7-2.500.6-3.500-.6Z';
const CROWN = 'M6.300 8V2l3 3L12 1l2.700 4 3-3v6Z';
const BERET =
  'M5 7.500C5 4 8.500 2 13 2c4 0 6.500 2 6 4.500-.3 1.500-2 1.500-3.500 1.500H6.500C5.500 8 5 8 5 7.500Z';
const BRIM = 'M3.500 7.500h17v1.800h-17Z';

/** By character, on a field of 24 by 24. */
const LOOKS: Readonly<Record<string, Look>> = {
  assassin: {
    cloth: BLACK,
    behind: [HOOD, BLACK],
    before: [['M8 11h8v2c0 2.500-2 4-4 4s-4-1.500-4-4Z', BLACK]],
    line: ['M20.500 24v-5m-2 0h4m-2 0v-7', STEEL],
  },
  thief: {
    cloth: BROWN,
    before: [
      ['M6.500 8c0-4 2.500-6 6-6 3.300 0 5 2 5 5l3 1.500h-14Z', BROWN],
      ['M7.800 9.200h8.400v2.300l-2 .7-2.200-1-2.200 1-2-.7Z', BLACK],
      [
        'M17.500 17h4l-.8 1.600c1.500.7 2.300 2 2.300 3.200 0 1.500-1.500 2.200-3.500 2.200S16 23.300 16 21.800c0-1.200.8-2.500 2.300-3.200Z',
        GOLD,
      ],
    ],
  },
  magician: {
    cloth: 'var(--lapis)',
    before: [
      [LONG_BEARD, WHITE],
      ['M12.500-.5 17.500 8h-11Z', 'var(--lapis)'],
      [BRIM, 'var(--lapis)'],
      ['m12 3 .7 1.600 1.800.1-1.400 1.100.5 1.700L12 6.500l-1.600 1 .5-1.700-1.400-1.100 1.800-.1Z', GOLD],
    ],
  },
  king: {
    cloth: 'var(--ochre)',
    behind: [SHORT_HAIR, BROWN],
    before: [
      [BEARD, BROWN],
      [CROWN, GOLD],
    ],
  },
  bishop: {
    cloth: 'var(--lapis)',
    before: [
      ['M7.300 8.500C6.500 5 9 2 12-.5c3 2.500 5.500 5.500 4.700 9Z', WHITE],
      ['M11.300 2h1.400v2.200h2v1.400h-2V8h-1.400V5.600h-2V4.200h2Z', 'var(--vermilion)'],
    ],
    line: ['M20.500 24V13c0-3-4-3-4 0 0 1.500 1.800 1.800 2.200.6', GOLD],
  },
  merchant: {
    cloth: 'var(--verdigris)',
    behind: [SHORT_HAIR, BLACK],
    before: [
      [MOUSTACHE, BLACK],
      [BERET, 'var(--verdigris)'],
      ['M20 15a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z', GOLD],
    ],
  },
  architect: {
    cloth: 'var(--stone)',
    behind: [SHORT_HAIR, GREY],
    before: [
      ['M7 8c0-3.500 2-5 5-5s5 1.500 5 5c-3-1-7-1-10 0Z', 'var(--vermilion)'],
      [BEARD, GREY],
    ],
    line: ['M19.500 13.500 17 23m2.500-9.500L22 23m-4-4h3', STEEL],
  },
  warlord: {
    cloth: 'var(--vermilion)',
    before: [
      ['M7 13.500V7.500C7 4 9 2.500 12 2.500s5 1.500 5 5v6L15.500 12V9.500h-7V12Z', STEEL],
      ['M11.300 9h1.400v4h-1.400Z', STEEL],
      ['M11 3c0-3.500 6-4 9 .5-2-.7-3 .5-4 1.500-1-1.500-3-2-5-2Z', 'var(--vermilion)'],
    ],
  },
  witch: {
    cloth: BLACK,
    behind: [LONG_HAIR, 'var(--vermilion)'],
    before: [
      ['M15.500-.5 16.500 8h-10c3-1 5-4.500 9-8.500Z', 'var(--murrey)'],
      [BRIM, 'var(--murrey)'],
    ],
  },
  'tax-collector': {
    cloth: 'var(--murrey)',
    behind: [SHORT_HAIR, BROWN],
    before: [
      ['M6.500 7.500 8 2.500h8l1.500 5Z', BLACK],
      [BRIM, BLACK],
      ['M16 15h5.500v8H16Z', WHITE],
      ['M17 17h3.500v1H17Zm0 2h3.500v1H17Z', BLACK],
    ],
  },
  wizard: {
    cloth: 'var(--murrey)',
    behind: [HOOD, 'var(--murrey)'],
    before: [
      [LONG_BEARD, GREY],
      ['M19.500 14.500a3.200 3.200 0 1 0 0 6.400 3.200 3.200 0 0 0 0-6.400Z', 'var(--ct-orb)'],
    ],
  },
  emperor: {
    cloth: 'var(--murrey)',
    behind: [SHORT_HAIR, WHITE],
    before: [
      [BEARD, WHITE],
      [
        'M6.300 8C6 4.500 8.500 2.500 11.300 2.300V1.200h-1V0h3.400v1.200h-1v1.100C15.500 2.500 18 4.500 17.700 8Z',
        GOLD,
      ],
      ['M6.500 6.500h11V8h-11Z', 'var(--vermilion)'],
    ],
  },
  abbot: {
    cloth: BROWN,
    behind: ['M5 15c0-1 3-2.500 7-2.500s7 1.500 7 2.500v4H5Z', BROWN],
    before: [
      [
        'M7.300 10.500C7 7.500 7.800 6 9 5.700c1.800.7 4.200.7 6 0 1.200.3 2 1.800 1.700 4.800-.7-1.500-.9-2-1.200-2.500h-7c-.3.5-.5 1-1.200 2.500Z',
        BROWN,
      ],
    ],
    line: ['M12 18v5m-1.800-3.300h3.600', GOLD],
  },
  alchemist: {
    cloth: 'var(--verdigris)',
    behind: [SHORT_HAIR, GREY],
    before: [
      [BEARD, GREY],
      ['M7 7.500c0-3.300 2-5 5-5s5 1.700 5 5Z', BLACK],
      [
        'M18.500 13h2.500v3l2.500 5.500c.3.800 0 1.500-1 1.500H17c-1 0-1.300-.7-1-1.500l2.500-5.500Z',
        'var(--ct-orb)',
      ],
    ],
  },
  navigator: {
    cloth: 'var(--lapis)',
    behind: [SHORT_HAIR, BLACK],
    before: [
      [BEARD, BLACK],
      [
        'M3.500 7C6 7.500 7 5.500 8 3c2.500-1 5.500-1 8 0 1 2.500 2 4.500 4.500 4-2 2.500-5 2.500-8.500 2.500S5.500 9.500 3.500 7Z',
        'var(--lapis)',
      ],
    ],
    line: ['M20 14v8m-3-2.500c.5 2 1.500 2.500 3 2.500s2.500-.5 3-2.500M18.500 16h3', STEEL],
  },
  diplomat: {
    cloth: 'var(--vermilion)',
    behind: [LONG_HAIR, BROWN],
    before: [
      [MOUSTACHE, BROWN],
      ['M7 7.500c0-3 2-5 5-5s5 2 5 5Z', BLACK],
      [BRIM, BLACK],
      ['M15 6c0-4 4-6.500 7.500-5-1 1-1.500 1-1.500 2-1.500 0-1.500 1-3 1.500S16 5 15 6Z', WHITE],
    ],
  },
  artist: {
    cloth: 'var(--stone)',
    behind: [LONG_HAIR, FAIR],
    before: [[BERET, 'var(--vermilion)']],
    line: ['M17 23.500l3.500-8m.5-1.500.8-2', 'var(--ct-gold)'],
  },
  queen: {
    cloth: 'var(--lapis)',
    behind: [LONG_HAIR, FAIR],
    before: [
      [
        'M7.500 10c.5-3.500 2-4.500 4.500-4.500s4 1 4.500 4.500C14.500 9.500 13 8.500 12 7.300c-1 1.200-2.500 2.200-4.500 2.700Z',
        FAIR,
      ],
      ['M7.500 6.500V2.500l2.500 2 2-3 2 3 2.500-2v4C14 5.500 10 5.500 7.500 6.500Z', GOLD],
    ],
  },
};

/** Who a character is: head and shoulders, with what is worn and held. */
export const Portrait = memo(function Portrait({ character }: { character: number }) {
  const { cloth, behind, before = [], line } = LOOKS[CHARACTERS[character].id];
  return (
    <svg
      className="ct-portrait"
      viewBox="0 -1 24 25"
      aria-hidden="true"
      stroke="var(--ct-line)"
      strokeWidth="0.500"
    >
      {behind && <path d={behind[0]} fill={behind[1]} />}
      <path d="M2 24c.5-5.500 4.500-8 10-8s9.500 2.500 10 8Z" fill={cloth} />
      <path d="M10 14h4v3.500c-1 1.500-3 1.500-4 0Z" fill="var(--ct-skin)" />
      <ellipse cx="12" cy="10.500" rx="4.200" ry="5" fill="var(--ct-skin)" />
      <circle cx="10.300" cy="10.300" r="0.600" fill="var(--ct-black)" />
      <circle cx="13.700" cy="10.300" r="0.600" fill="var(--ct-black)" />
      {before.map(([d, fill]) => (
        <path key={d} d={d} fill={fill} />
      ))}
      {line && <path d={line[0]} fill="none" stroke={line[1]} strokeWidth="1.300" strokeLinecap="round" />}
    </svg>
  );
});
