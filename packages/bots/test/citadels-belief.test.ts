import { citadels, everyDraft, type Rank, type State, type View } from '@signoria/citadels';
import { parseOptions, pick, rngFrom, type Seat } from '@signoria/core';
import { describe, expect, test } from 'vitest';
import { believedDrafts, believing } from '../src/citadels/belief.ts';
import { policy } from '../src/citadels/policy.ts';
import { weightsFor } from '../src/citadels/weights.ts';
import { characterWorth } from '../src/citadels/worth.ts';

type Draft = State['draft'];
type Secrets = Pick<Draft, 'hidden' | 'picks' | 'buried' | 'pack'>;

function deal(seats: number, seed: number, input: Record<string, unknown> = {}): State {
  const options = parseOptions(citadels.options, input, seats);
  if (!options.ok) throw new Error(options.problem.at);
  return citadels.setup(seats, options.value, rngFrom(seed));
}

const key = ({ hidden, picks, buried, pack }: Secrets) => JSON.stringify([hidden, picks, buried, pack]);

/** Plays by `play` and shows every state where a seat has something to choose. */
function eachChoice(s: State, seed: number, play: typeof policy, look: (seat: Seat) => void): void {
  const rng = rngFrom(seed);
  for (let turn = citadels.turn(s); turn.length > 0; turn = citadels.turn(s)) {
    const [seat] = turn;
    look(seat);
    citadels.apply(s, seat, play(s, seat, citadels.legal(s, seat), rng));
  }
}

const random: typeof policy = (_s, _seat, legal, rng) => pick(rng, legal);

function* orders(cards: readonly Rank[]): Generator<Rank[]> {
  if (cards.length === 0) yield [];
  for (const card of cards)
    for (const rest of orders(cards.filter(other => other !== card))) yield [card, ...rest];
}

/** Whether the last of seven has the hidden card beside the one passed to him, and has chosen. */
const isFull = ({ seats, cast, draft }: State) => seats === 7 && cast[9] < 0 && draft.picks.length === seats;

/** The drafts that let the cards go in this order, as far as it has gone in `s`; none where that says nothing new. */
function draftsOf(s: State, cards: readonly Rank[]): Secrets[] {
  const [hidden, ...rest] = cards;
  const picks: Rank[] = [];
  const buried: Rank[] = [];
  const upTo = s.seats === 2 ? Math.min(2, s.draft.buried.length) : 0;
  while (picks.length < s.draft.picks.length) {
    picks.push(rest.shift() as Rank);
    if (buried.length < upTo && picks.length === buried.length + 2) buried.push(rest.shift() as Rank);
  }
  if (isFull(s)) {
    const passed = picks[picks.length - 1];
    return [
      { hidden, picks, buried: [hidden], pack: [] },
      { hidden, picks: [...picks.slice(0, -1), hidden], buried: [passed], pack: [] },
    ];
  }
  if (rest.some((card, i) => i > 0 && card < rest[i - 1])) return [];
  return s.step === 'choose' || s.step === 'bury'
    ? [{ hidden, picks, buried, pack: rest }]
    : [{ hidden, picks, buried: [...buried, ...rest], pack: [] }];
}

/** The same state with another draft behind it; null where somebody would have answered, or not, when called. */
function after(s: State, { hidden, picks, buried, pack }: Secrets): State | null {
  const world = citadels.copy(s);
  Object.assign(world.draft, { hidden, picks, buried, pack });
  world.holder.fill(-1);
  picks.forEach((rank, i) => {
    world.holder[rank] = ((s.draft.from + i) % s.seats) as Seat;
  });
  for (let rank = 1; rank < world.holder.length; rank++) {
    const holder = world.holder[rank];
    if (s.shown[rank] ? holder !== s.holder[rank] : holder !== -1 && rank <= s.rank && rank !== s.murdered)
      return null;
    if (rank === s.murdered && rank <= s.rank && !s.shown[rank] && holder !== -1 && holder === s.spared)
      return null;
  }
  return world;
}

/** How likely the choosers are to have done that, each by what suits him, written without the walk. */
function product(s: State, who: Seat, { hidden, picks, buried }: Secrets): number {
  const w = weightsFor(s.seats);
  const odds = (seat: number, rank: Rank) =>
    Math.exp(w.read * characterWorth(s, seat as Seat, rank, false, w));
  let left = s.cast.flatMap((character, rank) =>
    character >= 0 && rank !== hidden && !s.draft.visible.includes(rank) ? [rank] : [],
  );
  const share = (of: number, rank: Rank) =>
    odds(of, rank) / left.reduce((sum, other) => sum + odds(of, other), 0);
  let chance = 1;
  picks.forEach((rank, i) => {
    const seat = (s.draft.from + i) % s.seats;
    if (isFull(s) && i === s.seats - 1) left = [hidden, rank === hidden ? buried[0] : rank];
    if (seat !== who) chance *= share(seat, rank);
    left = left.filter(other => other !== rank);
    if (s.seats !== 2 || i < 1 || i > 2 || buried.length < i) return;
    if (seat !== who) chance *= share(1 - seat, buried[i - 1]);
    left = left.filter(other => other !== buried[i - 1]);
  });
  return chance;
}

