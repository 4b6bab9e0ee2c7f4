import { type Game, pick, rngFrom, type Seat } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { describe, expect, test } from 'vitest';
import { address as addressEn } from '../src/en/address.ts';
import { address as addressFr } from '../src/fr/address.ts';
import { READER, wordsFor } from '../src/index.ts';

test.each([
  ['plays Sea 4.', 'You play Sea 4.'],
  ['passes.', 'You pass.'],
  ['builds Siena for 3 coins and scores 4 points.', 'You build Siena for 3 coins and score 4 points.'],
  ['was the murdered King.', 'You were the murdered King.'],
  [
    'moves their own top floor in Roma from left to right.',
    'You move your own top floor in Roma from left to right.',
  ],
  ['takes Manor from the deck and shuffles.', 'You take Manor from the deck and shuffle.'],
  ['undoes a move.', 'You undo a move.'],
])('English: %s', (rest, expected) => {
  expect(addressEn(`${READER} ${rest}`)).toBe(expected);
});

test('English: wherever the name stands', () => {
  expect(addressEn(`Luca looks at ${READER}’s hand.`)).toBe('Luca looks at your hand.');
  expect(addressEn(`${READER}’s Armory takes Luca’s Keep down with it.`)).toBe(
    'Your Armory takes Luca’s Keep down with it.',
  );
  expect(addressEn(`Luca steals 3 gold from ${READER}.`)).toBe('Luca steals 3 gold from you.');
  expect(addressEn(`Round 2: ${READER} goes first.`)).toBe('Round 2: you go first.');
  expect(addressEn(`Offers revealed. ${READER}: 2 green; Luca: 1 red.`)).toBe(
    'Offers revealed. You: 2 green; Luca: 1 red.',
  );
});

test.each([
  ['pose la Mer 4.', 'Vous posez la Mer 4.'],
  ['n’a rien à déplacer.', 'Vous n’avez rien à déplacer.'],
  ['ne peut pas miser.', 'Vous ne pouvez pas miser.'],
  ['bâtit Siena pour 3 pièces et marque 4 points.', 'Vous bâtissez Siena pour 3 pièces et marquez 4 points.'],
  ['va voler le Roi.', 'Vous allez voler le Roi.'],
  ['révèle la Reine.', 'Vous révélez la Reine.'],
  ['échange sa main avec Luca.', 'Vous échangez votre main avec Luca.'],
])('French: %s', (rest, expected) => {
  expect(addressFr(`${READER} ${rest}`)).toBe(expected);
});

test('French: wherever the name stands', () => {
  expect(addressFr(`Luca vole 3 or à ${READER}.`)).toBe('Luca vous vole 3 or.');
  expect(addressFr(`${READER} vole 4 pièces à ${READER}.`)).toBe('Vous vous volez 4 pièces.');
  expect(addressFr(`Luca regarde la main de ${READER}.`)).toBe('Luca regarde votre main.');
  expect(addressFr(`${READER} reçoit 2 pièces pour son action.`)).toBe(
    'Vous recevez 2 pièces pour votre action.',
  );
  expect(
    addressFr(`Égalité entre Luca et ${READER} : le rôle est mis aux enchères, ${READER} commence.`),
  ).toBe('Égalité entre Luca et vous : le rôle est mis aux enchères, vous commencez.');
  expect(addressFr(`Luca échange le Temple contre l’Hôtel de Ville de ${READER}, en payant 2 pièces.`)).toBe(
    'Luca échange le Temple contre votre Hôtel de Ville, en payant 2 pièces.',
  );
  expect(addressFr(`La Poudrière de Luca emporte le Manoir de ${READER}.`)).toBe(
    'La Poudrière de Luca emporte votre Manoir.',
  );
  expect(addressFr(`Le Musée de ${READER} est perdu : 1 carte remise sous la pioche.`)).toBe(
    'Votre Musée est perdu : 1 carte remise sous la pioche.',
  );
  expect(addressFr(`Luca bâtit le Manoir, une carte de ${READER}, pour 3 pièces.`)).toBe(
    'Luca bâtit le Manoir, une de vos cartes, pour 3 pièces.',
  );
  expect(addressFr(`${READER} reprend son tour avec le pouvoir du Roi.`)).toBe(
    'Vous reprenez votre tour avec le pouvoir du Roi.',
  );
  expect(addressFr(`Luca donne une carte à ${READER}.`)).toBe('Luca vous donne une carte.');
});

describe.each(GAMES)('every line of the log of $id speaks to its reader', game => {
  test('in English: no verb in the third person after “you”', async () => {
    const lines = await logOf(game, 'en');
    for (const line of lines.map(addressEn)) {
      expect(line).not.toContain(READER);
      expect(line, line).not.toMatch(/\b[Yy]ou (?!pass\b)[a-z]+s\b/);
    }
  });

  test('in French: every verb after « vous » is in the second person', async () => {
    const lines = await logOf(game, 'fr');
    for (const line of lines.map(addressFr)) {
      expect(line).not.toContain(READER);
      expect(line, line).not.toMatch(/^Vous .*\b(son|sa|ses|sont|eux)\b/);
      const verb = /(?:^|[;:] |\. )[Vv]ous (?:ne |n’)?([a-zà-ÿ]+)/.exec(line)?.[1];
      if (verb && verb !== 'et' && verb !== 'd') expect(verb, line).toMatch(/ez$|^êtes$|^faites$/);
    }
  });
});

/** The lines of some random games, the reader in any of the seats. */
async function logOf(game: Game, language: 'en' | 'fr'): Promise<string[]> {
  const words = await wordsFor(language, game.id);
  const lines = new Set<string>();
  for (let number = 0; number < 6; number++) {
    const seats = Math.min(game.seats.max, 7, game.seats.min + number);
    const presets = Object.values(game.options.presets);
    const state = game.setup(seats, presets[number % presets.length], rngFrom(number));
    const rng = rngFrom(number);
    for (let turn = game.turn(state); turn.length > 0; turn = game.turn(state)) {
      const seat = pick(rng, turn);
      const reader = pick(rng, [0, 1]) as Seat;
      const names = ['Ada', 'Luca', 'Carla', 'Dario', 'Elena', 'Fabio', 'Gemma'].map((name, i) =>
        i === reader ? READER : name,
      );
      game.apply(state, seat, pick(rng, game.legal(state, seat)), event => {
        const line = words.event(event, names);
        if (line) lines.add(line);
      });
    }
  }
  return [...lines];
}
