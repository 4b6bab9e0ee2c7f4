import { expect, test } from 'vitest';
import { openTurns } from '../src/bots/turns.ts';
import { startedMatch, stateOf, testServer, visitor } from './kit.ts';

const NEVER = new AbortController().signal;

/** Work that is noted when it is begun, and ends when it is told to. */
function openWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name);
      return new Promise<string>(resolve => ends.set(name, () => resolve(name)));
    },
    async end(name: string): Promise<void> {
      await new Promise(resolve => setImmediate(resolve));
      ends.get(name)?.();
      await new Promise(resolve => setImmediate(resolve));
    },
  };
}

test('whoever wants much gets one of it at a time, in turn with everybody else', async () => {
  const { begun, work, end } = openWork();
  const turns = openTurns(1);
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'])
    void turns.run(name[0], NEVER, work(name)).catch(() => undefined);
  const order = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2'];
  for (const name of order) await end(name);
  expect([begun, turns.waiting()]).toEqual([order, 0]);
});

test('as much as may be is done at once, and more when some of it has ended, however it ends', async () => {
  const { begun, work, end } = openWork();
  const turns = openTurns(2);
  const failing = turns.run('a', NEVER, () => Promise.reject(new Error('failed')));
  for (const name of ['a1', 'b1', 'c1']) void turns.run(name[0], NEVER, work(name));
  await expect(failing).rejects.toThrow('failed');
  await new Promise(resolve => setImmediate(resolve));
  expect([begun, turns.waiting()]).toEqual([['a1', 'b1'], 1]);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
});

test('whoever gives up while waiting has no turn, and holds up nobody', async () => {
  const { begun, work, end } = openWork();
  const turns = openTurns(1);
  void turns.run('a', NEVER, work('a1'));
  const { signal, abort } = abortable();
  const given = turns.run('b', signal, work('b1'));
  void turns.run('b', NEVER, work('b2'));
  abort();
  await expect(given).rejects.toThrow('aborted');
  await expect(turns.run('c', signal, work('c1'))).rejects.toThrow('aborted');
  await end('a1');
  expect([begun, turns.waiting()]).toEqual([['a1', 'b2'], 0]);
});

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

test('one person at many tables with bots keeps nobody else’s bot waiting', async () => {
  const { url, services, stop } = await testServer({ botThinkMs: 150, botLimitMs: 60_000 });
  const [eve, ada] = [await visitor(url, 'Eve'), await visitor(url, 'Ada')];
  const body = { game: 'lost-cities', seats: 2, bots: [null, 'champion'] } as const;
  const answered: string[] = [];
  services.matches.onEntry(({ header }, entry) => {
    if (entry.kind === 'act' && entry.by === 'bot') answered.push(header.id);
  });
  /** Until the bot is to move. */
  const begin = async (who: typeof eve): Promise<string> => {
    const { match } = await startedMatch([who], { ...body, bots: [...body.bots] });
    for (;;) {
      const { turn, version, legal } = await stateOf(who, match);
      if (turn[0] === 1) return match;
      await who.call('POST', `/api/matches/${match}/act`, { version, action: legal[0] });
    }
  };
  for (let i = 0; i < 12; i++) await begin(eve);
  const since = answered.length;
  const hers = await begin(ada);
  while (!answered.includes(hers)) await new Promise(resolve => setTimeout(resolve, 10));
  expect(answered.indexOf(hers) - since).toBeLessThan(6);
  await stop();
});
