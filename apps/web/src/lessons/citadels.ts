import { type Card, type Citadels, citadels, DISTRICTS, type Rank } from '@signoria/citadels';
import type { Seat } from '@signoria/core';
import { dealNumber, type Lesson } from './lesson.ts';

type Action = Citadels['action'];

function card(id: string): Card {
  return DISTRICTS.findIndex(district => district.id === id) as Card;
}

function choose(rank: Rank): Action {
  return { type: 'choose', rank };
}

function build(id: string): Action {
  return { type: 'build', card: card(id) };
}

/** Draws two cards and keeps this one. */
function drawing(seat: Seat, id: string): [Seat, Action][] {
  return [
    [seat, { type: 'draw' }],
    [seat, { type: 'keep', card: card(id) }],
  ];
}

const GOLD: Action = { type: 'gold' };
const END: Action = { type: 'end' };

/** Two rounds for four: the learner is the Merchant, then the Thief. */
export const lesson: Lesson<Citadels> = {
  seats: 4,
  options: citadels.options.presets.published,
  seed: dealNumber(31),
  steps: [
    { id: 'goal', kind: 'read' },
    { id: 'round', kind: 'read' },
    { id: 'choose', kind: 'do', does: choose(6) },
    {
      kind: 'others',
      moves: [
        [1, choose(2)],
        [2, choose(1)],
        [3, choose(4)],
        [2, { type: 'murder', rank: 7 }],
        [2, GOLD],
        [2, build('battlefield')],
        [2, END],
        [1, { type: 'rob', rank: 4 }],
        ...drawing(1, 'temple'),
        [1, build('tavern')],
        [1, END],
        ...drawing(3, 'manor'),
        [3, END],
      ],
    },
    { id: 'gold', kind: 'do', does: GOLD },
    { id: 'build', kind: 'do', does: build('harbor') },
    { id: 'income', kind: 'do', does: { type: 'income' } },
    { id: 'finish', kind: 'do', does: END },
    { id: 'crown', kind: 'read' },
    { kind: 'others', moves: [[3, choose(1)]] },
    { id: 'thief', kind: 'do', does: choose(2) },
    {
      kind: 'others',
      moves: [
        [1, choose(5)],
        [2, choose(7)],
        [3, { type: 'murder', rank: 7 }],
        ...drawing(3, 'laboratory'),
        [3, END],
      ],
    },
    { id: 'rob', kind: 'do', does: { type: 'rob', rank: 5 } },
    { id: 'draw', kind: 'do', does: { type: 'draw' } },
    { id: 'keep', kind: 'do', does: { type: 'keep', card: card('trading-post') } },
    { id: 'build-again', kind: 'do', does: build('trading-post') },
    { id: 'finish-again', kind: 'do', does: END },
    { id: 'end', kind: 'read' },
  ],
};
