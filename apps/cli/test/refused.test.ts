import { type Citadels, COLOUR, COST, cardOf, citadels, DISTRICTS, PURPLE } from '@signoria/citadels';
import { type Game, type Kind, type Match, parseOptions } from '@signoria/core';
import { CITIES, type IlPrincipe, ilPrincipe } from '@signoria/il-principe';
import {
  EXPEDITIONS,
  expeditionOf,
  isWager,
  type LostCities,
  lostCities,
  numberOn,
} from '@signoria/lost-cities';
import { CARDS, type Patrician, CITIES as PLACES, patrician } from '@signoria/patrician';
import type { Language } from '@signoria/words';
import { describe, expect, test } from 'vitest';
import { questionWith } from '../src/play/question.ts';
import { whyNot } from '../src/play/why-not.ts';
import { playUntil, seatedAt } from './seated.ts';

/** What is asked of a person at some moment: what they see and may do. */
interface Moment<T extends Kind> {
  view: T['view'];
  legal: readonly T['action'][];
}

/** Plays random games until there is a line to type, and says how it is answered. */
function answersIn<T extends Kind>(game: Game<T>) {
  return async (language: Language, type: (moment: Moment<T>) => string | null): Promise<string[]> => {
    const options = parseOptions(game.options, {}, game.seats.min);
    if (!options.ok) throw new Error(options.problem.code);
    for (let number = 0; ; number++) {
      const typed: string[] = [];
      const found = playUntil(game, game.seats.min, options.value, `${number}`, ({ state }, seat) => {
        const line = type({ view: game.view(state, seat), legal: game.legal(state, seat) });
        if (line !== null) typed.push(line);
        return line !== null;
      });
      if (!found) continue;
      const table = await seatedAt(found.match as unknown as Match, language, found.seat);
      return whyNot(questionWith(table, true), typed[0]);
    }
  };
}

describe('Il Principe', () => {
  const answers = answersIn(ilPrincipe);
  const bidding = ({ view }: Moment<IlPrincipe>) => view.step === 'bid';

  test.each([
    ['en', '99', 'Not possible: Bid 99. You don’t have that many coins. (IP-3.3)'],
    ['en', 'bid 99', 'Not possible: Bid 99. You don’t have that many coins. (IP-3.3)'],
    ['fr', '99', 'Impossible\u00a0: Miser 99. Vous n’avez pas assez de pièces. (IP-3.3)'],
    ['en', 'bid 0', 'Not possible: Bid 0. Bid at least 1, and more than the last bid. (IP-3.3)'],
    ['en', '-3', 'Not possible: Bid -3. Bid at least 1, and more than the last bid. (IP-3.3)'],
  ] as const)('IP-3.3 in %s: %s is no bid', async (language, line, expected) => {
    expect(await answers(language, moment => (bidding(moment) ? line : null))).toEqual([expected]);
  });

  test('IP-3.3 a number that was bid already is too low, not the number of some choice', async () => {
    const said = await answers('en', moment => (bidding(moment) && moment.view.bid > 0 ? '1' : null));
    expect(said).toEqual(['Not possible: Bid 1. Bid at least 1, and more than the last bid. (IP-3.3)']);
  });

  test('IP-3.3 with an empty purse 1 is no pass', async () => {
    const said = await answers('en', moment =>
      bidding(moment) && moment.legal.length === 1 && moment.view.bid === 0 ? '1' : null,
    );
    expect(said).toEqual(['Not possible: Bid 1. You don’t have that many coins. (IP-3.3)']);
  });

  test('IP-3.2 IP-4.1 what another step would allow is answered with what is due', async () => {
    expect(await answers('en', moment => (bidding(moment) ? 'lay 3 red' : null))).toEqual([
      'Not possible: Lay out 3 red cards. Bid or pass first. (IP-3.2)',
    ]);
    expect(await answers('fr', ({ view }) => (view.step === 'act' ? 'miser 3' : null))).toEqual([
      'Impossible\u00a0: Miser 3. Bâtissez une cité, posez des cartes, ou passez. (IP-4.1)',
    ]);
  });

  test('IP-3.8 no city in the first round', async () => {
    const said = await answers('en', ({ view }) =>
      view.step === 'act' && view.round === 1 ? 'build' : null,
    );
    expect(said).toEqual(['Not possible: build. Cities can’t be built in the first round. (IP-3.8)']);
  });

  test('IP-4.3 a city that somebody has built', async () => {
    const said = await answers('en', ({ view }) => {
      const city = view.step === 'act' ? view.built.flat()[0] : undefined;
      return city === undefined ? null : `build ${CITIES[city].name}`;
    });
    expect(said).toEqual([
      expect.stringMatching(/^Not possible: Build \w+\. That city isn’t available\. \(IP-4\.3\)$/),
    ]);
  });

  test('IP-4.2 more cards than the hand has', async () => {
    const said = await answers('fr', ({ view }) => (view.step === 'act' ? 'poser 25 rouges' : null));
    expect(said).toEqual([
      'Impossible\u00a0: Poser 25 cartes rouges. Vous n’avez pas autant de cartes de cette couleur. (IP-4.2)',
    ]);
  });
});

