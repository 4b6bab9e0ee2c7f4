import { citadels } from '@signoria/citadels';
import { rngFrom } from '@signoria/core';
import { ilPrincipe } from '@signoria/il-principe';
import { describe, expect, test } from 'vitest';
import { address } from '../src/en/address.ts';
import { by } from '../src/fr/common.ts';
import { READER, wordsFor } from '../src/index.ts';

const NAMES = ['Anna', 'Bruno'];

test('French: « de » is elided before every vowel, with or without an accent, and before h', () => {
  expect(['Anna', 'Åsa', 'Élodie', 'Œdipe', 'Hugo'].map(by)).toEqual([
    'd’Anna',
    'd’Åsa',
    'd’Élodie',
    'd’Œdipe',
    'd’Hugo',
  ]);
  expect(['Bruno', 'Yann', 'Çağla', 'Ñusta'].map(by)).toEqual([
    'de Bruno',
    'de Yann',
    'de Çağla',
    'de Ñusta',
  ]);
});

describe('Patrician', () => {
  test.each([
    ['en', 'Ambassadors A and C: 2 red hats, 1 lady (1 extra set)'],
    ['fr', 'Ambassadeurs A et C : 2 chapeaux rouges, 1 dame ; 1 série de plus'],
  ] as const)('%s: portraits of ambassadors are counted', async (language, expected) => {
    const words = await wordsFor(language, 'patrician');
    const of = { a: 1, b: 0, c: 1, d: 0, first: 2, second: 1, third: 0, sets: 1 };
    const { text } = words.scoreLine({ code: 'ambassadors', points: 6, of });
    expect(text.replace(/[\u00a0\u202f]/g, ' ')).toBe(expected);
  });
});

describe('Citadels', () => {
  test.each([
    ['en', 'Anna destroys their own Manor (adorned) for 3 gold.'],
    ['fr', 'Anna détruit le Manoir de sa propre cité (quartier décoré) pour 3 pièces.'],
  ] as const)('%s: a district of one’s own', async (language, expected) => {
    const words = await wordsFor(language, 'citadels');
    const event = { type: 'destroyed', seat: 0, of: 0, card: 0, adorned: true, paid: 3, by: 'warlord' };
    expect(words.event(event, NAMES)).toBe(expected);
  });

  test('a thief who robs a second character of their own', async () => {
    const words = await wordsFor('en', 'citadels');
    const event = { type: 'robbed', seat: 0, by: 0, gold: 2 };
    expect(words.event(event, NAMES)).toBe('Anna steals 2 gold from themselves.');
    expect(address(words.event(event, [READER]) ?? '')).toBe('You steal 2 gold from yourself.');
  });

  test('French: one character discarded, or several', async () => {
    const words = await wordsFor('fr', 'citadels');
    const began = (visible: number[]) => {
      const event = { type: 'round-began', round: 1, crown: 0, visible };
      return words.event(event, NAMES);
    };
    expect(began([0])).toMatch(/ Écarté face visible/);
    expect(began([0, 1])).toMatch(/ Écartés face visible/);
  });

  test.each([
    ['2005', 'Smithy: 3 cards for 2 gold', 'Forge : 3 cartes pour 2 pièces'],
    ['2000', 'Smithy: 3 cards for 3 gold', 'Forge : 3 cartes pour 3 pièces'],
  ])('the Smithy names its price with the deck of %s', async (deck, english, french) => {
    const options = { ...citadels.options.presets.published, deck };
    const view = citadels.view(citadels.setup(4, options as never, rngFrom(1)), 0);
    const said = async (language: 'en' | 'fr') =>
      (await wordsFor(language, 'citadels')).action({ type: 'smithy' }, view, NAMES).name;
    expect(await said('en')).toBe(english);
    expect((await said('fr')).replace('\u00a0', ' ')).toBe(french);
  });
});

describe('Il Principe', () => {
  test.each([
    ['en', 'No cards are left for the last lots.'],
    ['fr', 'Il n’y a plus de cartes pour les derniers lots.'],
  ] as const)('%s: a last auction without cards', async (language, expected) => {
    const words = await wordsFor(language, 'il-principe');
    const event = { type: 'lots-drawn', lots: [0, 0, 0, 0, 0], reused: 0 };
    expect(words.event(event, NAMES)).toBe(expected);
  });

  test.each([
    ['en', 0, /can’t afford a bid for/],
    ['en', 3, /can’t afford a higher bid for/],
    ['fr', 0, /ne pouvez pas miser pour/],
    ['fr', 3, /ne pouvez pas miser davantage pour/],
  ] as const)('%s: who cannot pay, with a bid of %i', async (language, bid, expected) => {
    const words = await wordsFor(language, 'il-principe');
    const state = ilPrincipe.setup(3, ilPrincipe.options.presets.amigo, rngFrom(1));
    const view = { ...ilPrincipe.view(state, 0), step: 'bid', auction: 'lot', lot: 0, bid };
    expect(words.prompt(view as never, 0, [{ type: 'pass' }]).name).toMatch(expected);
  });
});
