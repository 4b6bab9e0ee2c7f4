import {
  anything,
  fields,
  firstBroken,
  isAscending,
  isPartOf,
  list,
  type Misfit,
  NONE,
  oneOf,
  rngShape,
  type Seat,
  sameNumbers,
  whole,
} from '@signoria/core';
import { type Card, deck, type Expedition, expeditionOf, HAND_SIZE } from './data.ts';
import type { Options } from './options.ts';
import { IDLE_TURNS } from './round.ts';
import type { ExpeditionScore, State } from './state.ts';

/** What is wrong with a state from outside; null if the match can be continued from it. */
export function check(found: unknown, _seats: number, options: Options): Misfit | null {
  return shapeOf(options)(found) ?? whatDisagrees(found as State, options);
}

function shapeOf({ expeditions, rounds }: Options) {
  const all = deck(expeditions).length;
  const cards = list(whole<Card>(0, expeditions * 10 - 1), 0, all);
  const seat = whole<Seat>(0, 1);
  const score = fields<ExpeditionScore>({
    cards: whole(0, 12),
    sum: whole(0, 54),
    wagers: whole(0, 3),
    bonus: whole(0, 20),
    points: whole(-80, 200),
  });
  return fields<State>({
    options: anything(),
    seats: oneOf(2),
    rng: rngShape,
    round: whole(1, rounds),
    starter: seat,
    player: seat,
    step: oneOf('card', 'draw', 'over'),
    stock: cards,
    hands: list(cards, 2),
    known: list(cards, 2),
    columns: list(list(cards, expeditions), 2),
    piles: list(cards, expeditions),
    closed: whole<Expedition | typeof NONE>(NONE, expeditions - 1),
    idle: whole(0, IDLE_TURNS),
    finished: list(list(list(score, expeditions), 2), 0, rounds),
  });
}

function whatDisagrees(s: State, options: Options): Misfit | null {
  const laid = [...s.stock, ...s.hands.flat(), ...s.columns.flat(2), ...s.piles.flat()];
  const isOver = s.step === 'over';
  const sizes = s.hands.map((_, seat) => HAND_SIZE - (s.step === 'draw' && seat === s.player ? 1 : 0));
  return firstBroken([
    [sameNumbers(laid, deck(options.expeditions)), '', 'every card of the deck once'],
    [
      s.hands.every((hand, seat) => hand.length === sizes[seat]),
      '.hands',
      'as many cards as this step leaves',
    ],
    [[...s.hands, ...s.known].every(isAscending), '.hands', 'cards in ascending order'],
    [s.known.every((cards, seat) => isPartOf(cards, s.hands[seat])), '.known', 'cards of that hand'],
    [s.columns.every(columns => columns.every(isColumn)), '.columns', 'rising cards of their expedition'],
    [s.piles.every(isOfExpedition), '.piles', 'cards of their expedition'],
    [s.finished.length === s.round - (isOver ? 0 : 1), '.finished', 'an entry for every round that is over'],
    [isOver || (s.stock.length > 0 && s.idle < IDLE_TURNS), '.step', 'over, for the round is'],
    [s.closed === NONE || s.step === 'draw', '.closed', 'no closed pile before a card is out'],
  ]);
}

function isOfExpedition(cards: readonly Card[], expedition: number): boolean {
  return cards.every(card => expeditionOf(card) === expedition);
}

function isColumn(cards: readonly Card[], expedition: number): boolean {
  return isOfExpedition(cards, expedition) && isAscending(cards);
}
