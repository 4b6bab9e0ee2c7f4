import { rngFrom, type Seat } from '@signoria/core';
import { dealAt } from '@signoria/core/kit';
import { describe, expect, test } from 'vitest';
import { citadels, type State } from '../src/index.ts';
import { position } from './position.ts';

function deals(seats: number, options: Record<string, unknown> = {}): State[] {
  return Array.from({ length: 80 }, (_, i) => dealAt(citadels, { seats, options }, i));
}

/** Takes the lowest character of every pack until the calling begins; says the sizes of the packs. */
function draft(s: State): { sizes: number[]; seats: Seat[] } {
  const sizes: number[] = [];
  const seats: Seat[] = [];
  while (s.step === 'choose' || s.step === 'bury') {
    sizes.push(s.draft.pack.length);
    seats.push(s.asked);
    citadels.apply(s, s.asked, citadels.legal(s, s.asked)[0]);
  }
  return { sizes, seats };
}

describe('discards', () => {
  test.each([
    [4, 'none', 2],
    [5, 'none', 1],
    [6, 'none', 0],
    [7, 'none', 0],
    [4, 'artist', 3],
    [5, 'artist', 2],
    [6, 'artist', 1],
    [7, 'artist', 0],
    [8, 'artist', 0],
    [2, 'none', 0],
    [3, 'none', 0],
  ])('C-3.1 %i players with rank 9 %s discard %i face up', (seats, rank9, visible) => {
    for (const s of deals(seats, { rank9 })) expect(s.draft.visible).toHaveLength(visible);
  });

  test('C-3.2 rank 4 is never face up, but may be face down', () => {
    const four = deals(4, { rank9: 'artist' });
    expect(four.some(s => s.draft.visible.includes(4))).toBe(false);
    expect(four.some(s => s.draft.hidden === 4)).toBe(true);
    const emperors = deals(4, { rank4: 'emperor' });
    expect(emperors.some(s => s.draft.visible.includes(4))).toBe(false);
  });

  test('C-3.3 one is discarded face down and nobody is told', () => {
    const [s] = deals(5);
    expect(s.draft.pack).not.toContain(s.draft.hidden);
    expect(s.draft.pack).toHaveLength(6);
    expect(citadels.view(s, s.crown).draft.hidden).toBe(-1);
  });
});

