import { below, rngFrom, type Seat } from '@signoria/core';
import { dealAt, tally } from '@signoria/core/kit';
import { describe, expect, test } from 'vitest';
import { cardOf, citadels, type Memory, type Place, type State } from '../src/index.ts';
import { build, cards, END, GOLD, memories, murder, pass, position } from './position.ts';
import { looksTheSame } from './scramble.ts';

/** Every whole draft there can be at a table, told as text: hidden, picks in order, put away in order. */
function* allDrafts(
  seats: number,
  ranks: readonly number[],
): Generator<Pick<State['draft'], 'hidden' | 'picks' | 'buried'>> {
  const picks = seats <= 3 ? 2 * seats : seats;
  const full = ranks.length - 1 === seats;
  function* go(
    pack: readonly number[],
    hidden: number,
    taken: number[],
    away: number[],
  ): Generator<Pick<State['draft'], 'hidden' | 'picks' | 'buried'>> {
    if (taken.length === picks) {
      yield { hidden, picks: taken, buried: [...away, ...pack] };
      return;
    }
    const last = full && taken.length === picks - 1;
    for (const rank of last ? [...pack, hidden] : pack) {
      const rest = (last ? [...pack, hidden] : pack).filter(other => other !== rank);
      if (seats === 2 && (taken.length === 1 || taken.length === 2))
        for (const gone of rest)
          yield* go(
            rest.filter(other => other !== gone),
            hidden,
            [...taken, rank],
            [...away, gone],
          );
      else yield* go(rest, hidden, [...taken, rank], away);
    }
  }
  for (const hidden of ranks)
    yield* go(
      ranks.filter(rank => rank !== hidden),
      hidden,
      [],
      [],
    );
}

/** Compares how often each casting is imagined with a count of all drafts that `who` cannot tell from the real one. */
function compare(s: State, who: Seat): void {
  const ranks = s.cast.flatMap((character, rank) =>
    character >= 0 && !s.draft.visible.includes(rank) ? [rank] : [],
  );
  const expected: Record<string, number> = {};
  let ways = 0;
  for (const draft of allDrafts(s.seats, ranks)) {
    const holder = s.holder.map((): Seat | -1 => -1);
    draft.picks.forEach((rank, i) => {
      holder[rank] = ((s.draft.from + i) % s.seats) as Seat;
    });
    const twin: State = { ...s, holder, draft: { ...s.draft, ...draft } };
    if (!looksTheSame(twin, s, who)) continue;
    ways++;
    const key = describeRoles(twin);
    expected[key] = (expected[key] ?? 0) + 1;
  }
  const count = 6000;
  const found = tally(citadels, citadels.view(s, who), count, describeRoles);
  expect(Object.keys(found).every(key => key in expected)).toBe(true);
  for (const [key, times] of Object.entries(expected)) {
    const mean = (count * times) / ways;
    expect(Math.abs((found[key] ?? 0) - mean), `${key}: ${times} of ${ways}`).toBeLessThan(
      6 * Math.sqrt(mean) + 6,
    );
  }
}

/** Who plays what. */
function describeRoles(s: State): string {
  return s.holder.map((seat, rank) => (seat === -1 ? '' : `${rank}:${seat}`)).join(' ');
}

function drafted(seats: number, number: number, options: Record<string, unknown> = {}): State {
  const s = dealAt(citadels, { seats, options }, number);
  const rng = rngFrom(number);
  while (s.step === 'choose' || s.step === 'bury') {
    const actions = citadels.legal(s, s.asked);
    citadels.apply(s, s.asked, actions[below(rng, actions.length)]);
  }
  return s;
}

