import { readFileSync } from 'node:fs';
import { pick, rngFrom } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { describe, expect, test } from 'vitest';
import { answer } from '../src/engine/answer.ts';
import { newSession } from '../src/engine/session.ts';
import { signoria } from './cli.ts';

const PROTOCOL = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const CONVERSATIONS = [...PROTOCOL.matchAll(/```jsonl\n([^`]*)```/g)].map(([, lines]) =>
  lines.trim().split('\n'),
);

describe('docs/protocol.md', () => {
  test('holds conversations', () => {
    expect(CONVERSATIONS.length).toBeGreaterThanOrEqual(2);
  });

  test.each(CONVERSATIONS.map((lines, i) => [i + 1, lines] as const))(
    'conversation %i is true',
    (_, lines) => {
      const session = newSession();
      for (let i = 0; i < lines.length; i += 2) {
        const [request, expected] = [lines[i], lines[i + 1]];
        expect([request[0], expected[0]]).toEqual(['>', '<']);
        const said: unknown = JSON.parse(answer(session, request.slice(2)));
        expect(said).toMatchObject(replaceDots(JSON.parse(expected.slice(2))) as object);
      }
    },
  );

  test('names every verb', () => {
    const { error } = JSON.parse(answer(newSession(), '{"do":"?"}'));
    const verbs: string[] = error.expected.replace('one of ', '').split(', ');
    for (const verb of verbs) expect(PROTOCOL).toContain(`| \`${verb}\` |`);
  });
});

/** "…" stands for anything. */
function replaceDots(value: unknown): unknown {
  if (value === '…') return expect.anything();
  if (Array.isArray(value)) return value.map(replaceDots);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaceDots(part)]));
  return value;
}

describe.each(GAMES.map(game => game.id))('the engine plays %s', id => {
  const ask = (session: ReturnType<typeof newSession>, request: object) =>
    JSON.parse(answer(session, JSON.stringify(request)));

  test('to the end, from a state and from a record alike', () => {
    const rng = rngFrom(7);
    const session = newSession();
    const other = newSession();
    ask(session, { do: 'new', game: id, seed: 'engine' });
    ask(other, { do: 'load', game: id, state: ask(session, { do: 'state' }).state });
    for (let status = ask(session, { do: 'status' }); !status.over; ) {
      const seat = pick(rng, status.turn as number[]);
      const action = pick(rng, ask(session, { do: 'legal', seat }).actions as object[]);
      status = ask(session, { do: 'act', seat, action });
      expect(ask(other, { do: 'act', seat, action }).events).toEqual(status.events);
    }
    const { result } = ask(session, { do: 'result' });
    expect(result.places).toContain(1);
    expect(ask(other, { do: 'result' }).result).toEqual(result);
    const { record } = ask(session, { do: 'record' });
    const again = newSession();
    expect(ask(again, { do: 'load', record })).toMatchObject({ ok: true, over: true });
    expect(ask(again, { do: 'state' })).toEqual(ask(session, { do: 'state' }));
    expect(ask(other, { do: 'record' }).error.code).toBe('no-past');
  });

  test('and refuses a state with a field too many, too few, or of another shape', () => {
    const session = newSession();
    ask(session, { do: 'new', game: id, seed: 'engine' });
    const { state } = ask(session, { do: 'state' });
    const broken = [
      { ...state, extra: 1 },
      ...Object.keys(state).map(key => ({ ...state, [key]: undefined })),
      { ...state, options: { nothing: true } },
      { ...state, seats: 99 },
      [],
      null,
    ];
    for (const other of broken)
      expect(ask(newSession(), { do: 'load', game: id, state: other }).ok).toBe(false);
  });
});

test('printf ... | signoria engine', async () => {
  const input =
    '{"id":"a","do":"new","game":"lost-cities","seed":"x"}\n\nnonsense\n{"id":"b","do":"legal"}\n';
  const { code, out, err } = await signoria(['engine'], { input });
  const lines = out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  expect([code, err]).toEqual([0, '']);
  expect(lines.map(({ id, ok }) => [id, ok])).toEqual([
    ['a', true],
    [undefined, false],
    ['b', true],
  ]);
});
