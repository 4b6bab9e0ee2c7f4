import {
  type Action,
  CHARACTERS,
  type Citadels,
  DECISIONS,
  DISTRICTS,
  LAST_RANK,
  type State,
} from '@signoria/citadels';
import type { Seat } from '@signoria/core';
import type { Deciding } from '../net/decisions.ts';
import { layOut, mark, type Pen } from '../net/inputs.ts';
import { readDraft, type Seen } from './guess.ts';
import { encoding, RIVALS, rivalsOf } from './inputs.ts';
import { weighing } from './policy.ts';

const RANKS = LAST_RANK + 1;
const CAST = CHARACTERS.length;

/* What is to be decided, besides what the table between two rounds tells. */
const STEPS: readonly string[] = DECISIONS;
const SIZES = [STEPS.length, CAST, RANKS, RANKS, RANKS, RANKS, 4, 4, 3, CAST, CAST * 2, RIVALS * CAST, 8];

/* Answers: characters, cards, rivals by their strength, and the rest one by one. */
const SINGLES = [
  'gold',
  'draw',
  'income',
  'end',
  'redraw',
  'discard',
  'pay-gold',
  'pay-card',
  'tithe',
  'give',
  'adorn',
  'laboratory',
  'smithy',
  'museum',
  'armory',
  'salvage',
  'search',
  'announce',
  'decline',
  'return',
  'fetch',
  'take',
];
const BY_CARD = ['build', 'keep'];
const BY_CHARACTER = ['choose', 'bury'];
const BY_RANK = ['murder', 'rob', 'bewitch'];
const BY_RIVAL = ['swap', 'look', 'crown', 'destroy', 'covet'];
const ANSWERS = layOut('answers', [
  SINGLES.length,
  2,
  BY_CARD.length * DISTRICTS.length,
  BY_CHARACTER.length * CAST,
  BY_RANK.length * RANKS,
  // One's own seat may be crowned.
  BY_RIVAL.length * (RIVALS + 1),
]);
const [, AT_NAVIGATE, AT_CARDS, AT_CHARACTERS, AT_RANKS, AT_RIVALS] = ANSWERS.at;

const ALL = layOut(`citadels decisions 1 ${encoding.layout} ${ANSWERS.layout}`, [encoding.inputs, ...SIZES]);
const [
  ,
  AT_STEP,
  AT_OWN,
  AT_RANK,
  AT_MURDERED,
  AT_ROBBED,
  AT_BEWITCHED,
  AT_BUILDS,
  AT_DONE,
  AT_FIRST,
  AT_VISIBLE,
  AT_DRAFT,
  AT_SHOWN,
  AT_CHOSEN,
] = ALL.at;

/** Where the answers of a type begin. */
const FROM = new Map<string, number>([
  ...SINGLES.map((type, i) => [type, i] as const),
  ...BY_CARD.map((type, i) => [type, AT_CARDS + i * DISTRICTS.length] as const),
  ...BY_CHARACTER.map((type, i) => [type, AT_CHARACTERS + i * CAST] as const),
  ...BY_RANK.map((type, i) => [type, AT_RANKS + i * RANKS] as const),
  ...BY_RIVAL.map((type, i) => [type, AT_RIVALS + i * (RIVALS + 1)] as const),
]);

/** Decisions within the round, as a seat sees them. */
export function decisions(): Deciding<Citadels> {
  const seen: Seen = new Int32Array(RANKS);
  return {
    inputs: ALL.inputs,
    outputs: ANSWERS.inputs,
    layout: ALL.layout,
    weigh: weighing(),
    isSecret: ({ step, play, rank }) =>
      step === 'choose' || step === 'bury' || (step === 'turn' && rank <= 2 && !play.usedPower),
    outputOf: answerOf,
    encode(s, seat, on) {
      const pen: Pen = { on, count: encoding.encode(s, seat, on) };
      mark(pen, AT_STEP, STEPS.length, STEPS.indexOf(s.step));
      markRound(pen, s, seat);
      markDraft(pen, s, seat, seen);
      return pen.count;
    },
  };
}

function answerOf(s: State, seat: Seat, action: Action): number {
  const from = FROM.get(action.type) ?? 0;
  switch (action.type) {
    case 'navigate':
      return AT_NAVIGATE + (action.take === 'gold' ? 0 : 1);
    case 'build':
    case 'keep':
      return from + action.card;
    case 'choose':
    case 'bury':
      return from + s.cast[action.rank];
    case 'murder':
    case 'rob':
    case 'bewitch':
      return from + action.rank;
    case 'swap':
    case 'look':
    case 'crown':
    case 'destroy':
    case 'covet':
      return from + Math.min(RIVALS, rivalsOf(s, seat).indexOf(action.seat) + 1);
    default:
      return from;
  }
}

/** Who was called, struck and has shown himself, and what is left to do in one's own turn. */
function markRound(pen: Pen, s: State, seat: Seat): void {
  const { play } = s;
  mark(pen, AT_RANK, RANKS, s.rank);
  mark(pen, AT_MURDERED, RANKS, s.murdered);
  mark(pen, AT_ROBBED, RANKS, s.robbed);
  mark(pen, AT_BEWITCHED, RANKS, s.bewitched);
  mark(pen, AT_FIRST, 3, s.first === -1 ? 0 : s.first === seat ? 1 : 2);
  if (s.step !== 'choose' && s.step !== 'bury') {
    mark(pen, AT_BUILDS, 4, play.builds);
    if (play.acted) mark(pen, AT_DONE, 4, 0);
    if (play.tookIncome) mark(pen, AT_DONE, 4, 1);
    if (play.usedPower) mark(pen, AT_DONE, 4, 2);
    if (play.built > 0) mark(pen, AT_DONE, 4, 3);
  }
  const rivals = rivalsOf(s, seat);
  for (let rank = 1; rank <= LAST_RANK; rank++) {
    const holder = s.holder[rank];
    if (holder === seat) mark(pen, AT_OWN, CAST, s.cast[rank]);
    else if (s.shown[rank]) {
      const rival = Math.min(RIVALS - 1, rivals.indexOf(holder as Seat));
      mark(pen, AT_SHOWN + rival * CAST, CAST, s.cast[rank]);
    }
  }
}

/** What lies open of the draft, what went through one's hands, and how many have chosen. */
function markDraft(pen: Pen, s: State, seat: Seat, seen: Seen): void {
  const { draft } = s;
  for (let i = 0; i < draft.visible.length; i++) mark(pen, AT_VISIBLE, CAST, s.cast[draft.visible[i]]);
  mark(pen, AT_CHOSEN, 8, draft.picks.length);
  readDraft(s, seat, seen);
  for (let rank = 1; rank <= LAST_RANK; rank++)
    if (seen[rank] > 0 && rank > s.rank) mark(pen, AT_DRAFT + (seen[rank] - 1) * CAST, CAST, s.cast[rank]);
}
