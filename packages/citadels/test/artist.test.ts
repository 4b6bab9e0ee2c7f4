import { describe, expect, test } from 'vitest';
import { cardOf } from '../src/index.ts';
import { pass, position } from './position.ts';

describe('Artist', () => {
  const artist = () => position({ options: { rank9: 'artist' } }).crown(0);
  const adorn = (name: string) => ({ type: 'adorn', district: cardOf(name) }) as const;

  test('C-6.25 one district is adorned, then a second; points and price rise', () => {
    const t = artist()
      .gold(3)
      .city(0, 'manor castle temple')
      .roles('artist', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, adorn('manor'));
    expect(t.why(0, adorn('manor'))).toEqual({ rule: 'C-6.25', code: 'adorned-already' });
    expect(t.why(0, adorn('palace'))).toEqual({ rule: 'C-6.25', code: 'not-in-your-city' });
    t.act(0, adorn('castle'));
    expect(t.why(0, adorn('temple'))).toEqual({ rule: 'C-6.25', code: 'two-adorned' });
    expect(t.state.gold[0]).toBe(1);
    expect(t.view(0).scores[0].total).toBe(10);
  });

  test('C-6.25 the Artist needs the gold to adorn a district', () => {
    const t = artist().gold(0).city(0, 'manor').roles('artist', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    expect(t.why(0, adorn('manor'))).toEqual({ rule: 'C-6.25', code: 'not-enough-gold' });
  });

  test('C-6.25 C-7.14 gold spent on adorning no longer counts as gold', () => {
    const t = position({ options: { rank9: 'artist', darkCity: 'all' } })
      .crown(0)
      .gold(2)
      .city(0, 'imperial-treasury')
      .roles('artist', 'king', 'merchant', 'architect');
    pass(t, 1, 2, 3);
    t.act(0, adorn('imperial-treasury'));
    expect(t.view(0).scores[0].total).toBe(4 + 1 + 1);
  });
});
