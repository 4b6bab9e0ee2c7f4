import { pick, rngFrom } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { describe, expect, test } from 'vitest';
import { answer } from '../src/engine/answer.ts';
import { type Line, linesOf } from '../src/engine/lines.ts';
import { newSession, type Session } from '../src/engine/session.ts';
import { signoria } from './cli.ts';

function ask(session: Session, request: object) {
  return JSON.parse(answer(session, JSON.stringify(request)));
}

function nested(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels);
}

describe('a line', () => {
  test('is what stands between two newlines, and each has one answer', async () => {
    const lines = [
      '{"id":1,"do":"games"}\u2028{"do":"games"}',
      '{"id":2,"do":"games"}\r{"do":"games"}',
      '{"id":3,"do":"bots","note":"\u2028 and \u2029 within a text"}',
      `{"id":${nested(5000)},"do":"status"}`,
      `{"id":5,"do":"act","action":${nested(200_000)}}`,
      '{"id":6,"do":"bots"}\r',
    ];
    const { code, out, err } = await signoria(['engine'], { input: `${lines.join('\n\n \n')}\n\n` });
    const said = out.trim().split('\n');
    expect([code, err, said.length]).toEqual([0, '', lines.length]);
    const codes = said.map(line => JSON.parse(line).error?.code ?? JSON.parse(line).id);
    expect(codes).toEqual(['not-json', 'not-json', 3, 'too-deep', 'too-deep', 6]);
  });

  test('that is no UTF-8 or too long is answered, and those after it too', async () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe, 0x0a]), Buffer.from('ab\nabcdefghi\nabc\r\nlast')]);
    expect(await linesIn([bytes], 8)).toEqual([
      { problem: 'not-utf8' },
      { text: 'ab' },
      { problem: 'line-too-long' },
      { text: 'abc' },
      { text: 'last' },
    ]);
  });

  test('may come in pieces, cut anywhere', async () => {
    const bytes = Buffer.from('{"a":"é"}\n\n{"b":"\u2028"}\r\n');
    const whole = await linesIn([bytes]);
    expect(whole).toEqual([{ text: '{"a":"é"}' }, { text: '' }, { text: '{"b":"\u2028"}' }]);
    for (let size = 1; size < 8; size++) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
        bytes.subarray(i * size, (i + 1) * size),
      );
      expect(await linesIn(pieces)).toEqual(whole);
    }
  });

  test('of 20 million characters does not stop the engine', async () => {
    const input = `{"do":"${'x'.repeat(20_000_000)}"}\n{"do":"bots"}\n`;
    const { out } = await signoria(['engine'], { input });
    const said = out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(said.map(({ ok, error }) => error?.code ?? ok)).toEqual(['line-too-long', true]);
  });

  async function linesIn(pieces: readonly Buffer[], longest?: number): Promise<Line[]> {
    async function* input() {
      yield* pieces;
    }
    const lines: Line[] = [];
    for await (const line of linesOf(input(), longest)) lines.push(line);
    return lines;
  }
});