describe('Lost Cities', () => {
  const answers = answersIn(lostCities);

  test('LC-2.3 a number lower than the last of its expedition', async () => {
    const said = await answers('en', ({ legal }) => {
      const low = legal.find(
        action =>
          action.type === 'discard' &&
          !isWager(action.card) &&
          !legal.some(other => other.type === 'play' && other.card === action.card),
      );
      return low?.type === 'discard'
        ? `play ${EXPEDITIONS[expeditionOf(low.card)]} ${numberOn(low.card)}`
        : null;
    });
    expect(said).toEqual([
      expect.stringMatching(/^Not possible: Play \w+ \d+\. Numbers must increase: .* \(LC-2\.3\)$/),
    ]);
  });

  test('LC-1.5 LC-3.1 a card before a draw, a draw before a card, an empty pile', async () => {
    expect(await answers('en', ({ view }) => (view.step === 'card' ? 'draw' : null))).toEqual([
      expect.stringMatching(
        /^Not possible: Draw from the deck .* Play or discard a card first\. \(LC-1\.5\)$/,
      ),
    ]);
    const empty = ({ view }: Moment<LostCities>) =>
      view.step === 'draw' && view.piles[1].length === 0 ? 'prendre mer' : null;
    expect(await answers('fr', empty)).toEqual([
      'Impossible\u00a0: Prendre une carte de la Mer. Cette défausse est vide. (LC-3.1)',
    ]);
  });

  test('a number beyond the choices is no move', async () => {
    expect(await answers('en', () => '99')).toEqual([]);
    expect(await answers('en', () => 'fly')).toEqual([]);
  });
});

describe('Patrician', () => {
  const answers = answersIn(patrician);

  test('P-2.2 P-2.3 what another step would allow, and a card of nobody’s hand', async () => {
    const atPlay = (line: string) => answers('en', ({ view }) => (view.step === 'play' ? line : null));
    expect(await atPlay('build left')).toEqual([
      'Not possible: Build on the left. Play a card first. (P-2.2)',
    ]);
    const unheld = ({ view }: Moment<Patrician>) =>
      view.step === 'play' && !view.hands[view.player]?.some(card => CARDS[card].city === 0)
        ? `play ${PLACES[0].name}`
        : null;
    expect(await answers('en', unheld)).toEqual([
      expect.stringMatching(/That card isn’t in your hand\. \(P-2\.3\)$/),
    ]);
  });

  test('words in another order are asked about, not played', async () => {
    const said = await answers('en', ({ view }) => (view.step === 'build' ? 'left build' : null));
    expect(said).toEqual(['Did you mean Build on the left?']);
  });
});

describe('Citadels', () => {
  const answers = answersIn(citadels);
  const built =
    (line: (view: Moment<Citadels>['view']) => string | null) =>
    ({ view }: Moment<Citadels>) =>
      view.step === 'turn' && view.play.acted && view.play.builds > 0 ? line(view) : null;

  test('C-5.1 C-5.2 nothing is built and no turn ended before the action', async () => {
    const before = (line: string) =>
      answers('en', ({ view }) => (view.step === 'turn' && !view.play.acted ? line : null));
    expect(await before('build palace')).toEqual([
      'Not possible: Build Palace. Take gold or draw cards first. (C-5.1)',
    ]);
    expect(await before('end')).toEqual(['Not possible: End turn. Take gold or draw cards first. (C-5.2)']);
  });

  test('C-5.5 C-5.6 a district that costs too much, is not in the hand, or stands already', async () => {
    const hand = (view: Moment<Citadels>['view']) => view.hands[view.play.seat] ?? [];
    const dear = built(view => {
      const card = hand(view).find(
        card => COST[card] > view.gold[view.play.seat] + 1 && COLOUR[card] !== PURPLE,
      );
      return card === undefined ? null : `build ${DISTRICTS[card].id.replace('-', ' ')}`;
    });
    expect(await answers('en', dear)).toEqual([
      expect.stringMatching(/You don’t have enough gold\. \(C-5\.5\)$/),
    ]);
    const unheld = built(view => (hand(view).includes(cardOf('temple')) ? null : 'bâtir temple'));
    expect(await answers('fr', unheld)).toEqual([
      expect.stringMatching(/Vous n’avez pas cette carte en main\. \(C-5\.5\)$/),
    ]);
    const twice = built(view => {
      const { seat } = view.play;
      const card = hand(view).find(
        card => COST[card] <= view.gold[seat] && view.cities[seat].some(standing => standing.card === card),
      );
      return card === undefined ? null : `build ${DISTRICTS[card].id.replace('-', ' ')}`;
    });
    expect(await answers('en', twice)).toEqual([
      expect.stringMatching(/Your city already has that district\. \(C-5\.6\)$/),
    ]);
  });
});
