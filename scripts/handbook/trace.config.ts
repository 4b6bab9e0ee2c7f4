import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The games' own tests, each with a note of the functions it ran. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['packages/*/test/**/*.test.ts'],
    setupFiles: [join(import.meta.dirname, 'trace.ts')],
    testTimeout: 120_000,
  },
});
