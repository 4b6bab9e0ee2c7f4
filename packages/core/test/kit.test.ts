import { expect, test } from 'vitest';
import type { Game } from '../src/index.ts';
import { type Rng, type Seat, shuffle, type Who } from '../src/index.ts';
import { playThrough, watchRules } from '../src/kit/games.ts';
import { type Kit, runKit } from '../src/kit/index.ts';
import { watchLeaks, watchWorlds } from '../src/kit/secrets.ts';
import { type HighCard, type HighCardState, highCard } from './high-card.ts';

const kit: Kit<HighCard> = {
  game: highCard,
  tables: [{ seats: 2 }, { seats: 4, options: { preset: 'long' } }],
  games: 200,
  universe: s => [
    { type: 'peek' },
    ...Array.from({ length: s.options.cards }, (_, card) => ({ type: 'show', card })),
  ],
  material: s => [...s.deck, ...s.hands.flat(), ...s.shown].sort((a, b) => a - b),
  recount: s => [...s.shown],
  scramble,
  golden: `${import.meta.dirname}/golden`,
};

runKit(kit);

const table = { seats: 3 };
const faulty = (fault: Partial<Game<HighCard>>): Kit<HighCard> => ({
  ...kit,
  game: { ...highCard, ...fault },
});

test('the kit is content with the sound game', () => {
  playThrough(kit, table, 1);
  watchRules(kit, table, 1);
  watchWorlds(kit, table, 1);
  expect(watchLeaks(kit, table, 1)).toBeGreaterThan(0);
});

test('the kit finds a lost card', () => {
  const apply: Game<HighCard>['apply'] = (s, seat, action, emit) => {
    highCard.apply(s, seat, action, emit);
    s.deck.shift();
  };
  expect(() => playThrough(faulty({ apply }), table, 1)).toThrow('expected');
});

test('the kit finds a wrong total', () => {
  const result: Game<HighCard>['result'] = s => {
    const found = highCard.result(s);
    return found && { ...found, scores: found.scores.map(score => ({ ...score, total: score.total + 1 })) };
  };
  expect(() => playThrough(faulty({ result }), table, 1)).toThrow('the result');
});

test('the kit finds a memory that is untrue, in the real state and in an imagined one', () => {
  const untruth: Kit<HighCard>['untruth'] = (s, view) =>
    view.shown.every((card, seat) => card === s.shown[seat]) ? null : 'another card was shown';
  playThrough({ ...kit, untruth }, table, 1);
  const view: Game<HighCard>['view'] = (s, who) => ({
    ...highCard.view(s, who),
    shown: s.shown.map(() => 99),
  });
  expect(() => playThrough({ ...faulty({ view }), untruth }, table, 1)).toThrow('remembered by');
  const imagine: Game<HighCard>['imagine'] = (v, rng) => {
    const world = highCard.imagine(v, rng);
    return { ...world, shown: world.shown.map(() => 99) };
  };
  expect(() => playThrough({ ...faulty({ imagine }), untruth }, table, 1)).toThrow('imagined');
});

test('the kit finds a game that does not end', () => {
  expect(() => playThrough(faulty({ apply: () => undefined }), table, 1)).toThrow('not over');
});

test('the kit finds an action that is listed but refused, and one that is allowed but not listed', () => {
  const why: Game<HighCard>['why'] = (s, seat, action) =>
    JSON.stringify(action) === '{"type":"peek"}'
      ? { rule: 'X-1', code: 'no' }
      : highCard.why(s, seat, action);
  expect(() => watchRules(faulty({ why }), table, 1)).toThrow('listed but refused');
  expect(() => watchRules(faulty({ why: () => null }), table, 1)).toThrow('not listed');
});

test('the kit finds a refusal without a rule', () => {
  const why: Game<HighCard>['why'] = (s, seat, action) =>
    highCard.why(s, seat, action) && { rule: '', code: 'no' };
  expect(() => watchRules(faulty({ why }), table, 1)).toThrow('is refused by');
});

test('the kit finds a view that tells the top of the deck', () => {
  const view: Game<HighCard>['view'] = (s, who) => ({ ...highCard.view(s, who), hint: s.deck.at(-1) });
  expect(() => watchLeaks(faulty({ view }), table, 1)).toThrow('seen by');
});

test('the kit finds an event that tells a secret', () => {
  expect(() => watchLeaks(faulty({ redact: event => event }), table, 1)).toThrow('seen by');
});

test('the kit finds a legal list that depends on a secret', () => {
  const legal: Game<HighCard>['legal'] = (s, seat) =>
    s.deck[0] % 2 === 0 ? highCard.legal(s, seat) : highCard.legal(s, seat).reverse();
  expect(() => watchLeaks(faulty({ legal }), table, 1)).toThrow('seen by');
});

test('the kit finds an imagined state that looks different', () => {
  const imagine: Game<HighCard>['imagine'] = (v, rng) => {
    const world = highCard.imagine(v, rng);
    world.hands.reverse();
    return world;
  };
  expect(() => watchWorlds(faulty({ imagine }), table, 1)).toThrow('imagined by');
});

/** Deals hidden hands and the deck anew; the top of the deck stays for one who peeked at it. */
function scramble(s: HighCardState, who: Who, rng: Rng): HighCardState {
  const twin = structuredClone(s);
  const hidden = twin.hands.map((_, seat) => seat as Seat).filter(seat => seat !== who);
  const top = who !== 'table' && twin.peeked[who] !== null ? twin.deck.pop() : undefined;
  const unknown = shuffle(rng, [...twin.deck, ...hidden.flatMap(seat => twin.hands[seat])]);
  for (const seat of hidden)
    twin.hands[seat] = unknown.splice(0, twin.hands[seat].length).sort((a, b) => a - b);
  twin.deck = top === undefined ? unknown : [...unknown, top];
  twin.peeked = twin.peeked.map(card => (card === null ? null : twin.deck[twin.deck.length - 1]));
  return twin;
}
