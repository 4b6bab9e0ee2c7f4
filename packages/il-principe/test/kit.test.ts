import { copyRng, NONE, type Rng, type Seat, shuffle, type Who } from '@signoria/core';
import { runKit } from '@signoria/core/kit';
import { CITIES, type City, type Colour, ilPrincipe } from '../src/index.ts';
import type { State } from '../src/state.ts';

const SIZES = [2, 3, 4, 5];

runKit({
  game: ilPrincipe,
  tables: [
    ...['amigo', 'first'].flatMap(preset =>
      [false, true].flatMap(rich => SIZES.map(seats => ({ seats, options: { preset, rich } }))),
    ),
    { seats: 2, options: { purses: 'open' } },
    { seats: 4, options: { preset: 'first', purses: 'open', lastIncome: true, shortDeck: 'end' } },
    { seats: 3, options: { shortDeck: 'reuse', uncover: 'must', twoPlayersLast: 'six', startMoney: 2 } },
  ],
  games: 200,
  universe,
  material,
  recount,
  scramble,
  golden: `${import.meta.dirname}/golden`,
});

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

function universe(s: State): unknown[] {
  const most = Math.max(...s.money) + 2;
  return [
    { type: 'pass' },
    { type: 'pass', colour: 0 },
    ...numbers(6).flatMap(colour => [
      { type: 'offer', colour },
      { type: 'uncover', colour },
      ...numbers(9).map(count => ({ type: 'lay', colour, count })),
    ]),
    ...numbers(most + 1).map(amount => ({ type: 'bid', amount })),
    ...numbers(16).map(city => ({ type: 'build', city })),
    ...numbers(7).map(region => ({ type: 'shield', region })),
    { type: 'bid', amount: s.bid + 0.5 },
    { type: 'bid', amount: '3' },
    { type: 'bid', amount: -1 },
    { type: 'lay', colour: 0, count: -1 },
    { type: 'shield', region: -1 },
    { type: 'build', city: s.open[0], region: 0 },
  ];
}

/** Building cards by colour, city cards, and each family's shields. */
function material(s: State): (number | string)[] {
  const pending = s.step === 'offer' ? s.offers : [];
  const rows = [s.lots, s.unsold, ...pending, ...s.hands, ...s.up, ...s.down];
  const cards = numbers(5).map(colour =>
    rows.reduce((sum, row) => sum + row[colour], s.deck.filter(card => card === colour).length),
  );
  const cities = [...s.open, ...s.cityDeck, ...s.removed, ...s.built.flat()].sort((a, b) => a - b);
  const shields = s.shields.map((left, seat) => left + s.regions[seat].reduce((sum, count) => sum + count));
  return [...cards, 'cities', ...cities, 'shields', ...shields];
}

/** The seven sources of points, each counted for the whole table at once. */
function recount(s: State): number[] {
  const totals = s.built.map((cities, seat) => {
    const built = { small: 4, medium: 6, large: 8 };
    return cities.reduce((sum, city) => sum + built[CITIES[city].size], s.tributes[seat] + s.blessings[seat]);
  });
  s.roles.forEach((holder, role) => {
    if (holder !== NONE) totals[holder] += role % 2 === 0 ? 2 : 1;
  });
  s.up.forEach((up, seat) => {
    let rarest = 100;
    up.forEach((count, colour) => {
      rarest = Math.min(rarest, count + s.down[seat][colour]);
    });
    totals[seat] += 2 * rarest;
  });
  const sizes = s.hands.map(hand => hand.reduce((sum, count) => sum + count));
  for (const amounts of [s.money, sizes]) {
    const most = [...amounts].sort((a, b) => b - a)[0];
    amounts.forEach((amount, seat) => {
      if (amount === most) totals[seat] += 2;
    });
  }
  for (const region of numbers(6)) {
    const order = s.regions
      .map((row, seat) => ({ seat, count: row[region] }))
      .filter(({ count }) => count > 0);
    order.sort((a, b) => b.count - a.count);
    const firsts = order.filter(({ count }) => count === order[0].count);
    for (const { seat } of firsts) totals[seat] += 5;
    if (firsts.length !== 1) continue;
    for (const { seat, count } of order.slice(1)) if (count === order[1].count) totals[seat] += 2;
  }
  return totals;
}

/** Mixes what hidden hands and face-down offers may hold beyond what was won in the open with the deck. */
function scramble(s: State, who: Who, rng: Rng): State {
  const twin = structuredClone(s);
  const hidden = numbers(s.seats).filter(seat => seat !== who) as Seat[];
  const faceDown = s.step === 'offer';
  const unknown: Colour[] = twin.deck.splice(0);
  const holdings = hidden.map(seat => {
    const whole = cardsOf(twin.hands[seat]);
    const offered = faceDown ? cardsOf(twin.offers[seat]) : [];
    const secret = [...whole, ...offered];
    const known = cardsOf(twin.known[seat]);
    for (const card of known) secret.splice(secret.indexOf(card), 1);
    unknown.push(...secret);
    return { seat, known, secrets: secret.length, offers: offered.length };
  });
  shuffle(rng, unknown);
  for (const { seat, known, secrets, offers } of holdings) {
    const cards = shuffle(rng, [...known, ...unknown.splice(0, secrets)]);
    if (faceDown) twin.offers[seat] = countsOf(cards.splice(0, offers));
    twin.hands[seat] = countsOf(cards);
  }
  twin.deck = unknown;
  const cities: City[] = shuffle(rng, [...twin.cityDeck, ...twin.removed]);
  twin.cityDeck = cities.splice(0, s.cityDeck.length);
  twin.removed = cities;
  twin.rng = copyRng(rng);
  return twin;
}

function cardsOf(counts: readonly number[]): Colour[] {
  return counts.flatMap((count, colour) => new Array<Colour>(count).fill(colour as Colour));
}

function countsOf(cards: readonly Colour[]): number[] {
  return numbers(5).map(colour => cards.filter(card => card === colour).length);
}
