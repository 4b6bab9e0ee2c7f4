import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  commitment,
  exportRecord,
  type Game,
  isSeed,
  newSeed,
  parseRecord,
  replay,
  seedFromText,
} from '../src/index.ts';
import { randomMatch } from '../src/kit/index.ts';
import { highCard } from './high-card.ts';

const game = highCard as unknown as Game;
const find = (id: string) => (id === game.id ? game : undefined);
const record = () => exportRecord(randomMatch(game, { seats: 3 }, 'record').match, ['Ada', 'Bice', 'Ciro']);
const text = (change: object) => JSON.stringify({ ...record(), ...change });

test('a commitment is the SHA-256 of the seed’s 32 bytes', () => {
  expect(commitment('00'.repeat(32))).toBe(
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
  );
});

test('a fresh seed is 32 bytes in hex and never the same', () => {
  expect(isSeed(newSeed())).toBe(true);
  expect(newSeed()).not.toBe(newSeed());
});

test('a record read back is the same and replays to its result', () => {
  const written = record();
  const read = parseRecord(JSON.stringify(written), find);
  expect(read).toEqual({ ok: true, value: written });
  const again = replay(written, game);
  expect(again.ok && game.result(again.value.state)).toEqual(written.result);
});

test.each([
  ['{"format":"signoria-re', 'record', 'not-json'],
  ['[]', 'format', 'not-a-record'],
  [text({ format: 'other' }), 'format', 'not-a-record'],
  [text({ version: 2 }), 'version', 'unknown-version'],
  [text({ game: 'chess' }), 'game', 'unknown-game'],
  [text({ rules: 9 }), 'rules', 'unknown-rules'],
  [text({ seats: 9 }), 'seats', 'bad-seats'],
  [text({ options: { cards: 99 } }), 'options.cards', 'bad-value'],
  [text({ names: ['Ada'] }), 'names', 'bad-names'],
  [text({ seed: 'abc' }), 'seed', 'bad-seed'],
  [text({ commitment: '00' }), 'commitment', 'wrong-commitment'],
  [text({ seed: seedFromText('another') }), 'commitment', 'wrong-commitment'],
  [text({ actions: {} }), 'actions', 'not-a-list'],
  [
    text({
      actions: [
        [0, { type: 'peek' }],
        [7, {}],
      ],
    }),
    'actions[1]',
    'bad-entry',
  ],
])('a broken record is refused: %#', (broken, at, code) => {
  expect(parseRecord(broken, find)).toMatchObject({ ok: false, problem: { at, code } });
});

test('an illegal action in the middle is named by its place and rule', () => {
  const { actions } = record();
  const broken = {
    ...record(),
    actions: [actions[0], [1, { type: 'show', card: 99 }] as const, ...actions.slice(1)],
  };
  const found = replay(broken, game);
  expect(found).toMatchObject({ ok: false, problem: { at: 'actions[1]', code: 'illegal-action' } });
});

test('a result the actions do not give is refused, and so is one that comes too early', () => {
  const written = record();
  const { result } = written;
  if (!result) throw new Error('the match is over');
  const wrong = { ...written, result: { ...result, places: [1, 1, 1] } };
  expect(replay(wrong, game)).toMatchObject({ ok: false, problem: { at: 'result', code: 'wrong-result' } });
  const cut = { ...written, actions: written.actions.slice(0, 2) };
  expect(replay(cut, game)).toMatchObject({ ok: false, problem: { at: 'result', code: 'wrong-result' } });
});

test('no text whatever makes the reader throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), brokenRecord()), input => {
      const found = parseRecord(input, find);
      if (found.ok) replay(found.value, game);
      else expect(found.problem.at).not.toBe('');
    }),
    { numRuns: 2000 },
  );
});

/** A real record with one field replaced by anything, or cut short anywhere. */
function brokenRecord(): fc.Arbitrary<string> {
  const whole = JSON.stringify(record());
  const keys = Object.keys(record());
  const replaced = fc
    .tuple(fc.constantFrom(...keys), fc.jsonValue())
    .map(([key, value]) => text({ [key]: value }));
  return fc.oneof(
    replaced,
    fc.nat(whole.length).map(length => whole.slice(0, length)),
  );
}
