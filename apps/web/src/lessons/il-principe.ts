import type { Seat } from '@signoria/core';
import {
  CITIES,
  type City,
  type Colour,
  type IlPrincipe,
  ilPrincipe,
  type Region,
} from '@signoria/il-principe';
import { dealNumber, LEARNER, type Lesson } from './lesson.ts';

type Action = IlPrincipe['action'];

const [GREEN, , RED, BLUE, YELLOW]: readonly Colour[] = [0, 1, 2, 3, 4];
const NORTH: Region = 0;
const CENTRE: Region = 2;

const PASS: Action = { type: 'pass' };

function offer(colour: Colour): Action {
  return { type: 'offer', colour };
}

function offers(seat: Seat, first: Colour, second: Colour): [Seat, Action][] {
  return [
    [seat, offer(first)],
    [seat, offer(second)],
  ];
}

function bid(amount: number): Action {
  return { type: 'bid', amount };
}

function lay(colour: Colour, count: number): Action {
  return { type: 'lay', colour, count };
}

const bologna = CITIES.findIndex(({ name }) => name === 'Bologna') as City;

/** Two rounds for three: a role in the first, a city in the second. */
export const lesson: Lesson<IlPrincipe> = {
  seats: 3,
  options: ilPrincipe.options.presets.amigo,
  seed: dealNumber(639),
  steps: [
    { id: 'goal', kind: 'read' },
    { id: 'round', kind: 'read' },
    { id: 'offer', kind: 'do', does: offer(BLUE) },
    { id: 'offer-again', kind: 'do', does: offer(BLUE) },
    {
      kind: 'others',
      moves: [
        ...offers(1, RED, YELLOW),
        ...offers(2, YELLOW, YELLOW),
        // The red card, then the two blue ones.
        [1, bid(1)],
        [2, PASS],
        [LEARNER, PASS],
        [2, bid(2)],
        [LEARNER, PASS],
        [1, PASS],
      ],
    },
    { id: 'bid', kind: 'do', does: bid(2) },
    {
      kind: 'others',
      moves: [
        [1, bid(3)],
        [2, PASS],
      ],
    },
    { id: 'outbid', kind: 'do', does: bid(4) },
    { kind: 'others', moves: [[1, PASS]] },
    { id: 'lay', kind: 'do', does: lay(YELLOW, 3) },
    {
      kind: 'others',
      moves: [
        [1, lay(RED, 2)],
        [2, lay(BLUE, 1)],
        [2, { type: 'shield', region: NORTH }],
      ],
    },
    { id: 'role', kind: 'read' },
    {
      kind: 'others',
      moves: [
        ...offers(LEARNER, RED, BLUE),
        ...offers(1, GREEN, RED),
        ...offers(2, GREEN, BLUE),
        [1, PASS],
        [2, bid(1)],
      ],
    },
    { id: 'green', kind: 'do', does: bid(2) },
    { kind: 'others', moves: [[2, PASS]] },
    { id: 'build', kind: 'do', does: { type: 'build', city: bologna } },
    { id: 'shield', kind: 'do', does: { type: 'shield', region: CENTRE } },
    { id: 'shield-again', kind: 'do', does: { type: 'shield', region: CENTRE } },
    { id: 'points', kind: 'read' },
    { id: 'end', kind: 'read' },
  ],
};