describe.each(GAMES.map(game => game.id))('a table of %s', id => {
  test('is not changed by a wrong request', () => {
    const session = newSession();
    ask(session, { do: 'new', game: id, seed: 'pipe' });
    const before = ask(session, { do: 'look' });
    const view = before.views[0];
    const wrong = [
      { do: 'imagine', view: {} },
      { do: 'imagine', view: null },
      { do: 'imagine', view: { ...view, seats: 99 } },
      { do: 'imagine', view: { ...view, who: 7 } },
      { do: 'imagine', as: 'nobody' },
      { do: 'load', game: id, state: {} },
      { do: 'load', game: id, state: { ...before.state, options: 3 } },
      { do: 'load', record: { format: 'pgn' } },
      { do: 'new', game: 'chess' },
      { do: 'new', game: id, seats: 99 },
      { do: 'new', game: id, table: 7 },
      { do: 'act', action: { type: 'nothing' } },
      { do: 'act', seat: 99, action: before.legal[before.turn[0]][0] },
      { do: 'act', seat: before.turn[0], as: 99, action: before.legal[before.turn[0]][0] },
      { do: 'choose', bot: 'napoleon' },
      { do: 'choose', bot: 'champion', playouts: 1e12 },
      { do: 'undo' },
      { do: 'close', table: 'another' },
    ];
    for (const request of wrong) {
      expect(ask(session, request), JSON.stringify(request)).toMatchObject({ ok: false });
      expect(ask(session, { do: 'look' })).toEqual(before);
    }
  });

  test('is told whole in one answer', () => {
    const session = newSession();
    const { seats } = ask(session, { do: 'new', game: id, seed: 'look' });
    const { state, legal, views, turn, over, result } = ask(session, { do: 'look' });
    expect(state).toEqual(ask(session, { do: 'state' }).state);
    expect([over, result, legal.length]).toEqual([false, null, seats]);
    for (let seat = 0; seat < seats; seat++) {
      expect(legal[seat]).toEqual(ask(session, { do: 'legal', seat }).actions);
      expect(legal[seat].length > 0).toBe(turn.includes(seat));
      expect(views[seat]).toEqual(ask(session, { do: 'view', as: seat }).view);
    }
    expect(views.table).toEqual(ask(session, { do: 'view', as: 'table' }).view);
  });

  test('may be given with its keys in any order', () => {
    const session = newSession();
    ask(session, { do: 'new', game: id, seed: 'keys' });
    const { state } = ask(session, { do: 'state' });
    const other = newSession();
    expect(ask(other, { do: 'load', game: id, state: turnedRound(state) })).toMatchObject({ ok: true });
    expect(ask(other, { do: 'look' })).toEqual(ask(session, { do: 'look' }));
  });

  test('says that the game is over to whoever would go on', () => {
    const session = newSession();
    const rng = rngFrom(3);
    ask(session, { do: 'new', game: id, seed: 'over' });
    for (let table = ask(session, { do: 'look' }); !table.over; table = ask(session, { do: 'look' })) {
      const seat = pick(rng, table.turn as number[]);
      ask(session, { do: 'act', seat, action: pick(rng, table.legal[seat] as object[]) });
    }
    const gameOver = { rule: expect.any(String), code: 'game-over' };
    for (const request of [
      { do: 'legal' },
      { do: 'act', action: { type: 'pass' } },
      { do: 'choose', bot: 'random' },
      { do: 'choose', bot: 'random', seat: 1 },
    ])
      expect(ask(session, request)).toEqual({ ok: false, refusal: gameOver });
    expect(ask(session, { do: 'why', action: { type: 'pass' } })).toEqual({ ok: true, why: gameOver });
  });
});

test.each(GAMES)(
  'material of $id tells every number a state can hold, by names in both languages',
  ({ id }) => {
    const { material } = ask(newSession(), { do: 'material', game: id });
    for (const [kind, items] of Object.entries<{ number: number; name: { en: string; fr: string } }[]>(
      material,
    )) {
      expect(items.length, kind).toBeGreaterThan(2);
      expect(new Set(items.map(({ number }) => number)).size, kind).toBe(items.length);
      for (const { name } of items)
        for (const text of [name.en, name.fr]) expect(text, kind).toMatch(/\p{L}/u);
    }
    const numbers = new Set(material.cards.map(({ number }: { number: number }) => number));
    const session = newSession();
    ask(session, { do: 'new', game: id, seed: 'material' });
    const { state } = ask(session, { do: 'state' });
    for (const card of state.stock ?? state.pile ?? state.deck) expect(numbers).toContain(card);
    expect(ask(newSession(), { do: 'material', game: 'chess' }).error.code).toBe('unknown-game');
  },
);

test('several tables are played side by side in one process', () => {
  const session = newSession();
  const [first] = GAMES;
  ask(session, { do: 'new', game: first.id, seed: 'one' });
  for (const { id } of GAMES) ask(session, { do: 'new', game: id, seed: 'two', table: id });
  const listed = ask(session, { do: 'tables' }).tables;
  expect(listed.map(({ table, game }: { table: string; game: string }) => [table, game])).toEqual([
    ['', first.id],
    ...GAMES.map(({ id }) => [id, id]),
  ]);
  const { actions, seat } = ask(session, { do: 'legal', table: first.id });
  ask(session, { do: 'act', table: first.id, seat, action: actions[0] });
  expect(ask(session, { do: 'status', table: first.id }).version).toBe(1);
  expect(ask(session, { do: 'status' }).version).toBe(0);
  expect(ask(session, { do: 'close', table: first.id })).toEqual({ ok: true });
  expect(ask(session, { do: 'status', table: first.id }).error.code).toBe('no-table');
  expect(ask(session, { do: 'status' }).ok).toBe(true);
});

/** The same, every object's keys in the opposite order. */
function turnedRound(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnedRound);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, turnedRound(part)] as const);
  return Object.fromEntries(entries.reverse());
}
