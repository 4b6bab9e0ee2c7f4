import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ask } from '../src/match/local/messages.ts';
import { ONE, saved } from './local-match.ts';

let asked: Ask[];
/** What the worker of the game tells, and what another page keeps. */
let tell: (message: object) => void;
let keptElsewhere: (id: string, newValue: string | null) => void;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('addEventListener', (_: string, hear: (event: object) => void) => {
    keptElsewhere = (id, newValue) => hear({ key: `signoria.match.${id}`, newValue });
  });
  vi.stubGlobal(
    'Worker',
    class {
      onmessage = (_: { data: object }) => {};
      terminate = vi.fn();
      constructor() {
        tell = data => this.onmessage({ data });
      }
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

test.each([
  ['stops where it goes on in another page', 'playing', 'test', '{}', 'game-elsewhere'],
  ['stays where it is over', 'over', 'test', '{}', null],
  ['stays where another game is kept', 'playing', 'other', '{}', null],
  ['stays where it is deleted from the list', 'playing', 'test', null, null],
])('a game %s', async (_, status, id, kept, problem) => {
  const { localSource } = await import('../src/match/local/source.ts');
  const source = localSource(saved(ONE), () => {});
  tell({ type: 'state', state: { status }, saved: saved(ONE) });
  keptElsewhere(id, kept);
  expect(source.problem()).toBe(problem);
});