describe('characters imagined', () => {
  test('C-1.6 two players with chosen discards imagine each draft in proportion to the number of ways to it', () => {
    const s = drafted(2, 3);
    for (const seat of [0, 1] as Seat[]) compare(s, seat);
  });

  test('C-1.6 two players with random discards imagine each draft in proportion to the number of ways to it', () => {
    const s = drafted(2, 4, { preset: 'sheet' });
    for (const seat of [0, 1] as Seat[]) compare(s, seat);
  });

  test('C-1.6 three players imagine each draft in proportion to the number of ways to it', () => {
    const s = drafted(3, 5);
    for (const seat of [0, 1, 2] as Seat[]) compare(s, seat);
  });

  test('C-1.6 after some calls and a murder, four players imagine each draft in proportion to the number of ways to it', () => {
    const t = position().crown(0);
    t.state.draft.visible = [];
    t.roles('assassin', 'thief', 'merchant', 'warlord');
    t.state.draft.visible = [3, 5];
    Object.assign(t.state.draft, { hidden: 7, buried: [4] });
    t.act(0, murder('merchant')).act(0, GOLD).act(0, END);
    for (const seat of [0, 1, 2, 3] as Seat[]) compare(t.state, seat);
    pass(t, 1);
    for (const seat of [0, 1, 2, 3] as Seat[]) compare(t.state, seat);
  });

  test('C-1.6 C-7.22 if a murdered character stays silent, its player has no Hospital', () => {
    const t = position({ options: { darkCity: 'all' } })
      .crown(0)
      .city(1, 'hospital');
    t.roles('assassin', 'thief', 'merchant', 'warlord');
    Object.assign(t.state.draft, { visible: [3, 5], hidden: 7, buried: [4] });
    t.act(0, murder('king')).act(0, GOLD).act(0, END);
    pass(t, 1);
    compare(t.state, 3);
    expect(t.state.spared).toBe(1);
  });

  test('C-3.6 C-1.6 seven players: the last chooser’s two ways both count', () => {
    const s = drafted(7, 8);
    const last = ((s.draft.from + 6) % 7) as Seat;
    const middle = ((s.draft.from + 4) % 7) as Seat;
    compare(s, last);
    compare(s, middle);
  });
});

describe('cards remembered', () => {
  const known = (names: string, ...places: Place[]): Memory[] => cards(names).map(card => ({ card, places }));
  const take = (name: string) => ({ type: 'take', card: cardOf(name), build: false }) as const;

  test('C-6.8 C-1.6 a hand looked at is remembered, less what is seen to leave it', () => {
    const t = position({ options: { rank3: 'wizard' } })
      .crown(0)
      .gold(9, 9, 9, 9)
      .hand(1, 'manor temple prison')
      .hand(2, 'tavern');
    t.roles('wizard', 'king', 'bishop', 'merchant')
      .act(0, { type: 'look', seat: 1 })
      .act(0, take('prison'))
      .act(0, GOLD)
      .act(0, END);
    expect(memories(t, 0)).toEqual(known('manor temple', 1));
    expect(memories(t, 1)).toEqual(known('prison', 0));
    t.act(1, GOLD).act(1, build('temple'));
    expect(memories(t, 0)).toEqual(known('manor', 1));
    for (let i = 0; i < 50; i++)
      expect(citadels.imagine(t.view(0), rngFrom(i)).hands[1]).toContain(cardOf('manor'));
    expect(memories(t, 2)).toEqual([]);
  });

  test('C-6.8 C-7.3 C-1.6 after a card left unseen, each remembered card is equally doubtful', () => {
    const t = position({ options: { rank3: 'wizard' } })
      .crown(0)
      .hand(1, 'manor temple prison palace')
      .city(1, 'laboratory');
    t.roles('wizard', 'king', 'bishop', 'merchant').act(0, { type: 'look', seat: 1 }).act(0, take('prison'));
    t.act(0, GOLD)
      .act(0, END)
      .act(1, { type: 'laboratory', card: cardOf('palace') });
    expect(memories(t, 0)).toEqual(known('manor palace temple', 1, 'deck'));
    const pairs = tally(citadels, t.view(0), 3000, world => String(world.hands[1]));
    const times = ['manor palace', 'manor temple', 'palace temple'].map(pair => pairs[String(cards(pair))]);
    // That just one of the three has left is not remembered, so other hands are imagined too; but these three alike.
    const mean = (times[0] + times[1] + times[2]) / 3;
    expect(mean).toBeGreaterThan(500);
    for (const count of times) expect(Math.abs(count - mean)).toBeLessThan(5 * Math.sqrt(mean));
  });

  test('C-6.6 C-1.6 after a swap of hands each knows what the other has', () => {
    const t = position()
      .crown(0)
      .hand(0, 'manor temple')
      .hand(1, 'prison')
      .roles('magician', 'king', 'bishop', 'merchant');
    t.act(0, { type: 'swap', seat: 1 });
    expect(memories(t, 0)).toEqual(known('manor temple', 1));
    expect(memories(t, 1)).toEqual(known('prison', 0));
  });

  test('C-1.7 C-1.6 cards put under the deck are remembered by place until they are drawn', () => {
    const t = position()
      .crown(0)
      .hand(0, 'manor')
      .deck('tavern castle')
      .roles('magician', 'king', 'bishop', 'merchant');
    t.act(0, { type: 'discard', card: cardOf('manor') }).act(0, { type: 'redraw' });
    expect(t.view(0).deckKnown).toEqual([{ at: 1, card: cardOf('manor') }]);
    for (let i = 0; i < 20; i++)
      expect(citadels.imagine(t.view(0), rngFrom(i)).deck[0]).toBe(cardOf('manor'));
    t.act(0, GOLD).act(0, END).act(1, { type: 'draw' });
    expect(t.view(0).drawn).toEqual([-1, cardOf('manor')]);
    expect(t.view(2).drawn).toEqual([-1, -1]);
    t.act(1, { type: 'keep', card: cardOf('manor') });
    expect(memories(t, 0)).toEqual(known('manor', 1, 'deck'));
  });

  test('C-7.11 C-1.6 a player who has searched the deck knows what is left in it', () => {
    const t = position({ options: { darkCity: 'all' } })
      .crown(0)
      .gold(9)
      .hand(0, 'lighthouse')
      .deck('prison tavern castle temple');
    t.roles('king', 'bishop', 'merchant', 'warlord').act(0, GOLD).act(0, build('lighthouse'));
    t.act(0, { type: 'search' }).act(0, { type: 'fetch', card: cardOf('castle') });
    for (let i = 0; i < 20; i++)
      expect([...citadels.imagine(t.view(0), rngFrom(i)).deck].sort((a, b) => a - b)).toEqual(
        cards('temple tavern prison'),
      );
    t.act(0, END).act(1, { type: 'draw' });
    expect(memories(t, 0)).toEqual(known('temple tavern prison', 'deck', 'drawn'));
  });
});

