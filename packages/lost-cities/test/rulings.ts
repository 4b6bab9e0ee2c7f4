import type { Match } from '@signoria/core';
import type { Rulings } from '@signoria/core/kit';
import { expeditionOf, isWager, type LostCities } from '../src/index.ts';

type Event = LostCities['event'];

/** The lines of the final score, with what they are about. */
function lines({ game, state }: Match<LostCities>) {
  return (game.result(state)?.scores ?? []).flatMap(({ lines }) => lines);
}

/** By seat: the totals when the match's second round began. */
function beforeSecondRound(events: readonly Event[]): number[] {
  return events.find(event => event.type === 'round-ended')?.totals ?? [];
}

export const RULINGS: Rulings<LostCities> = {
  'LC-2.4-three-wagers-before-the-first-number': {
    table: { seats: 2 },
    shows: hasThreeWagers,
  },
  'LC-4.3-an-idle-round-ends-as-it-stands': {
    table: { seats: 2 },
    shows: events => events.some(event => event.type === 'round-ended' && event.reason === 'idle'),
  },
  'LC-5.3-three-wagers-multiply-a-loss': {
    table: { seats: 2 },
    shows: (_, match) => lines(match).some(({ of = {}, points }) => of.wagers === 3 && points < 0),
  },
  'LC-5.4-the-bonus-is-never-multiplied': {
    table: { seats: 2 },
    shows: (_, match) => lines(match).some(({ of = {} }) => of.bonus > 0 && of.wagers > 0),
  },
  'LC-6.3-level-totals-share-the-win': {
    table: { seats: 2, options: { rounds: 1 } },
    shows: (_, { game, state }) => game.result(state)?.tieBreak === 'shared',
  },
  'LC-6.4-the-leader-begins-again': {
    table: { seats: 2 },
    shows: events => {
      const [first, second] = beforeSecondRound(events);
      const begun = events.find(event => event.type === 'round-began');
      return (
        begun?.starter === (first > second ? 0 : 1) &&
        first !== second &&
        startedFirst(events) === begun.starter
      );
    },
  },
  'LC-6.4-level-the-other-begins': {
    table: { seats: 2 },
    shows: events => {
      const [first, second] = beforeSecondRound(events);
      const begun = events.find(event => event.type === 'round-began');
      return first === second && begun !== undefined && startedFirst(events) !== begun.starter;
    },
  },
};

/** Who made the first move of the match. */
function startedFirst(events: readonly Event[]): number {
  const first = events[0];
  return 'seat' in first ? first.seat : -1;
}

/** Whether a number is laid on three wagers. */
function hasThreeWagers(events: readonly Event[]): boolean {
  const wagers = new Map<string, number>();
  for (const event of events) {
    if (event.type === 'round-began') wagers.clear();
    if (event.type !== 'played') continue;
    const column = `${event.seat} ${expeditionOf(event.card)}`;
    const before = wagers.get(column) ?? 0;
    if (!isWager(event.card) && before === 3) return true;
    wagers.set(column, before + (isWager(event.card) ? 1 : 0));
  }
  return false;
}
