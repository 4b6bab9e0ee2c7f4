/** Runs every suite and closes with one line that counts them all: `N passed, N failed`. */
import { startVitest } from 'vitest/node';

const vitest = await startVitest('test', process.argv.slice(2), { run: true, watch: false });
const files = vitest.state.getTestModules();
let passed = 0;
let failed = vitest.state.getUnhandledErrors().length;
for (const file of files) {
  if (file.state() === 'failed' && [...file.children.allTests()].length === 0) failed++;
  for (const test of file.children.allTests()) {
    if (test.result().state === 'passed') passed++;
    else failed++;
  }
}
await vitest.close();
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0 || passed === 0) process.exitCode = 1;