function bruteForce(s: State, who: Seat): Map<string, number> {
  const seen = JSON.stringify(citadels.view(s, who));
  const found = new Map<string, number>();
  const cards = s.cast.flatMap((character, rank) =>
    character >= 0 && !s.draft.visible.includes(rank) ? [rank] : [],
  );
  let total = 0;
  for (const order of orders(cards)) {
    for (const draft of draftsOf(s, order)) {
      if (draft.picks.some((rank, i) => (s.draft.from + i) % s.seats === who && rank !== s.draft.picks[i]))
        continue;
      const world = after(s, draft);
      if (!world || JSON.stringify(citadels.view(world, who)) !== seen) continue;
      const chance = product(s, who, draft);
      found.set(key(draft), chance);
      total += chance;
    }
  }
  for (const [draft, chance] of found) found.set(draft, chance / total);
  return found;
}

describe('beliefs about the draft', () => {
  test.each([
    [2, 9, 10],
    [3, 9, 10],
    [4, 6, 10],
    [5, 9, 10],
    [7, 31, 4],
  ])('at a table of %i are those of a list of everything possible', (seats, every, often) => {
    const s = deal(seats, seats);
    let looked = 0;
    let count = 0;
    eachChoice(s, 5, policy, seat => {
      if (count++ % every !== 0 || looked >= often) return;
      const expected = bruteForce(s, seat);
      const found = everyDraft(believedDrafts(citadels.view(s, seat), weightsFor(s.seats)));
      looked++;
      expect(found.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
      expect(new Set(found.map(({ draft }) => key(draft)))).toEqual(new Set(expected.keys()));
      for (const { draft, chance } of found) expect(chance).toBeCloseTo(expected.get(key(draft)) ?? -1, 10);
    });
    expect(looked).toBe(often);
  });

  test.each([2, 3, 4, 5, 6, 7, 8])('at a table of %i never rule out the truth', seats => {
    const rank9 = seats >= 4 ? 'artist' : 'none';
    for (const input of [{}, { freeMix: true, rank9, rank1: 'witch', darkCity: 'all' }]) {
      if (seats === 8 && Object.keys(input).length === 0) continue;
      const s = deal(seats, 40 + seats, input);
      let count = 0;
      eachChoice(s, seats, random, seat => {
        if (count++ % (seats < 5 ? 7 : 40) !== 0) return;
        const found = everyDraft(believedDrafts(citadels.view(s, seat), weightsFor(s.seats)));
        const truth = found.find(({ draft }) => key(draft) === key(s.draft));
        expect(truth?.chance ?? 0).toBeGreaterThan(0);
        expect(found.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      });
    }
  });

  test.each([
    [2, 0.3],
    [4, 0.5],
  ])('at a table of %i come nearer the truth than even odds do, by %f nats at a choice', (seats, gain) => {
    let sum = 0;
    let count = 0;
    for (let game = 0; game < 6; game++) {
      const s = deal(seats, 70 + game);
      eachChoice(s, game, policy, seat => {
        if (
          s.step !== 'choose' &&
          !citadels.legal(s, seat).some(({ type }) => type === 'murder' || type === 'rob')
        )
          return;
        const found = everyDraft(believedDrafts(citadels.view(s, seat), weightsFor(s.seats)));
        if (found.length === 1) return;
        const truth = found.find(({ draft }) => key(draft) === key(s.draft));
        sum += Math.log((truth?.chance ?? 0) * found.length);
        count++;
      });
    }
    expect(sum / count).toBeGreaterThan(gain);
  });

  test('worlds are drawn as often as they are believed in', () => {
    const s = deal(4, 8);
    const views: View[] = [];
    eachChoice(s, 1, policy, seat => {
      if (citadels.legal(s, seat).some(({ type }) => type === 'rob')) views.push(citadels.view(s, seat));
    });
    const [view] = views;
    const expected = everyDraft(believedDrafts(view, weightsFor(4)));
    const rng = rngFrom(3);
    const imagine = believing(weightsFor);
    const drawn = new Map<string, number>();
    for (let i = 0; i < 4000; i++) {
      const at = key(imagine(view, rng).draft);
      drawn.set(at, (drawn.get(at) ?? 0) + 1 / 4000);
    }
    expect(expected.length).toBeGreaterThan(3);
    for (const { draft, chance } of expected)
      expect(Math.abs((drawn.get(key(draft)) ?? 0) - chance)).toBeLessThan(0.035);
  });
});