test('C-1.6 a swapped hand does not tell what its former owner hid', () => {
  const seen = (secret: string, other: string) => {
    const t = position({ seats: 4, options: { freeMix: true, darkCity: 'all' } })
      .crown(0)
      .gold(2, 2, 2, 2);
    t.hand(0, 'manor').hand(1, 'harbor').hand(2, `${secret} temple`).hand(3, 'prison').city(1, 'laboratory');
    t.deck(`harbor docks docks market market ${other}`).roles('assassin', 'thief', 'magician', 'warlord');
    pass(t, 0, 1);
    t.act(2, { type: 'swap', seat: 1 });
    pass(t, 2, 3);
    t.roles('magician', 'assassin', 'merchant', 'warlord');
    t.act(1, { type: 'laboratory', card: cardOf(secret) });
    pass(t, 1);
    t.act(0, { type: 'swap', seat: 1 });
    return t.view(0);
  };
  expect(seen('tavern', 'castle')).toEqual(seen('castle', 'tavern'));
});

test('C-1.6 a player who knows the only card of a hand knows where it goes', () => {
  const known = (district: string) => {
    const t = position({ seats: 4, options: { darkCity: 'all' } })
      .crown(0)
      .gold(2, 2, 2, 2);
    t.hand(0, 'manor').hand(1, 'castle').hand(2, 'tavern').hand(3, 'prison').city(1, district);
    t.roles('assassin', 'thief', 'magician', 'warlord');
    pass(t, 0, 1);
    t.act(2, { type: 'swap', seat: 1 });
    pass(t, 2, 3);
    return t.roles('merchant', 'assassin', 'king', 'warlord');
  };
  const museum = known('museum').act(1, { type: 'museum', card: cardOf('tavern') });
  expect(memories(museum, 2)).toContainEqual({ card: cardOf('tavern'), places: ['museum'] });
  expect(memories(museum, 0)).toEqual([]);
  const laboratory = known('laboratory').act(1, { type: 'laboratory', card: cardOf('tavern') });
  expect(memories(laboratory, 2)).toContainEqual({ card: cardOf('tavern'), places: ['deck'] });
  expect(memories(laboratory, 0)).toEqual([]);
});
