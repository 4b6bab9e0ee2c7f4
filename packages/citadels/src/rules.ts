import { alone, isIndex, isObject, NOBODY, type Refusal, refuse, type Seat } from '@signoria/core';
import { LAST_RANK } from './characters.ts';
import { DISTRICTS } from './districts.ts';
import type { Action, Emit } from './moves.ts';
import type { State } from './state.ts';
import { decisions } from './steps.ts';

/** C-4.1  Who owes a decision: always one player, and nobody when the game is over. */
export function turn(s: State): readonly Seat[] {
  return s.step === 'over' ? NOBODY : alone(s.asked);
}

export function legal(s: State, seat: Seat): Action[] {
  if (s.step === 'over' || seat !== s.asked) return [];
  return decisions[s.step].list(s);
}

export function apply(s: State, _seat: Seat, action: Action, emit?: Emit): void {
  if (s.step !== 'over') decisions[s.step].apply(s, action, emit);
}

/** What is listed is legal; what is not is explained by the decision it would answer. */
export function why(s: State, seat: Seat, action: unknown): Refusal | null {
  if (s.step === 'over') return refuse('C-8.1', 'game-over');
  if (seat !== s.asked) return refuse('C-4.1', 'not-your-turn');
  const { rule, list, refusal } = decisions[s.step];
  const asked = parse(action);
  if (!asked) return refuse(rule, 'unknown-action');
  return list(s).some(listed => isSame(listed, asked)) ? null : refusal(s, asked);
}

type Field = (value: unknown) => boolean;

const rank: Field = value => isIndex(value, LAST_RANK + 1) && value !== 0;
const card: Field = value => isIndex(value, DISTRICTS.length);
const seat: Field = value => isIndex(value, 8);
const flag: Field = value => typeof value === 'boolean';
const choice: Field = value => value === 'gold' || value === 'cards';

/** The fields each action has besides its type. */
const SHAPES: { readonly [T in Action['type']]: Readonly<Record<string, Field>> } = {
  choose: { rank },
  bury: { rank },
  gold: {},
  draw: {},
  keep: { card },
  return: { card },
  income: {},
  build: { card },
  end: {},
  murder: { rank },
  bewitch: { rank },
  rob: { rank },
  swap: { seat },
  discard: { card },
  redraw: {},
  look: { seat },
  take: { card, build: flag },
  crown: { seat },
  'pay-gold': {},
  'pay-card': { card },
  tithe: {},
  navigate: { take: choice },
  destroy: { seat, district: card, adorned: flag },
  covet: { seat, district: card, adorned: flag },
  give: { district: card, adorned: flag },
  adorn: { district: card },
  laboratory: { card },
  smithy: {},
  museum: { card },
  armory: { seat, district: card, adorned: flag },
  salvage: {},
  search: {},
  fetch: { card },
  announce: {},
  decline: {},
};

/** An action from outside, or null when it is none. */
function parse(action: unknown): Action | null {
  if (!isObject(action) || typeof action.type !== 'string' || !Object.hasOwn(SHAPES, action.type))
    return null;
  const shape = SHAPES[action.type as Action['type']];
  const fields = Object.keys(shape);
  if (Object.keys(action).length !== fields.length + 1) return null;
  return fields.every(field => Object.hasOwn(action, field) && shape[field](action[field]))
    ? (action as Action)
    : null;
}

function isSame(a: Action, b: Action): boolean {
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  return Object.keys(left).every(field => left[field] === right[field]);
}