describe('choosing', () => {
  test('C-3.4 from the crown to the left, one each, from what is in the pack', () => {
    const t = position({ seats: 5 });
    const { crown, draft: laid } = t.state;
    const outside = t.state.draft.hidden;
    expect(t.why(crown, { type: 'choose', rank: outside })).toEqual({
      rule: 'C-3.4',
      code: 'not-in-the-pack',
    });
    expect(t.why(crown, { type: 'gold' })).toEqual({ rule: 'C-3.4', code: 'choose-a-character' });
    const next = ((crown + 1) % 5) as Seat;
    expect(t.why(next, { type: 'choose', rank: laid.pack[0] })).toEqual({
      rule: 'C-3.4',
      code: 'not-your-turn',
    });
    const rank = laid.pack[0];
    t.act(crown, { type: 'choose', rank });
    expect(t.turn()).toEqual([next]);
    expect(t.legal(next)).not.toContainEqual({ type: 'choose', rank });
    expect(t.view(crown).ranks).toEqual([rank]);
    expect(t.view(next).draft.sights[0].pack).not.toContain(rank);
  });

  test('C-3.5 the last player chooses from two and the other is discarded', () => {
    for (const seats of [4, 5, 6]) {
      const [s] = deals(seats);
      expect(draft(s).sizes.at(-1)).toBe(2);
      expect(s.draft.buried).toHaveLength(1);
    }
    const [nine] = deals(7, { rank9: 'artist' });
    expect(draft(nine).sizes.at(-1)).toBe(2);
    expect(nine.draft.buried).not.toContain(nine.draft.hidden);
  });

  test.each([
    [7, 'none'],
    [8, 'artist'],
  ])('C-3.6 the last of %i (rank 9 %s) chooses between the last card and the hidden one', (seats, rank9) => {
    const [s] = deals(seats, { rank9 });
    const { hidden } = s.draft;
    for (let i = 1; i < seats; i++) citadels.apply(s, s.asked, citadels.legal(s, s.asked)[0]);
    const last = s.asked;
    expect(s.draft.pack).toHaveLength(2);
    expect(s.draft.pack).toContain(hidden);
    expect(citadels.view(s, last).draft.hidden).toBe(hidden);
    expect(citadels.view(s, s.crown).draft.hidden).toBe(-1);
    const other = s.draft.pack.find(rank => rank !== hidden) ?? 0;
    citadels.apply(s, last, { type: 'choose', rank: hidden });
    expect(s.holder[hidden]).toBe(last);
    expect(s.draft.buried).toEqual([other]);
    const pack = [hidden, other].sort((a, b) => a - b);
    expect(citadels.view(s, last).draft.sights).toEqual([
      { pick: seats - 1, pack, took: hidden, buried: -1 },
    ]);
  });

  test('C-3.7 two players: packs of 7, 6, 4 and 2, with a chosen discard after the second and third choice', () => {
    const t = position({ seats: 2 }).crown(0);
    t.state.asked = 0;
    const { sizes, seats } = draft(t.state);
    expect(sizes).toEqual([7, 6, 5, 4, 3, 2]);
    expect(seats).toEqual([0, 1, 1, 0, 0, 1]);
    expect(t.state.holder.filter(seat => seat === 0)).toHaveLength(2);
    expect(t.state.holder.filter(seat => seat === 1)).toHaveLength(2);
    expect(t.state.draft.buried).toHaveLength(3);
  });

  test('C-3.7 a discard has to be made before the pack is passed on', () => {
    const t = position({ seats: 2 });
    const { crown } = t.state;
    const other = (1 - crown) as Seat;
    t.act(crown, t.legal(crown)[0]).act(other, t.legal(other)[0]);
    expect(t.legal(other).every(({ type }) => type === 'bury')).toBe(true);
    const [rank] = t.state.draft.pack;
    expect(t.why(other, { type: 'choose', rank })).toEqual({ rule: 'C-3.7', code: 'discard-first' });
    t.act(other, { type: 'bury', rank });
    expect(t.view(other).draft.sights[0].buried).toBe(rank);
    expect(t.turn()).toEqual([crown]);
  });

  test('C-3.7 in the preset sheet the later discards are random and nobody sees them', () => {
    const t = position({ seats: 2, options: { preset: 'sheet' } });
    const { sizes, seats } = draft(t.state);
    expect(sizes).toEqual([7, 6, 4, 2]);
    expect(seats).toHaveLength(4);
    for (const seat of [0, 1] as Seat[])
      expect(t.view(seat).draft.sights.map(({ buried }) => buried)).toEqual([-1, -1]);
    const random = deals(2, { preset: 'sheet' }).map(s => {
      draft(s);
      return s.draft.buried[0];
    });
    expect(new Set(random).size).toBeGreaterThan(3);
  });

  test('C-3.7 C-1.6 both players remember the packs they chose from', () => {
    for (const preset of ['published', 'sheet']) {
      const [s] = deals(2, { preset });
      const held: number[][][] = [[], []];
      while (s.step === 'choose' || s.step === 'bury') {
        if (s.step === 'choose') held[s.asked].push([...s.draft.pack]);
        citadels.apply(s, s.asked, citadels.legal(s, s.asked)[1]);
      }
      for (const seat of [0, 1] as const)
        expect(citadels.view(s, seat).draft.sights.map(({ pack }) => pack)).toEqual(held[seat]);
    }
  });

  test('C-3.7 a discard that was chosen is told to its player, a random one to nobody', () => {
    for (const preset of ['published', 'sheet']) {
      const t = position({ seats: 2, options: { preset } });
      while (t.turn()[0] === t.state.crown || t.state.step === 'bury')
        t.act(t.turn()[0], t.legal(t.turn()[0])[0]);
      const chooser = t.turn()[0];
      t.act(chooser, t.legal(chooser)[0]);
      if (preset === 'published') t.act(chooser, t.legal(chooser)[0]);
      const buried = t.events().find(({ type }) => type === 'buried');
      if (!buried) throw new Error('no discard');
      const told = ([0, 1, 'table'] as const).filter(who => {
        const event = citadels.redact(buried, who);
        return event?.type === 'buried' && event.character !== null;
      });
      expect(told).toEqual(preset === 'published' ? [chooser] : []);
    }
  });

  test('C-3.8 three players: one hidden, the pack goes around twice, the last card is discarded', () => {
    for (const deck of ['2005', '2000']) {
      const [s] = deals(3, { deck });
      const from = s.crown;
      const { sizes, seats } = draft(s);
      expect(sizes).toEqual([7, 6, 5, 4, 3, 2]);
      expect(seats).toEqual([0, 1, 2, 0, 1, 2].map(i => (from + i) % 3));
      expect(s.draft.buried).toHaveLength(1);
    }
  });

  test('C-3.4 every deal of characters is equally likely', () => {
    const options = citadels.options.presets.published;
    const hidden = Array<number>(9).fill(0);
    for (let i = 0; i < 4000; i++) hidden[citadels.setup(6, options, rngFrom(i)).draft.hidden]++;
    for (const times of hidden.slice(1)) expect(Math.abs(times - 500)).toBeLessThan(110);
  });
});
