import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, cutFonts, FOUNTS, fountPath } from '../fonts.ts';

const WORDS = fileURLToPath(new URL('../../../packages/words/src/', import.meta.url));
/** What the typefaces never had: a star, which comes from the reader's device, and a thin space, which browsers make. */
const NOT_CUT = '★\u202f';
const BUDGET = 80_000;

await cutFonts();

/** Every character people may read in either language. */
function charactersOfWords(): Set<string> {
  const files = readdirSync(WORDS, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.ts'),
  );
  const all = files.map(file => readFileSync(`${WORDS}${file}`, 'utf8')).join('');
  return new Set([...all].filter(character => character >= ' ' && !NOT_CUT.includes(character)));
}

/** The characters a fount has shapes for: the segments of its table of Unicode characters (cmap, format 4). */
async function charactersOf(file: string): Promise<Set<string>> {
  const font = await subsetFont(readFileSync(file), CHARACTERS, { targetFormat: 'truetype' });
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + i * 16);
  const cmap = font.readUInt32BE(
    (tables.find(at => font.toString('latin1', at, at + 4) === 'cmap') ?? 0) + 8,
  );
  const found = new Set<string>();
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const at = cmap + font.readUInt32BE(cmap + 8 + i * 8);
    if (font.readUInt16BE(at) !== 4) continue;
    const segments = font.readUInt16BE(at + 6) / 2;
    for (let segment = 0; segment < segments; segment++) {
      const last = font.readUInt16BE(at + 14 + segment * 2);
      const first = font.readUInt16BE(at + 16 + segments * 2 + segment * 2);
      for (let code = first; code <= last && code < 0xffff; code++) found.add(String.fromCharCode(code));
    }
  }
  return found;
}

describe('the founts of the site', () => {
  test('weigh no more than the first load may', () => {
    const sizes = FOUNTS.map(({ name }) => statSync(fountPath(name)).size);
    console.log(`fonts: ${sizes.map(size => (size / 1000).toFixed(1)).join(' + ')} KB`);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(BUDGET);
  });

  test.each(FOUNTS)('$name has every character of our words', async ({ name }) => {
    const has = await charactersOf(fountPath(name));
    const missing = [...charactersOfWords()].filter(character => !has.has(character));
    expect(missing).toEqual([]);
  });
});
