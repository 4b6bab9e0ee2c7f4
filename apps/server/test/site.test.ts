import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressFolder } from '../../../scripts/compress.ts';
import type { Running } from '../src/main.ts';
import { folder, testServer } from './kit.ts';

const PAGE = `<title>Signoria</title>${'<!-- a long page -->'.repeat(100)}`;
const CODE = 'export const city = "Firenze";'.repeat(100);
let site: Running;

beforeAll(async () => {
  const webDir = folder();
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), PAGE);
  writeFileSync(join(webDir, 'sw.js'), CODE);
  writeFileSync(join(webDir, 'manifest.webmanifest'), '{}');
  writeFileSync(join(webDir, 'assets', 'app-1234.js'), CODE);
  writeFileSync(join(webDir, 'assets', 'short-1234.js'), 'export {}');
  compressFolder(webDir);
  site = await testServer({ webDir });
});
afterAll(() => site.stop());

test('the built site is served with one page for all its addresses', async () => {
  const page = await fetch(`${site.url}/t/ABCDEF`);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(await page.text()).toBe(PAGE);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  const asset = await fetch(`${site.url}/assets/app-1234.js`);
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${site.url}/assets/none.js`)).status).toBe(404);
  expect((await fetch(`${site.url}/api/none`)).status).toBe(404);
});

test('the service worker is asked for each time, and the manifest is one', async () => {
  const worker = await fetch(`${site.url}/sw.js`);
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-type')).toContain('javascript');
  expect(worker.headers.get('content-security-policy')).toContain("worker-src 'self'");
  const manifest = await fetch(`${site.url}/manifest.webmanifest`);
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
});

test('every screen of the site has an address the server knows', async () => {
  const app = readFileSync(new URL('../../web/src/app.tsx', import.meta.url), 'utf8');
  const paths = [...app.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => path.replace(/:\w+/g, 'some'));
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200]);
});

test.each(['/nothing', '/t', '/t/ABCDEF/more', '/t/%E0%A4%A', '/%', '/garbled?x=%'])(
  '%s is no address: the page says so, and the status too',
  async path => {
    const answer = await fetch(site.url + path);
    expect([answer.status, await answer.text()]).toEqual([404, PAGE]);
    expect(answer.headers.get('content-type')).toContain('text/html');
  },
);

test('a garbled call of the API is refused as any other wrong one', async () => {
  const answer = await fetch(`${site.url}/api/tables/%E0%A4%A`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code: 'bad-request' } });
});

/** The bytes as they came over the wire. */
function raw(
  path: string,
  encoding: string,
): Promise<{ encoding: string | undefined; type: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request(site.url + path, { headers: { 'accept-encoding': encoding } }, async answer => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      const { 'content-encoding': sent, 'content-type': type = '' } = answer.headers;
      resolve({ encoding: sent, type, body: Buffer.concat(parts) });
    });
    asked.on('error', reject).end();
  });
}

test('what the build has compressed is sent compressed, to whoever can read it', async () => {
  const brotli = await raw('/assets/app-1234.js', 'gzip, deflate, br');
  expect([brotli.encoding, brotliDecompressSync(brotli.body).toString()]).toEqual(['br', CODE]);
  expect(brotli.type).toContain('javascript');
  const gzip = await raw('/assets/app-1234.js', 'gzip');
  expect([gzip.encoding, gunzipSync(gzip.body).toString()]).toEqual(['gzip', CODE]);
  const plain = await raw('/assets/app-1234.js', 'identity');
  expect([plain.encoding, plain.body.toString()]).toEqual([undefined, CODE]);
  const short = await raw('/assets/short-1234.js', 'br');
  expect([short.encoding, short.body.toString()]).toEqual([undefined, 'export {}']);
  for (const path of ['/', '/t/ABCDEF', '/nothing']) {
    const page = await raw(path, 'br');
    expect([path, page.encoding, brotliDecompressSync(page.body).toString()]).toEqual([path, 'br', PAGE]);
    expect(page.type).toContain('text/html');
  }
});

test('long answers of the API are compressed, short ones and errors are not', async () => {
  const encodingOf = async (path: string, accept: string) =>
    (await fetch(site.url + path, { headers: { 'accept-encoding': accept } })).headers.get(
      'content-encoding',
    );
  expect(await encodingOf('/api/games', 'gzip')).toBe('gzip');
  expect(await encodingOf('/api/games', 'identity')).toBe(null);
  expect(await encodingOf('/api/me', 'gzip')).toBe(null);
  expect(await encodingOf('/api/none', 'gzip')).toBe(null);
});
