import {
  type BaseState,
  type Emit,
  type Game,
  type Kind,
  type Refusal,
  refuse,
  type Tagged,
} from './game.ts';
import { isObject } from './plain.ts';
import { alone, NOBODY, type Seat } from './seat.ts';

/** The actions of a game that have one of these types. */
export type ActionOf<A extends Tagged, N extends A['type'] = A['type']> = Extract<A, { type: N }>;

/** What an answer does. */
type Apply<T extends Kind, A> = (s: T['state'], action: A, emit: Emit<T['event']>, seat: Seat) => void;

/** A rule's number in the handbook, or how to tell it from the state. */
type RuleNumber<S> = string | ((s: S) => string);

/** One decision of a game: what may be answered, why not something else, and what an answer does. */
interface Decision<T extends Kind> {
  /** The handbook's number for what may be done at this moment. */
  rule: RuleNumber<T['state']>;
  /** Who owes the decision, where it is not the player alone. */
  owed?(s: T['state']): readonly Seat[];
  /** Every answer there is, in a stable order. What is listed is legal, and nothing else is. */
  list(s: T['state'], seat: Seat): T['action'][];
  /** Explains why a well-formed action is not listed. Never asked about one that is. */
  refusal(s: T['state'], action: T['action'], seat: Seat): Refusal;
  /** By type of action. */
  apply: Readonly<Record<string, Apply<T, never>>>;
}

/**
 * A game's sequence of play as a table in the order of its rulebook: for each step the decision that is due.
 * `Answers` says which types of action answer which step.
 */
export type Sequence<T extends Kind, Answers> = {
  readonly [S in keyof Answers]: Decision<T> & {
    apply: { readonly [N in Answers[S] & T['action']['type']]: Apply<T, ActionOf<T['action'], N>> };
  };
};

/** Whether a value from outside can be this field of an action. */
type Field<S> = (value: unknown, s: S) => boolean;

/** By type of action: the fields it has besides its type. */
export type Shapes<A extends Tagged, S> = {
  readonly [N in A['type']]: { readonly [F in Exclude<keyof ActionOf<A, N>, 'type'>]: Field<S> };
};

interface SteppedState extends BaseState {
  /** The decision that is due, or a step at which nobody has anything to decide: the end. */
  step: string;
}

interface Rules<T extends Kind & { state: SteppedState }> {
  sequence: Readonly<Record<string, Decision<T>>>;
  shapes: Shapes<T['action'], T['state']>;
  /** Who decides, except where a decision says who owes it. */
  player(s: T['state']): Seat;
  /** The rule that says whose turn it is. */
  turnRule: RuleNumber<T['state']>;
  /** The rule that says when the game is over. */
  endRule: string;
  /** Continues after an answer until someone has a decision to make. */
  proceed?(s: T['state'], emit: Emit<T['event']>): void;
}

/**
 * What is derived from the table: whose decision it is, which actions are legal, what they do, and why others
 * are refused.
 */
export function playBy<T extends Kind & { state: SteppedState }>(
  rules: Rules<T>,
): Pick<Game<T>, 'turn' | 'legal' | 'apply' | 'why'> {
  const { player, proceed } = rules;
  const steps = Object.keys(rules.sequence);
  const decisions = Object.values(rules.sequence);
  const answers = decisions.map(decision => Object.keys(decision.apply));
  const effects = decisions.map(decision => Object.values(decision.apply));
  const isOwedBy = (decision: Decision<T>, s: T['state'], seat: Seat) =>
    decision.owed ? decision.owed(s).includes(seat) : player(s) === seat;
  return {
    turn(s) {
      const decision = decisions[place(steps, s.step)];
      if (decision === undefined) return NOBODY;
      return decision.owed ? decision.owed(s) : alone(player(s));
    },
    legal(s, seat) {
      const decision = decisions[place(steps, s.step)];
      return decision !== undefined && isOwedBy(decision, s, seat) ? decision.list(s, seat) : [];
    },
    apply(s, seat, action, emit) {
      const at = place(steps, s.step);
      const effect = effects[at][place(answers[at], action.type)];
      effect(s, action as never, emit, seat);
      proceed?.(s, emit);
    },
    why(s, seat, action) {
      const decision = decisions[place(steps, s.step)];
      if (decision === undefined) return refuse(rules.endRule, 'game-over');
      if (!isOwedBy(decision, s, seat)) return refuse(numberOf(rules.turnRule, s), 'not-your-turn');
      const asked = parseAction(rules.shapes, action, s);
      if (asked === null) return refuse(numberOf(decision.rule, s), 'unknown-action');
      const isListed = decision.list(s, seat).some(listed => sameAction(listed, asked));
      return isListed ? null : decision.refusal(s, asked, seat);
    },
  };
}

function numberOf<S>(rule: RuleNumber<S>, s: S): string {
  return typeof rule === 'string' ? rule : rule(s);
}

/** Where a name stands in a short list: found faster than among the keys of an object, where names vary. */
function place(names: readonly string[], name: string): number {
  let at = 0;
  while (at < names.length && names[at] !== name) at++;
  return at;
}

/** An action from outside, its fields checked, or null when it is none. */
function parseAction<A extends Tagged, S>(shapes: Shapes<A, S>, action: unknown, s: S): A | null {
  if (!isObject(action) || typeof action.type !== 'string' || !Object.hasOwn(shapes, action.type))
    return null;
  const shape: Readonly<Record<string, Field<S>>> = shapes[action.type as A['type']];
  const fields = Object.keys(shape);
  if (Object.keys(action).length !== fields.length + 1) return null;
  const fits = fields.every(field => Object.hasOwn(action, field) && shape[field](action[field], s));
  return fits ? (action as unknown as A) : null;
}

/** Whether two actions are the same. Actions are flat: all their fields must have the same values. */
export function sameAction(a: Tagged, b: Tagged): boolean {
  if (a === b) return true;
  const left = a as unknown as Readonly<Record<string, unknown>>;
  const right = b as unknown as Readonly<Record<string, unknown>>;
  const fields = Object.keys(left);
  if (fields.length !== Object.keys(right).length) return false;
  return fields.every(field => Object.hasOwn(right, field) && left[field] === right[field]);
}
