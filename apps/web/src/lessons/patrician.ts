import type { Seat } from '@signoria/core';
import { CARDS, type Card, type City, type Patrician } from '@signoria/patrician';
import { dealNumber, type Lesson } from './lesson.ts';

const BOLOGNA: City = 0;
const FIRENZE: City = 1;
const ROMA: City = 2;
const MILANO: City = 5;
const FERRARA: City = 6;
const PARMA: City = 7;
const VERONA: City = 8;

type Moves = [Seat, Patrician['action']][];

/** The card of a city with this sign. */
function play(city: City, sign: string) {
  const card = CARDS.findIndex(print => print.city === city && print.sign === sign) as Card;
  return { type: 'play', card } as const;
}

/** One crest: a card is played and its floor built. */
function turn(seat: Seat, city: City, sign: string, build: Patrician['action']): Moves {
  return [
    [seat, play(city, sign)],
    [seat, build],
  ];
}

const LEFT = { type: 'build', site: 0 } as const;
const RIGHT = { type: 'build', site: 1 } as const;

/** Four turns, until the first city is scored. */
export const lesson: Lesson<Patrician> = {
  seats: 3,
  options: { ambassadors: false, messengers: false, openStacks: false },
  seed: dealNumber(2377),
  steps: [
    { id: 'theme', kind: 'read' },
    { id: 'goal', kind: 'read' },
    { id: 'turn', kind: 'read' },
    { id: 'first-card', kind: 'do', does: play(BOLOGNA, 'C*') },
    { id: 'first-floor', kind: 'do', does: LEFT },
    {
      kind: 'others',
      moves: [...turn(1, FERRARA, 'B*', RIGHT), ...turn(2, FIRENZE, 'C*', LEFT)],
    },
    { id: 'taken', kind: 'do', does: play(BOLOGNA, 'C') },
    { id: 'higher', kind: 'do', does: LEFT },
    {
      kind: 'others',
      moves: [...turn(1, PARMA, 'A*', LEFT), ...turn(2, ROMA, 'B*', RIGHT)],
    },
    { id: 'two-crests', kind: 'do', does: play(FERRARA, '+') },
    { id: 'on-top', kind: 'do', does: RIGHT },
    { id: 'new-tower', kind: 'do', does: LEFT },
    {
      kind: 'others',
      moves: [...turn(1, MILANO, 'B*', RIGHT), ...turn(2, FERRARA, 'C', LEFT)],
    },
    { id: 'move-card', kind: 'do', does: play(VERONA, 'M') },
    { id: 'move-floor', kind: 'do', does: RIGHT },
    { id: 'move', kind: 'do', does: { type: 'move', city: FERRARA, from: 1 } },
    {
      kind: 'others',
      moves: [...turn(1, FERRARA, '?', RIGHT)],
    },
    { id: 'scored', kind: 'read' },
    { id: 'end', kind: 'read' },
  ],
};
