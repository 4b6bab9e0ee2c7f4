/** Set up before the traced tests: notes by test which functions of the games it ran, as V8 counts them. */
import { appendFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, type RunnerTask } from 'vitest';

const session = new Session();

beforeAll(async () => {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
});

/** Each time it is asked, V8 counts anew. */
beforeEach(async () => {
  await session.post('Profiler.takePreciseCoverage');
});

afterEach(async ({ task }) => {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const ran = result.flatMap(({ url, functions }) => {
    const file = relative(process.cwd(), url.startsWith('file:') ? fileURLToPath(url) : url);
    if (!/^packages\/[^/]+\/src\//.test(file)) return [];
    const called = functions.filter(({ ranges }) => ranges[0].count > 0);
    return called.map(({ functionName }) => `${file} ${functionName}`);
  });
  appendFileSync(
    process.env.TRACE_TO ?? '/dev/null',
    `${JSON.stringify({ titles: titlesOf(task), file: relative(process.cwd(), task.file.filepath), ran })}\n`,
  );
});

/** A test's title and those of the groups it stands in. */
function titlesOf(task: Readonly<RunnerTask>): string[] {
  return task.suite ? [...titlesOf(task.suite), task.name] : [task.name];
}

afterAll(() => session.disconnect());
