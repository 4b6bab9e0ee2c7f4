import { runKit } from '@signoria/core/kit';
import { citadels, type State } from '../src/index.ts';
import { recount } from './recount.ts';
import { scramble } from './scramble.ts';
import { TABLES } from './tables.ts';
import { untruth } from './truth.ts';

runKit({
  game: citadels,
  tables: TABLES,
  games: 60,
  watched: 1,
  universe,
  material: s => [
    ...[
      ...s.deck,
      ...s.hands.flat(),
      ...s.cities.flat().map(({ card }) => card),
      ...s.museum,
      ...s.drawn,
      ...(s.step === 'salvage' ? [s.prize] : []),
    ].sort((a, b) => a - b),
    'characters',
    ...[...new Set(charactersIn(s))].sort(),
  ],
  recount,
  scramble,
  untruth,
  golden: `${import.meta.dirname}/golden`,
});

function charactersIn({ draft }: State): number[] {
  return [...draft.visible, draft.hidden, ...draft.pack, ...draft.picks, ...draft.buried];
}

/** All that could be named: every plain action, every rank and seat, and cards that are near and a few that are not. */
function universe(s: State): unknown[] {
  const near = [...s.hands[s.asked], ...s.drawn, ...s.cities.flat().map(({ card }) => card)];
  const cards = [...new Set([...near, s.deck[0] ?? 0, (s.round * 7 + s.rank) % 41])];
  const ranks = Array.from({ length: 11 }, (_, rank) => rank);
  const seats = Array.from({ length: s.seats + 1 }, (_, seat) => seat);
  const plain = 'gold draw income end redraw pay-gold tithe smithy salvage search announce decline'.split(
    ' ',
  );
  const withRank = 'choose bury murder bewitch rob'.split(' ');
  const withCard = 'keep return build discard pay-card laboratory museum fetch'.split(' ');
  const withSeat = 'swap look crown'.split(' ');
  const places = s.cities.flatMap((city, seat) =>
    city.map(({ card }) => ({ seat, district: card as number })),
  );
  places.push({ seat: s.seats, district: 0 }, { seat: s.asked, district: cards[0] });
  return [
    ...plain.map(type => ({ type })),
    ...withRank.flatMap(type => ranks.map(rank => ({ type, rank }))),
    ...withCard.flatMap(type => cards.map(card => ({ type, card }))),
    ...cards.flatMap(card => [true, false].map(build => ({ type: 'take', card, build }))),
    ...withSeat.flatMap(type => seats.map(seat => ({ type, seat }))),
    ...['gold', 'cards', 'nothing'].map(take => ({ type: 'navigate', take })),
    ...cards.map(district => ({ type: 'adorn', district })),
    ...cards.flatMap(district => [true, false].map(adorned => ({ type: 'give', district, adorned }))),
    ...places.flatMap(place =>
      ['destroy', 'covet', 'armory'].flatMap(type =>
        [true, false].map(adorned => ({ type, ...place, adorned })),
      ),
    ),
    { type: 'gold', card: 3 },
    { type: 'build', card: '3' },
    { type: 'build', card: -1 },
    { type: 'destroy', seat: 0, district: 0 },
    { type: 'murder', rank: 2.5 },
  ];
}
