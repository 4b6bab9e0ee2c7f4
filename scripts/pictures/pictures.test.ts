import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { movingWebp } from './moving-webp.ts';
import { terminalPage } from './terminal-page.ts';

const ROOT = join(import.meta.dirname, '../..');
const PICTURES = join(ROOT, 'docs/pictures');

/** A WebP file that holds these bytes as its image. */
function still(image: readonly number[]): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(image.length);
  return Buffer.concat([Buffer.from('RIFF....WEBPVP8 ', 'latin1'), size, Buffer.from(image)]);
}

describe('the pictures of the README', () => {
  test('are there, each of them', () => {
    const named = [...readFileSync(join(ROOT, 'README.md'), 'utf8').matchAll(/src="([^"]+)"/g)];
    expect(named.length).toBeGreaterThan(7);
    expect(named.map(([, file]) => file).filter(file => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test('weigh little', () => {
    const sizes = readdirSync(PICTURES).map(file => statSync(join(PICTURES, file)).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(2_500_000);
    expect(statSync(join(PICTURES, 'turn.webp')).size).toBeLessThan(600_000);
  });
});

test('pictures become one that moves: where each lies and how long it is shown', () => {
  const moving = movingWebp(
    [
      { picture: still([1, 2, 3]), at: { left: 0, top: 0, width: 360, height: 640 }, ms: 900 },
      { picture: still([4, 5, 6, 7]), at: { left: 20, top: 48, width: 61, height: 30 }, ms: 130 },
    ],
    360,
    640,
  );
  expect(moving.toString('latin1', 0, 4)).toBe('RIFF');
  expect(moving.readUInt32LE(4)).toBe(moving.length - 8);
  expect(moving.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  expect([moving.readUIntLE(24, 3), moving.readUIntLE(27, 3)]).toEqual([359, 639]);
  const frames = [...moving.toString('latin1').matchAll(/ANMF/g)].map(({ index }) => index + 8);
  expect(frames.map(at => moving.readUIntLE(at + 12, 3))).toEqual([900, 130]);
  const places = frames.map(at => [0, 3, 6, 9].map(i => moving.readUIntLE(at + i, 3)));
  expect(places).toEqual([
    [0, 0, 359, 639],
    [10, 24, 60, 29],
  ]);
  expect([...moving.subarray(frames[1] + 24, frames[1] + 28)]).toEqual([4, 5, 6, 7]);
});

test('a page looks as the terminal did', () => {
  const esc = '\u001b';
  const page = terminalPage(
    `gone\rleft ${esc}[1m${esc}[33mbold${esc}[39m${esc}[22m ${esc}[7m<1>${esc}[27m\r\n`,
  );
  expect(page).not.toContain('gone');
  expect(page).toContain('color: #e9c26a; font-weight: 700">bold<');
  expect(page).toContain('background: #e8e2d2; color: #201b15">&lt;1><');
});
