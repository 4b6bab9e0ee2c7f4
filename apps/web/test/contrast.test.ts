import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const TOKENS = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const BASE = readFileSync(new URL('../src/styles/base.css', import.meta.url), 'utf8');

type Colour = readonly [red: number, green: number, blue: number];

/** A colour of the tokens by day (0) or at night (1). */
function token(name: string, night: 0 | 1): Colour {
  const [, value] = TOKENS.match(new RegExp(`--${name}: ([^;]+);`)) ?? [];
  if (value?.startsWith('var(--')) return token(value.slice(6, -1), night);
  const hex = value?.match(/#[0-9a-f]{6}/g) ?? [];
  const found = hex[night] ?? hex[0];
  if (!found) throw new Error(`no colour ${name}`);
  return [1, 3, 5].map(at => Number.parseInt(found.slice(at, at + 2), 16)) as unknown as Colour;
}

function light(colour: Colour): number {
  const [red, green, blue] = colour.map(value => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function mix(over: Colour, under: Colour, share: number): Colour {
  return over.map((value, i) => value * share + under[i] * (1 - share)) as unknown as Colour;
}

/** The cloth of the table: bare, one thread, and where two threads cross. */
function cloth(night: 0 | 1): Colour[] {
  const [, percent] = BASE.match(/var\(--table-deep\) (\d+)%, transparent\)/) ?? [];
  const share = Number(percent) / 100;
  expect(share).toBeGreaterThan(0);
  const bare = token('table', night);
  const thread = mix(token('table-deep', night), bare, share);
  return [bare, thread, mix(token('table-deep', night), thread, share)];
}

const PAPERS = ['paper', 'paper-raised', 'paper-sunk'];
const INKS = ['ink', 'ink-soft', 'lapis-ink'];
const PIGMENTS = ['vermilion', 'lapis', 'verdigris', 'ochre', 'murrey', 'stone'];
/** What WCAG asks of text, and of lines and outlines. */
const TEXT = 4.5;
const LINE = 3;

describe.each([
  ['by day', 0],
  ['at night', 1],
] as const)('%s', (_, night) => {
  test('ink is read on every thread of the cloth', () => {
    const grounds = [...cloth(night), token('table-deep', night)];
    const pale = INKS.flatMap(ink =>
      grounds
        .map(ground => contrast(token(ink, night), ground))
        .filter(found => found < TEXT)
        .map(found => `${ink} ${found}`),
    );
    expect(pale).toEqual([]);
  });

  test('every ink is read on every paper', () => {
    const inks = [...INKS, ...PIGMENTS.map(name => `${name}-ink`)];
    const pale = inks.flatMap(ink =>
      PAPERS.filter(paper => contrast(token(ink, night), token(paper, night)) < TEXT).map(
        paper => `${ink} on ${paper}`,
      ),
    );
    expect(pale).toEqual([]);
  });

  test('letters are read on every seat’s colour', () => {
    const seats = Array.from({ length: 8 }, (_, seat) => `seat-${seat}`);
    const white = token('ink-on-colour', night);
    expect(seats.filter(seat => contrast(white, token(seat, night)) < TEXT)).toEqual([]);
  });

  test('the focus and what is chosen stand out from cloth and paper', () => {
    const grounds = [...cloth(night), ...PAPERS.map(paper => token(paper, night))];
    const pale = ['focus', 'chosen', 'lit'].filter(line =>
      grounds.some(ground => contrast(token(line, night), ground) < LINE),
    );
    expect(pale).toEqual([]);
  });
});
