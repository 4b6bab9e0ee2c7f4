import { copyRng, NONE, type Rng, type Seat, seatsOf, shuffle, type Who } from '@signoria/core';
import { runKit } from '@signoria/core/kit';
import { CARDS, type Card, CITIES, patrician, type State } from '../src/index.ts';

const EXPANSIONS = ['base', 'ambassadors', 'messengers', 'both'];

runKit({
  game: patrician,
  tables: [2, 3, 4, 5].flatMap(seats => [
    ...EXPANSIONS.map(preset => ({ seats, options: { preset } })),
    { seats, options: { preset: 'both', openStacks: true } },
  ]),
  games: 150,
  universe: () => UNIVERSE,
  material: s =>
    [...s.pile, ...s.hands.flat(), ...s.stacks.flat(), ...s.open.filter(card => card !== NONE)].sort(
      (a, b) => a - b,
    ),
  recount,
  scramble,
  golden: `${import.meta.dirname}/golden`,
});

const CITY_NUMBERS = CITIES.map((_, city) => city);

const UNIVERSE: unknown[] = [
  ...CARDS.map((_, card) => ({ type: 'play', card })),
  ...[0, 1, 2].map(site => ({ type: 'build', site })),
  ...CITY_NUMBERS.flatMap(city => [0, 1].map(from => ({ type: 'move', city, from }))),
  ...CITY_NUMBERS.map(city => ({ type: 'take', city })),
  ...CITY_NUMBERS.flatMap(from => CITY_NUMBERS.map(to => ({ type: 'messenger', from, to }))),
  { type: 'skip' },
  { type: 'skip', city: 0 },
  { type: 'take' },
  { type: 'take', city: '0' },
  { type: 'move', city: 0, from: 0, to: 1 },
  { type: 'messenger', from: 0 },
  { type: 'play', card: CARDS.length },
  { type: 'play', card: 0.5 },
];

/** Towers, portraits and expansions counted anew from what lies on the table at the end. */
function recount(s: State): number[] {
  const won = s.towers.map(towers => {
    const [tall, short] = [...towers].sort((a, b) => b.length - a.length);
    return [mostOf(tall), mostOf(short)];
  });
  const count = (list: readonly Seat[], seat: Seat) => list.filter(each => each === seat).length;
  const token = (city: number, tower: number) => CITIES[city].floors - 3 * tower;
  const seats = [...seatsOf(s.seats)];
  const from = (seat: Seat, cities: string[]) =>
    cities.map(name => {
      const city = CITIES.findIndex(print => print.name === name);
      return won[city].reduce<number>(
        (sum, winner, tower) => sum + (winner === seat ? token(city, tower) : 0),
        0,
      );
    });
  const small = (order: string[]) => {
    const owners = order
      .map(name => won[CITIES.findIndex(print => print.name === name)]?.[1])
      .filter(owner => owner !== undefined);
    return owners.sort((a, b) => count(owners, b) - count(owners, a))[0];
  };
  const great = () => {
    const keys = seats.map(seat => {
      const points = from(seat, ['Verona', 'Parma', 'Milano']);
      return [points[0] + points[1] + points[2], ...points].map(each => each + 100).join();
    });
    return keys.indexOf([...keys].sort().at(-1) as string) as Seat;
  };
  const envoys = s.options.ambassadors
    ? [
        small(['Bologna', 'Firenze', 'Roma', 'Pistoia']),
        small(['Lucca', 'Siena', 'Milano']),
        small(['Ferrara', 'Parma', 'Verona']),
      ]
    : [];
  const beside = won.flatMap((_, city) => (s.bonus[city] > 0 ? [city] : []));
  const lag = seats.map(seat => [
    beside.reduce((sum, city) => sum + count(won[city], seat), 0),
    beside.reduce((sum, city) => sum + count(s.towers[city].flat(), seat), 0),
  ]);
  const behind = [...seats].sort((a, b) => lag[a][0] - lag[b][0] || lag[a][1] - lag[b][1]);
  const loser = String(lag[behind[0]]) === String(lag[behind[1]]) ? NONE : behind[0];
  return seats.map(seat => {
    let total = seat === loser && s.options.messengers ? -3 : 0;
    won.forEach((winners, city) => {
      winners.forEach((winner, tower) => {
        if (winner === seat) total += token(city, tower) + 2 * s.bonus[city];
      });
    });
    const heads = ['A', 'B', 'C'].map(letter =>
      s.stacks[seat].reduce((sum, card) => sum + CARDS[card].sign.split(letter).length - 1, 0),
    );
    const every = s.options.ambassadors && great() === seat ? heads.map(n => n + 1) : heads;
    return total + 6 * bestSets(every, count(envoys, seat));
  });
}

/** Of those with most floors, the one whose floor comes first from the top. */
function mostOf(tower: readonly Seat[]): Seat {
  const down = [...tower].reverse();
  const floors = (seat: Seat) => down.filter(each => each === seat).length;
  return [...down].sort((a, b) => floors(b) - floors(a))[0];
}

/** Every way of giving out the free portraits is tried. */
function bestSets(heads: readonly number[], free: number): number {
  if (free === 0) return heads.reduce((sets, n) => sets + Math.floor(n / 3), 0);
  return Math.max(
    ...heads.map((_, i) =>
      bestSets(
        heads.map((n, j) => (i === j ? n + 1 : n)),
        free - 1,
      ),
    ),
  );
}

/** Exchanges the start cards nobody has shown among hidden hands and pile, and shuffles the pile. */
function scramble(s: State, who: Who, rng: Rng): State {
  const twin = structuredClone(s);
  const unknown: Card[] = twin.pile.filter(card => CARDS[card].star);
  const rest = twin.pile.filter(card => !CARDS[card].star);
  const hidden = seatsOf(s.seats).filter(seat => seat !== who);
  const kept = hidden.map(seat => {
    const secret = [...twin.hands[seat]];
    for (const card of twin.known[seat]) secret.splice(secret.indexOf(card), 1);
    unknown.push(...secret);
    return secret.length;
  });
  shuffle(rng, unknown);
  hidden.forEach((seat, i) => {
    twin.hands[seat] = [...twin.known[seat], ...unknown.splice(0, kept[i])].sort((a, b) => a - b);
  });
  twin.pile = shuffle(rng, [...rest, ...unknown]);
  twin.rng = copyRng(rng);
  return twin;
}
