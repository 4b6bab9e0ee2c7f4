import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, testServer } from './kit.ts';

test('the built site is served with one page for all its addresses', async () => {
  const webDir = folder();
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<title>Signoria</title>');
  writeFileSync(join(webDir, 'assets', 'app-1234.js'), 'export {}');
  const site = await testServer({ webDir });
  const page = await fetch(`${site.url}/t/ABCDEF`);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(await page.text()).toContain('Signoria');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  const asset = await fetch(`${site.url}/assets/app-1234.js`);
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${site.url}/assets/none.js`)).status).toBe(404);
  expect((await fetch(`${site.url}/api/none`)).status).toBe(404);
  await site.stop();
});
