import { type Expedition, type LostCities, numberCard, wager } from '@signoria/lost-cities';
import { dealNumber, type Lesson } from './lesson.ts';

const DESERT: Expedition = 0;
const MOUNTAINS: Expedition = 2;
const FOREST: Expedition = 3;
const VOLCANO: Expedition = 4;

const DRAW = { type: 'draw' } as const;

/** One round, of which the first six turns are played. */
export const lesson: Lesson<LostCities> = {
  seats: 2,
  options: { rounds: 1, expeditions: 5, bonusFrom: 8, laterStarter: 'leader' },
  seed: dealNumber(2764),
  steps: [
    { id: 'theme', kind: 'read' },
    { id: 'goal', kind: 'read' },
    { id: 'turn', kind: 'read' },
    { id: 'first-card', kind: 'do', does: { type: 'play', card: numberCard(DESERT, 3) } },
    { id: 'first-draw', kind: 'do', does: DRAW },
    {
      kind: 'others',
      moves: [
        [1, { type: 'play', card: wager(FOREST) }],
        [1, DRAW],
      ],
    },
    { id: 'rising', kind: 'do', does: { type: 'play', card: numberCard(DESERT, 6) } },
    { id: 'draw', kind: 'do', does: DRAW },
    {
      kind: 'others',
      moves: [
        [1, { type: 'discard', card: numberCard(DESERT, 9) }],
        [1, DRAW],
      ],
    },
    { id: 'on', kind: 'do', does: { type: 'play', card: numberCard(DESERT, 7) } },
    { id: 'take', kind: 'do', does: { type: 'take', expedition: DESERT } },
    {
      kind: 'others',
      moves: [
        [1, { type: 'play', card: numberCard(MOUNTAINS, 6) }],
        [1, DRAW],
      ],
    },
    { id: 'wager', kind: 'do', does: { type: 'play', card: wager(VOLCANO) } },
    { id: 'wager-draw', kind: 'do', does: DRAW },
    {
      kind: 'others',
      moves: [
        [1, { type: 'play', card: numberCard(FOREST, 5) }],
        [1, DRAW],
      ],
    },
    { id: 'discard', kind: 'do', does: { type: 'discard', card: wager(MOUNTAINS) } },
    { id: 'last-draw', kind: 'do', does: DRAW },
    { id: 'sums', kind: 'read' },
    { id: 'end', kind: 'read' },
  ],
};
