import { botsFor, findBot } from '@signoria/bots';
import { COST, citadels, DISTRICTS, type Place, type View } from '@signoria/citadels';
import { act, rngFrom, seedFromText, startMatch } from '@signoria/core';
import { commonWords, LANGUAGES, wordsFor } from '@signoria/words';
import type { CitadelsWords } from '@signoria/words/citadels-words';
import { positionTeller } from '@signoria/words/position';
import { describe, expect, test } from 'vitest';
import { BUILDINGS } from '../src/boards/citadels/buildings.ts';
import { explain } from '../src/boards/citadels/explain.ts';
import type { Props } from '../src/boards/citadels/props.ts';
import { SIGNS } from '../src/boards/citadels/signs.ts';
import { HIGH } from '../src/boards/drawing/elevation.ts';

const NAMES = ['Ada', 'Bea', 'Carlo', 'Dora', 'Elio', 'Fiora', 'Gino', 'Ida'];

/** How far a building rises above the ground: every corner of its straight edges. */
function heightOf(id: string): number {
  const ups = BUILDINGS[id].flatMap(([, d]) =>
    [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, , y]) => HIGH - Number(y)),
  );
  return Math.max(...ups);
}

describe('the buildings', () => {
  test('there is one for each district, and no two are alike', () => {
    const drawn = DISTRICTS.map(({ id }) => JSON.stringify([BUILDINGS[id], SIGNS[id]]));
    expect(drawn.filter(text => text === undefined || text.startsWith('[null'))).toEqual([]);
    expect(new Set(drawn).size).toBe(DISTRICTS.length);
  });

  test('a unique one bears a sign of its own', () => {
    const unique = DISTRICTS.filter(({ colour }) => colour === 'purple').map(({ id }) => id);
    expect(Object.keys(SIGNS).toSorted()).toEqual(unique.toSorted());
  });

  test('the dearer, the taller; none leaves its field', () => {
    const heights = [1, 2, 3, 4, 5, 6].map(cost => {
      const all = DISTRICTS.filter((_, card) => COST[card] === cost).map(({ id }) => heightOf(id));
      return all.reduce((sum, high) => sum + high, 0) / all.length;
    });
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(DISTRICTS.filter(({ id }) => heightOf(id) > HIGH).map(({ id }) => id)).toEqual([]);
  });
});

/** Moments in which a card may be in a hand or elsewhere, and one that prints alike is known to lie in the deck. */
function* doubtfulMoments(): Generator<View> {
  const bot = findBot('citadels', 'heuristic') ?? botsFor('citadels')[0];
  for (let deal = 0; deal < 12; deal++) {
    const match = startMatch(citadels, 7, citadels.options.presets.published, seedFromText(`doubt ${deal}`));
    const chance = rngFrom(deal);
    for (let [seat] = citadels.turn(match.state); seat !== undefined; [seat] = citadels.turn(match.state)) {
      const view = citadels.view(match.state, seat);
      const inDeck = view.deckKnown.map(({ card }) => card);
      if (view.memory.some(({ card, places }) => places.length > 1 && inDeck.includes(card))) yield view;
      const legal = citadels.legal(match.state, seat);
      act(match, seat, bot.choose(view, legal, { playouts: 1 }, chance).action as (typeof legal)[number]);
    }
  }
}

describe('what is known of hidden cards', () => {
  test.each(LANGUAGES)('no card is told to be in two places at once, in %s', async language => {
    const words = (await wordsFor(language, 'citadels')) as unknown as CitadelsWords;
    const [position, common] = await Promise.all([positionTeller('citadels'), commonWords(language)]);
    let moments = 0;
    for (const view of doubtfulMoments()) {
      moments++;
      const props = { view, seat: view.who, words, names: NAMES } as unknown as Props;
      const { board, card: nameOf, inDeck } = words.terms;
      const linesOf = (place: Place) =>
        explain(typeof place === 'number' ? `player:${place}` : place, props)?.lines ?? [];
      const inWords = position(view, words, NAMES, common).flatMap(({ lines }) => lines);
      const known = linesOf('deck').find(line => line.startsWith(inDeck)) ?? '';
      for (const { card, places } of view.memory) {
        if (places.length < 2 || !known.includes(nameOf(card))) continue;
        // Another copy, with all its places, and the same sentence wherever it is asked.
        const said = board.anotherMaybeIn(
          nameOf(card),
          places.map(place =>
            typeof place === 'number' ? board.inHandOf(NAMES[place]) : board.inPlace[place],
          ),
        );
        for (const place of places) {
          if (place === 'museum' || place === 'drawn') continue;
          expect(linesOf(place)).toContain(said);
          if (place !== view.who) expect(inWords).toContain(said);
        }
      }
    }
    expect(moments).toBeGreaterThan(0);
  });
});
