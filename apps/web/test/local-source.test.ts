import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ask } from '../src/match/local/messages.ts';
import { ONE, saved } from './local-match.ts';

let asked: Ask[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal(
    'Worker',
    class {
      postMessage(message: Ask) {
        asked.push(message);
      }
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

test('a pace chosen in the middle of a game holds from the next move on', async () => {
  const { localSource } = await import('../src/match/local/source.ts');
  const { prefer } = await import('../src/preferences/preferences.ts');
  const source = localSource(saved(ONE), () => {});
  void source.act({ type: 'any' });
  prefer({ pace: 'quick' });
  void source.act({ type: 'any' });
  prefer({ pace: 'slow' });
  void source.undo();
  expect(asked).toMatchObject([
    { type: 'open' },
    { type: 'act', graceMs: 1_500 },
    { type: 'act', graceMs: 0 },
    { type: 'undo', graceMs: 3_000 },
  ]);
});
