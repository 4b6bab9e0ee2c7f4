import type { BaseState, BaseView, Game, Rng, Seat, Tagged } from '../src/index.ts';
import {
  alone,
  anything,
  below,
  copyRng,
  either,
  fields,
  list,
  NOBODY,
  oneOf,
  rank,
  refuse,
  rngShape,
  seatsOf,
  shuffle,
  whole,
} from '../src/index.ts';

/**
 * The smallest game with a secret, for the tests of the core itself: each seat holds two cards of a shuffled deck,
 * may `peek` at the top of the deck once, shows one card, and the highest card shown wins.
 */
export interface HighCardState extends BaseState {
  options: { cards: number };
  deck: number[];
  hands: number[][];
  shown: number[];
  peeked: (number | null)[];
  player: Seat;
}

interface HighCardAction extends Tagged {
  type: 'peek' | 'show';
  card?: number;
}

interface HighCardEvent extends Tagged {
  type: 'peeked' | 'showed';
  seat: Seat;
  card: number | null;
}

interface HighCardView extends BaseView {
  options: { cards: number };
  hands: (number[] | null)[];
  shown: number[];
  peeked: (number | null | 'hidden')[];
  player: Seat;
}

export interface HighCard {
  state: HighCardState;
  action: HighCardAction;
  event: HighCardEvent;
  view: HighCardView;
  options: { cards: number };
}

const over = (s: HighCardState) => s.shown.length === s.seats;
const scores = (s: HighCardState) =>
  seatsOf(s.seats).map(seat => ({ seat, total: s.shown[seat] ?? 0, lines: [] }));

function legal(s: HighCardState, seat: Seat): HighCardAction[] {
  if (over(s) || seat !== s.player) return [];
  const shows = s.hands[seat].map(card => ({ type: 'show' as const, card }));
  return s.peeked[seat] === null ? [{ type: 'peek' }, ...shows] : shows;
}

export const highCard: Game<HighCard> = {
  id: 'high-card',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: {
    fields: { cards: { type: 'integer', minimum: 12, maximum: 30 } },
    presets: { plain: { cards: 12 }, long: { cards: 30 } },
  },
  setup(seats, options, rng) {
    const deck = shuffle(
      rng,
      Array.from({ length: options.cards }, (_, i) => i),
    );
    const hands = seatsOf(seats).map(() => deck.splice(-2).sort((a, b) => a - b));
    return { options, seats, rng, deck, hands, shown: [], peeked: hands.map(() => null), player: 0 };
  },
  turn: s => (over(s) ? NOBODY : alone(s.player)),
  check(found, seats, { cards }) {
    const card = whole(0, cards - 1);
    return fields<HighCardState>({
      options: anything(),
      seats: oneOf(seats),
      rng: rngShape,
      deck: list(card, cards - 2 * seats),
      hands: list(list(card, 1, 2), seats),
      shown: list(card, 0, seats),
      peeked: list(either(card, oneOf(null)), seats),
      player: whole<Seat>(0, seats - 1),
    })(found);
  },
  legal,
  apply(s, seat, action, emit) {
    if (action.type === 'peek') {
      s.peeked[seat] = s.deck[s.deck.length - 1];
      emit?.({ type: 'peeked', seat, card: s.peeked[seat] });
      return;
    }
    const card = Number(action.card);
    s.hands[seat] = s.hands[seat].filter(held => held !== card);
    s.shown.push(card);
    s.player = ((seat + 1) % s.seats) as Seat;
    emit?.({ type: 'showed', seat, card });
  },
  copy: s => ({
    ...s,
    rng: copyRng(s.rng),
    deck: [...s.deck],
    hands: s.hands.map(hand => [...hand]),
    shown: [...s.shown],
    peeked: [...s.peeked],
  }),
  view: (s, who) => ({
    who,
    seats: s.seats,
    options: s.options,
    turn: over(s) ? NOBODY : alone(s.player),
    hands: s.hands.map((hand, seat) => (seat === who ? [...hand] : null)),
    shown: [...s.shown],
    peeked: s.peeked.map((card, seat) => (card === null || seat === who ? card : 'hidden')),
    player: s.player,
    scores: scores(s),
  }),
  redact: (event, who) => (event.type === 'showed' || event.seat === who ? event : { ...event, card: null }),
  isQuiet: ({ type }) => type === 'showed',
  imagine(v, rng: Rng) {
    const own = v.hands.flatMap(hand => hand ?? []);
    const top = v.peeked.find(card => typeof card === 'number');
    const seen = new Set([...own, ...v.shown, ...(top === undefined ? [] : [top])]);
    const rest = shuffle(
      rng,
      Array.from({ length: v.options.cards }, (_, i) => i).filter(card => !seen.has(card)),
    );
    const hands = v.hands.map((hand, seat) => {
      const size = seat < v.shown.length ? 1 : 2;
      return hand ? [...hand] : rest.splice(0, size).sort((a, b) => a - b);
    });
    const deck = top === undefined ? rest : [...rest, Number(top)];
    const peeked = v.peeked.map(card => (card === 'hidden' ? deck[deck.length - 1] : card));
    const fresh: Rng = [below(rng, 1000), 1, 2, 3];
    return {
      options: v.options,
      seats: v.seats,
      rng: fresh,
      deck,
      hands,
      shown: [...v.shown],
      peeked,
      player: v.player,
    };
  },
  why(s, seat, action) {
    if (over(s)) return refuse('X-2', 'game-over');
    if (seat !== s.player) return refuse('X-1', 'not-your-turn');
    const listed = legal(s, seat).some(each => JSON.stringify(each) === JSON.stringify(action));
    return listed ? null : refuse('X-3', 'unknown-action');
  },
  result: s => (over(s) ? rank(scores(s)) : null),
};
