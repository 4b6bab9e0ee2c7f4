import { describe, expect, test } from 'vitest';
import { fitting, meaningOf, type NamedMove } from '../src/screens/game/typed.ts';

const named = (...names: string[]): NamedMove[] => names.map(name => ({ name, action: { type: name } }));
const BIDS = named('Bid 1', 'Bid 2', 'Bid 10', 'Bid 12', 'Pass');
const CARDS = named('Play Desert 5', 'Discard Desert 5', 'Play Sea wager', 'Jouer Forêt 3');

/** The name of the move that was meant, or what else came of it. */
function meant(typed: string, moves: readonly NamedMove[]): string {
  const meaning = meaningOf(typed, moves);
  return meaning.type === 'move' ? meaning.move.name : meaning.type;
}

describe('a typed move', () => {
  test('is found by the beginnings of its words, in any order, whatever the accents and capitals', () => {
    expect(meant('pl des', CARDS)).toBe('Play Desert 5');
    expect(meant('wager SEA', CARDS)).toBe('Play Sea wager');
    expect(meant('foret', CARDS)).toBe('Jouer Forêt 3');
    expect(meant('  pass. ', BIDS)).toBe('Pass');
  });

  test('is found by a whole number: 1 is not 10', () => {
    expect(meant('1', BIDS)).toBe('Bid 1');
    expect(meant('bid 12', BIDS)).toBe('Bid 12');
    expect(meant('3', BIDS)).toBe('nothing');
  });

  test('is asked for again while several fit, unless all are called alike', () => {
    expect(meaningOf('desert', CARDS)).toEqual({ type: 'several', moves: 2 });
    expect(meant('build', named('Build Tavern', 'Build Tavern'))).toBe('Build Tavern');
    expect(meant('play', named('Play', 'Play again'))).toBe('Play');
  });

  test('need not be typed where there is only one', () => {
    expect(meant('', named('Draw a card'))).toBe('Draw a card');
    expect(meant(' ', BIDS)).toBe('empty');
    expect(meant('fly', named('Draw a card'))).toBe('nothing');
  });

  test('narrows the list as it is typed', () => {
    expect(fitting('', CARDS)).toEqual(CARDS);
    expect(fitting('play', CARDS).map(({ name }) => name)).toEqual(['Play Desert 5', 'Play Sea wager']);
  });
});
