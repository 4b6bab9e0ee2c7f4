/**
 * Runs every suite and closes with one line that counts them all: `N passed, N failed`.
 *
 *   npm test                    everything, the browser suites included
 *   npm test -- packages/core  the suites whose path contains that text
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { findChromium } from '../e2e/browser.ts';

const ROOT = join(import.meta.dirname, '..');

interface Count {
  passed: number;
  failed: number;
}

async function run(config: string, filters: readonly string[]): Promise<Count> {
  const vitest = await startVitest('test', [...filters], {
    config: join(ROOT, config),
    run: true,
    watch: false,
    passWithNoTests: true,
  });
  const count: Count = { passed: 0, failed: vitest.state.getUnhandledErrors().length };
  for (const file of vitest.state.getTestModules()) {
    const tests = [...file.children.allTests()];
    if (tests.length === 0 && file.state() === 'failed') count.failed++;
    for (const test of tests) {
      if (test.result().state === 'passed') count.passed++;
      else count.failed++;
    }
  }
  await vitest.close();
  return count;
}

/** Chromium's place; on Debian, as root, it is installed when it is missing. */
function chromium(): string | null {
  const found = findChromium();
  if (found) return found;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall) return null;
  console.log('Chromium is missing: installing it with apt-get ...');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
  return findChromium();
}

const filters = process.argv.slice(2);
const total = await run('vitest.config.ts', filters);
const wantsBrowser = filters.length === 0 || filters.some(filter => filter.includes('e2e'));
if (wantsBrowser) {
  if (chromium()) {
    const browser = await run('e2e/vitest.config.ts', filters);
    total.passed += browser.passed;
    total.failed += browser.failed;
  } else {
    console.log(
      'Left out, for want of Chromium: all suites in e2e/. Install it (Debian: apt-get install chromium) or set CHROMIUM.',
    );
    if (process.env.CI) total.failed++;
  }
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
