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
import { findPostgres } from '../apps/server/test/postgres.ts';
import { findChromium } from '../e2e/browser.ts';

const ROOT = join(import.meta.dirname, '..');

interface Count {
  passed: number;
  failed: number;
}

async function run(config: string, filters: readonly string[], isSecond = false): Promise<Count> {
  const vitest = await startVitest('test', [...filters], {
    config: join(ROOT, config),
    run: true,
    watch: false,
    passWithNoTests: true,
  });
  const errors = vitest.state.getUnhandledErrors();
  const stopped = isSecond ? [] : errors.flatMap(stoppedBy);
  const count: Count = { passed: 0, failed: errors.length - stopped.length };
  for (const file of vitest.state.getTestModules()) {
    if (stopped.includes(file.moduleId)) continue;
    const tests = [...file.children.allTests()];
    if (tests.length === 0 && file.state() === 'failed') count.failed++;
    for (const test of tests) {
      const { state } = test.result();
      if (state === 'passed') count.passed++;
      else if (state !== 'skipped') count.failed++;
    }
  }
  await vitest.close();
  if (stopped.length === 0) return count;
  console.log(`V8 stopped on a check of its own. Once more: ${stopped.join(', ')}`);
  const again = await run(config, stopped, true);
  return { passed: count.passed + again.passed, failed: count.failed + again.failed };
}

/**
 * The file whose process V8 ended with SIGTRAP: a check of its own failed, seen when threads with WebAssembly come and
 * go (nodejs/node#64500). Nothing in the file has failed then, and it is run once more; any other end is a failure.
 */
function stoppedBy(error: unknown): string[] {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
  return cause.match(/with signal SIGTRAP .* running test file (\S+)/)?.slice(1) ?? [];
}

/** Where a program is; on Debian, as root, it is installed when it is missing. */
function install(find: () => string | null, name: string): string | null {
  const found = find();
  if (found) return found;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall) return null;
  console.log(`${name} is missing: installing it with apt-get ...`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit' });
  return find();
}

const filters = process.argv.slice(2);
// In CI the suites that need it fail without it; elsewhere they are left out.
if (!install(findPostgres, 'postgresql'))
  console.log(
    'Left out, for want of PostgreSQL: what apps/server tests against it. Install it (Debian: apt-get install postgresql).',
  );
const total = await run('vitest.config.ts', filters);
const wantsBrowser = filters.length === 0 || filters.some(filter => filter.includes('e2e'));
if (wantsBrowser) {
  if (install(findChromium, 'chromium')) {
    const browser = await run('e2e/vitest.config.ts', filters);
    total.passed += browser.passed;
    total.failed += browser.failed;
  } else {
    console.log(
      'Skipped: all suites in e2e/, because Chromium is not installed. Install it (Debian: apt-get install chromium) or set CHROMIUM.',
    );
    if (process.env.CI) total.failed++;
  }
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
