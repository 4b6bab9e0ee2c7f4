import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/test/**/*.test.ts',
      'apps/{cli,server}/test/**/*.test.ts',
      '{scripts,bench}/**/*.test.ts',
    ],
    testTimeout: 120_000,
  },
});
