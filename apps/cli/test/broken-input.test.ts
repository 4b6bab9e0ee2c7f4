import {
  act,
  exportRecord,
  type MatchRecord,
  type OptionField,
  type Problem,
  parseOptions,
  parseRecord,
  pick,
  replay,
  rngFrom,
  seedFromText,
  startMatch,
} from '@signoria/core';
import { findGame, GAMES } from '@signoria/games';
import { lostCities } from '@signoria/lost-cities';
import { LANGUAGES } from '@signoria/words';
import { cliWords } from '@signoria/words/cli';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../src/engine/answer.ts';
import { newSession, type Session } from '../src/engine/session.ts';

const GOOD = records();

/** A problem says where, what and what would have been right. */
function saysWhat({ at, code, expected }: Problem): void {
  expect(at).not.toBe('');
  expect(code).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
  expect(expected).not.toBe('');
}

describe('parseRecord', () => {
  test('answers anything with a record or a problem', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map(value => JSON.stringify(value)),
        ),
        text => {
          const found = parseRecord(text, findGame);
          expect(found.ok).toBe(false);
          if (!found.ok) saysWhat(found.problem);
        },
      ),
    );
  });

  test('and a record cut short anywhere with a problem', () => {
    const text = JSON.stringify(GOOD[0]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: text.length - 1 }), end => {
        const found = parseRecord(text.slice(0, end), findGame);
        expect(found.ok ? null : found.problem.code).toBe('not-json');
      }),
    );
  });

  test('a record with a part exchanged is refused, or plays through to the end by the rules', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GOOD), fc.nat(), fc.jsonValue(), (record, place, value) => {
        const found = parseRecord(JSON.stringify(exchanged(record, place, value)), findGame);
        const game = found.ok ? findGame(found.value.game) : undefined;
        const played = found.ok && game ? replay(found.value, game) : found;
        if (!played.ok) saysWhat(played.problem);
      }),
      { numRuns: 500 },
    );
  });
});

describe.each(GAMES)('parseOptions of $id', game => {
  test('gives whole options, or a problem the terminal has words for in every language', async () => {
    const languages = await Promise.all(LANGUAGES.map(cliWords));
    const fields: Readonly<Record<string, OptionField>> = game.options.fields;
    const names = ['preset', ...Object.keys(fields)];
    const value = fc.oneof(fc.jsonValue(), ...Object.values(fields).map(valueFor));
    const entries = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value);
    fc.assert(
      fc.property(
        fc.oneof(entries, fc.jsonValue()),
        fc.constantFrom(game.seats.min, game.seats.max),
        (input, seats) => {
          const found = parseOptions(game.options, input, seats);
          if (!found.ok) {
            saysWhat(found.problem);
            for (const { problems } of languages) expect(problems).toHaveProperty(found.problem.code);
          } else
            expect(Object.keys(found.value as object).sort()).toEqual(
              Object.keys(game.options.fields).sort(),
            );
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('the engine', () => {
  const VERBS = [
    'new',
    'load',
    'status',
    'legal',
    'act',
    'why',
    'view',
    'events',
    'result',
    'imagine',
    'undo',
    'record',
  ];

  test('answers every line with one line', () => {
    const session = atTable();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), line => {
        isAnswer(answer(session, line));
      }),
    );
  });

  test('and every request, however odd its fields', () => {
    const field = fc.constantFrom(
      'game',
      'seats',
      'options',
      'seed',
      'seat',
      'as',
      'action',
      'since',
      'state',
      'view',
    );
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('lost-cities', 'table', 0, 1, 2, -1, { type: 'draw' }, { type: 'play', card: -1 }),
    );
    const requests = fc.tuple(fc.constantFrom(...VERBS), fc.dictionary(field, odd, { maxKeys: 4 }));
    fc.assert(
      fc.property(requests, ([verb, fields]) => {
        isAnswer(answer(atTable(), JSON.stringify({ ...fields, do: verb })));
      }),
      { numRuns: 1000 },
    );
  });

  test('a state with a part exchanged is refused, or can be asked anything', () => {
    const game = fc.constantFrom(...GAMES);
    fc.assert(
      fc.property(game, fc.nat(), fc.jsonValue(), ({ id }, place, value) => {
        const session = newSession();
        isAnswer(answer(session, JSON.stringify({ do: 'new', game: id, seed: 's' })));
        const { state } = JSON.parse(answer(session, '{"do":"state"}'));
        isAnswer(
          answer(session, JSON.stringify({ do: 'load', game: id, state: exchanged(state, place, value) })),
        );
        const { actions = [] } = JSON.parse(answer(session, '{"do":"legal"}'));
        isAnswer(answer(session, JSON.stringify({ do: 'act', action: actions[0] })));
        isAnswer(answer(session, '{"do":"imagine","as":0}'));
        isAnswer(answer(session, '{"do":"result"}'));
      }),
      { numRuns: 500 },
    );
  });

  function isAnswer(text: string): void {
    expect(text).not.toContain('\n');
    const said = JSON.parse(text);
    expect(said.ok).toBe(!('error' in said || 'refusal' in said));
    if ('error' in said) saysWhat(said.error);
    if ('refusal' in said) expect(said.refusal.rule).toMatch(/^[A-Z]+-\d+\.\d+$/);
  }

  function atTable(): Session {
    const session = newSession();
    answer(session, '{"do":"new","game":"lost-cities","seed":"s"}');
    return session;
  }
});

/** What an option could be. */
function valueFor(field: OptionField): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: field.minimum - 1, max: field.maximum + 1 });
    case 'string':
      return fc.constantFrom(...field.enum);
    case 'array':
      return fc.subarray([...field.items.enum]);
  }
}

/** A copy in which the `place`th value, counted through all depths, is another. */
function exchanged(whole: unknown, place: number, value: unknown): unknown {
  const paths: (string | number)[][] = [];
  const walk = (part: unknown, path: (string | number)[]) => {
    if (path.length > 0) paths.push(path);
    if (typeof part === 'object' && part !== null)
      for (const [key, inner] of Object.entries(part)) walk(inner, [...path, key]);
  };
  walk(whole, []);
  const copy = structuredClone(whole);
  const path = paths[place % paths.length];
  let part = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) part = part[key] as Record<string | number, unknown>;
  part[path[path.length - 1]] = value;
  return copy;
}

/** A few matches, some of them unfinished. */
function records(): MatchRecord[] {
  return [1, 2, 3].map(number => {
    const rng = rngFrom(number);
    const match = startMatch(
      lostCities,
      2,
      lostCities.options.presets.published,
      seedFromText(`record ${number}`),
    );
    while (lostCities.turn(match.state).length > 0 && match.moves.length < number * 100) {
      const [seat] = lostCities.turn(match.state);
      act(match, seat, pick(rng, lostCities.legal(match.state, seat)));
    }
    return exportRecord(match as never, ['Ada', 'Bruno']);
  });
}
