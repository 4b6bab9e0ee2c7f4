import { describe, expect, test } from 'vitest';
import { sourcesUnder } from './source-files.ts';

/** What is decided in one place stays there: a second place would be found here. */
function placesOf(folders: readonly string[], what: RegExp): string[] {
  return folders
    .flatMap(folder => sourcesUnder(folder))
    .filter(({ text }) => what.test(text))
    .map(({ file }) => file);
}

describe('decided once', () => {
  test('what of a match a viewer is told, on the server and on a device', () => {
    expect(
      placesOf(['apps/server/src', 'apps/web/src', 'packages/protocol/src'], /\.redact\(|commitment\(/),
    ).toEqual(['packages/protocol/src/match-for.ts']);
  });

  test('what comes of a bot that fails: whoever asks one asks by takeTurn', () => {
    expect(placesOf(['apps/server/src', 'apps/web/src'], /\.choose\(/)).toEqual([]);
  });

  test('which rule forbids what: no board names a rule, each asks its game', () => {
    const boards = ['apps/web/src/boards', 'apps/cli/src/boards'];
    expect(placesOf(boards, /['"`](LC|P|C|IP)-\d|\brefuse\(/)).toEqual([]);
  });
});
