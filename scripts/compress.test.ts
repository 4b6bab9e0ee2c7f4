import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFolder } from './compress.ts';

test('long texts get two shorter copies that say the same; pictures, fonts and notes get none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-compress-'));
  for (const name of ['assets', '.vite']) mkdirSync(join(folder, name));
  const long = 'export const city = "Firenze";\n'.repeat(100);
  for (const name of ['assets/app.js', 'assets/app.css', 'font.woff2', '.vite/manifest.json'])
    writeFileSync(join(folder, name), long);
  writeFileSync(join(folder, 'short.js'), 'export {}');
  expect(compressFolder(folder)).toBe(2);
  expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()).toEqual(
    [
      '.vite',
      '.vite/manifest.json',
      'assets',
      ...['app.css', 'app.js'].flatMap(name => ['', '.br', '.gz'].map(end => `assets/${name}${end}`)),
      'font.woff2',
      'short.js',
    ].sort(),
  );
  const brotli = readFileSync(join(folder, 'assets/app.js.br'));
  expect(brotli.length).toBeLessThan(long.length / 4);
  expect(brotliDecompressSync(brotli).toString()).toBe(long);
  expect(gunzipSync(readFileSync(join(folder, 'assets/app.js.gz'))).toString()).toBe(long);
  rmSync(folder, { recursive: true });
});
