import { copyRng, type Rng, type Seat, shuffle, type Who } from '@signoria/core';
import { runKit } from '@signoria/core/kit';
import { type Card, lostCities, type State } from '../src/index.ts';

runKit({
  game: lostCities,
  tables: [
    { seats: 2 },
    { seats: 2, options: { preset: 'sheet' } },
    { seats: 2, options: { rounds: 1, expeditions: 6 } },
    { seats: 2, options: { preset: 'sheet', rounds: 5, expeditions: 6 } },
  ],
  games: 600,
  universe: s => [
    ...Array.from({ length: 60 }, (_, card) => ({ type: 'play', card })),
    ...Array.from({ length: 60 }, (_, card) => ({ type: 'discard', card })),
    ...Array.from({ length: 6 }, (_, expedition) => ({ type: 'take', expedition })),
    { type: 'draw' },
    { type: 'draw', expedition: 0 },
    { type: 'play', card: s.hands[0][0] ?? 0, expedition: 1 },
    { type: 'play', card: '3' },
    { type: 'take', expedition: -1 },
  ],
  material: s =>
    [...s.stock, ...s.hands.flat(), ...s.columns.flat(2), ...s.piles.flat()].sort((a, b) => a - b),
  recount,
  scramble,
  golden: `${import.meta.dirname}/golden`,
});

/** The last round from the cards on the table, the earlier ones from what was noted of their columns. */
function recount(s: State): number[] {
  return [0, 1].map(seat => {
    let total = 0;
    for (const round of s.finished.slice(0, -1))
      for (const { cards, sum, wagers } of round[seat])
        total += worth(cards, sum, wagers, s.options.bonusFrom);
    for (const column of s.columns[seat]) {
      const numbers = column.map(card => card % 10).filter(rank => rank > 0);
      const sum = numbers.reduce((points, rank) => points + rank + 1, 0);
      total += worth(column.length, sum, column.length - numbers.length, s.options.bonusFrom);
    }
    return total;
  });
}

function worth(cards: number, sum: number, wagers: number, bonusFrom: number): number {
  if (cards === 0) return 0;
  return (1 + wagers) * (sum - 20) + (cards < bonusFrom ? 0 : 20);
}

/** Mixes the stock with the cards of hidden hands that were not taken openly; makes the source another one. */
function scramble(s: State, who: Who, rng: Rng): State {
  const twin = structuredClone(s);
  const hidden = ([0, 1] as Seat[]).filter(seat => seat !== who);
  const unknown: Card[] = twin.stock.splice(0);
  const sizes = hidden.map(seat => {
    const secret = withoutEach(twin.hands[seat], twin.known[seat]);
    unknown.push(...secret);
    return secret.length;
  });
  shuffle(rng, unknown);
  hidden.forEach((seat, i) => {
    twin.hands[seat] = [...twin.known[seat], ...unknown.splice(0, sizes[i])].sort((a, b) => a - b);
  });
  twin.stock = unknown;
  twin.rng = copyRng(rng);
  return twin;
}

function withoutEach(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}
