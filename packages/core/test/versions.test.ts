import { expect, test } from 'vitest';
import {
  act,
  byRules,
  exportRecord,
  type Game,
  knownRules,
  type Match,
  parseRecord,
  playsAlike,
  replay,
  type Seat,
  seedFromText,
  startMatch,
} from '../src/index.ts';
import { type HighCard, highCard } from './high-card.ts';

/** By its second version one may no longer peek; the first is kept beside it. */
const second: Game<HighCard> = {
  ...highCard,
  rulesVersion: 2,
  earlier: [highCard],
  legal: (s, seat) => highCard.legal(s, seat).filter(({ type }) => type !== 'peek'),
  why: (s, seat, action) =>
    (action as { type?: unknown } | null)?.type === 'peek'
      ? { rule: 'HC-2', code: 'no-peeking' }
      : highCard.why(s, seat, action),
};
/** By another second version nothing that anybody sees has changed. */
const alike: Game<HighCard> = { ...highCard, rulesVersion: 2, earlier: [highCard] };

const find = (game: Game<HighCard>) => (id: string) =>
  id === game.id ? (game as unknown as Game) : undefined;

function played(game: Game<HighCard>, types: readonly string[]): Match<HighCard> {
  const options = { cards: 12 };
  const match = startMatch(game, 2, options, seedFromText('versions'));
  for (const type of types) {
    const [seat] = game.turn(match.state) as Seat[];
    const action = game.legal(match.state, seat).find(one => one.type === type);
    expect(act(match, seat, action)).toMatchObject({ ok: true });
  }
  return match;
}

test('a record is played through by the rules it names, old or new', () => {
  const old = exportRecord(played(highCard, ['peek', 'show', 'show']) as unknown as Match);
  expect(old.rules).toBe(1);
  const read = parseRecord(JSON.stringify(old), find(second));
  if (!read.ok) throw new Error(read.problem.at);
  expect(replay(read.value, second as unknown as Game)).toMatchObject({ ok: true });
  const claimed = parseRecord(JSON.stringify({ ...old, rules: 2 }), find(second));
  if (!claimed.ok) throw new Error(claimed.problem.at);
  expect(replay(claimed.value, second as unknown as Game)).toMatchObject({
    ok: false,
    problem: { at: 'actions[0]', code: 'illegal-action' },
  });
});

test('rules that nobody knows are refused by their place, and those known are told', () => {
  const record = exportRecord(played(highCard, []) as unknown as Match);
  for (const rules of [0, 3, '1', null])
    expect(parseRecord(JSON.stringify({ ...record, rules }), find(second))).toEqual({
      ok: false,
      problem: {
        at: 'rules',
        code: 'unknown-rules',
        expected: `a version of the rules of ${highCard.id}: 2, 1`,
      },
    });
  expect(replay({ ...record, rules: 7 }, second as unknown as Game)).toMatchObject({
    ok: false,
    problem: { at: 'rules' },
  });
  expect(byRules(second, 1)).toBe(highCard);
  expect(byRules(second, 2)).toBe(second);
  expect(knownRules(second as unknown as Game)).toEqual([2, 1]);
});

test('a match plays alike by rules that nobody can tell from its own, and by no others', () => {
  expect(playsAlike(played(highCard, ['peek', 'show']), alike)).toBe(true);
  expect(playsAlike(played(highCard, ['show']), second)).toBe(false);
  const fewer: Game<HighCard> = {
    ...alike,
    options: { ...highCard.options, presets: {} as never, fields: {} as never },
  };
  expect(playsAlike(played(highCard, ['show']), fewer)).toBe(false);
  const dealt: Game<HighCard> = {
    ...alike,
    setup: (seats, options, rng) => ({ ...highCard.setup(seats, options, rng), player: 1 }),
  };
  expect(playsAlike(played(highCard, []), dealt)).toBe(false);
});
