import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ask } from '../src/match/local/messages.ts';
import { serveGames } from '../src/match/local/serve.ts';
import { ONE, saved } from './local-match.ts';

/** What the page and the browser around the worker are to it. */
const page = { ask: (_: Ask) => {}, told: vi.fn(), reported: vi.fn() };

beforeEach(() => {
  vi.stubGlobal('addEventListener', (_: string, hear: (message: { data: Ask }) => void) => {
    page.ask = data => hear({ data });
  });
  vi.stubGlobal('postMessage', page.told);
  vi.stubGlobal('reportError', page.reported);
});
afterEach(() => void vi.unstubAllGlobals());

test('what breaks while a question is answered reaches the page as an error, and the next is answered', async () => {
  serveGames();
  const broken = new Error('cannot be told');
  page.told.mockImplementationOnce(() => {
    throw broken;
  });
  page.ask({ type: 'open', saved: saved(ONE) });
  await vi.waitFor(() => expect(page.reported).toHaveBeenCalledWith(broken));
  page.ask({ type: 'record', call: 1 });
  await vi.waitFor(() =>
    expect(page.told).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'record', call: 1 })),
  );
});
