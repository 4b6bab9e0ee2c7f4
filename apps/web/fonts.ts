import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Where the style sheet finds them. */
const FOLDER = fileURLToPath(new URL('.cache/fonts/', import.meta.url));

/** The letters of western Europe and the signs a printer sets: all our words, and most names. */
export const CHARACTERS = [
  ...between(0x20, 0x7e),
  ...between(0xa0, 0xff),
  ...'ıŒœŸ',
  ...between(0x2009, 0x200a),
  ...between(0x2010, 0x2015),
  ...'‘’‚“”„†•…\u202f‰′″‹›⁄€™↑↓−',
].join('');

/** A fount as it is published, and the weights the site sets it in. */
interface Fount {
  name: string;
  from: string;
  weight: number | { min: number; max: number };
}

export const FOUNTS: readonly Fount[] = [
  {
    name: 'garamond',
    from: '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2',
    weight: { min: 400, max: 700 },
  },
  {
    name: 'garamond-italic',
    from: '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-italic.woff2',
    weight: 400,
  },
  {
    name: 'cinzel',
    from: '@fontsource-variable/cinzel/files/cinzel-latin-wght-normal.woff2',
    weight: 600,
  },
];

/** Cuts the fonts down to what the site uses of them, before anything is built or served. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    buildStart: cutFonts,
  };
}

export async function cutFonts(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await Promise.all(FOUNTS.map(cut));
}

/** A fount as it is served. */
export function fountPath(name: string): string {
  return `${FOLDER}${name}.woff2`;
}

async function cut({ name, from, weight }: Fount): Promise<void> {
  const source = fileURLToPath(import.meta.resolve(from));
  const target = fountPath(name);
  const madeOf = [source, fileURLToPath(import.meta.url)].map(file => statSync(file).mtimeMs);
  if (existsSync(target) && statSync(target).mtimeMs > Math.max(...madeOf)) return;
  const options = { targetFormat: 'woff2', variationAxes: { wght: weight } } as const;
  writeFileSync(target, await subsetFont(readFileSync(source), CHARACTERS, options));
}

function between(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
}
