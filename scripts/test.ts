/**
 * Runs every suite and ends with one line that counts them all: `N passed, N failed`.
 *
 *   npm test                    everything, including the browser suites
 *   npm test -- packages/core   the suites whose path contains that text
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { startVitest } from 'vitest/node';
import { findPostgres } from '../apps/server/test/postgres.ts';
import { findChromium, findShell } from '../e2e/browser.ts';

const ROOT = join(import.meta.dirname, '..');

/** More files than this do not fail by chance. */
const MOST_BY_CHANCE = 4;

interface Outcome {
  readonly passed: number;
  /** Each failure by its name: the file, then the test. */
  readonly failed: readonly string[];
}

/** What became of each file; of what belongs to none, under no name. */
type Outcomes = Map<string, Outcome>;

async function run(config: string, filters: readonly string[]): Promise<Outcomes> {
  const vitest = await startVitest('test', [...filters], {
    config: join(ROOT, config),
    run: true,
    watch: false,
    passWithNoTests: true,
  });
  const outcomes: Outcomes = new Map();
  for (const file of vitest.state.getTestModules()) {
    const name = relative(ROOT, file.moduleId);
    const tests = [...file.children.allTests()];
    const bad = tests.filter(test => !['passed', 'skipped'].includes(test.result().state));
    const failed = bad.map(test => `${name}: ${test.fullName}`);
    if (failed.length === 0 && file.state() === 'failed') failed.push(name);
    outcomes.set(name, { passed: tests.filter(test => test.result().state === 'passed').length, failed });
  }
  for (const error of vitest.state.getUnhandledErrors()) {
    const name = stoppedBy(error);
    const before = outcomes.get(name);
    const failure = name || String(error);
    outcomes.set(name, { passed: before?.passed ?? 0, failed: [...(before?.failed ?? []), failure] });
  }
  await vitest.close();
  return outcomes;
}

/**
 * Servers are killed and browsers driven on whatever machine there is, and now and then one of them is late. A few files
 * that failed are run once more, by themselves; what fails again has failed, and what does not is named.
 */
async function runTwice(config: string, filters: readonly string[]): Promise<Outcomes> {
  const first = await run(config, filters);
  const failing = [...first].flatMap(([file, { failed }]) => (file && failed.length > 0 ? file : []));
  if (failing.length === 0 || failing.length > MOST_BY_CHANCE) return first;
  console.log(`Running once more on their own: ${failing.join(', ')}`);
  const second = await run(config, failing);
  for (const file of failing)
    for (const name of first.get(file)?.failed ?? [])
      if (!second.get(file)?.failed.includes(name)) console.log(`Passed only on the second try: ${name}`);
  return new Map([...first, ...second]);
}

/** The file whose process ended before its tests did, V8 stopping on a check of its own, say (nodejs/node#64500). */
function stoppedBy(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
  const path = cause.match(/running test file (\S+)/)?.[1];
  return path ? relative(ROOT, path) : '';
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
    'Skipped: server tests that need PostgreSQL, because it is not installed. Install it (Debian: apt-get install postgresql).',
  );
const outcomes = [...(await runTwice('vitest.config.ts', filters)).values()];
const wantsBrowser = filters.length === 0 || filters.some(filter => filter.includes('e2e'));
if (wantsBrowser) {
  if (install(findChromium, 'chromium')) {
    // Not needed, but the suites take less time with it.
    if (!process.env.CHROMIUM) install(findShell, 'chromium-headless-shell');
    outcomes.push(...(await runTwice('e2e/vitest.config.ts', filters)).values());
  } else {
    console.log(
      'Skipped: all suites in e2e/, because Chromium is not installed. Install it (Debian: apt-get install chromium) or set CHROMIUM.',
    );
    if (process.env.CI) outcomes.push({ passed: 0, failed: ['e2e: no Chromium'] });
  }
}
const passed = outcomes.reduce((sum, one) => sum + one.passed, 0);
const failed = outcomes.flatMap(one => one.failed);
for (const name of failed) console.log(`Failed: ${name}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 || passed === 0 ? 1 : 0;
