import { type Refusal, refuse, type Seat } from '@signoria/core';
import { type Action, type Emit, INCOME } from './actions.ts';
import { powerOf } from './city.ts';
import { BIT, type Character, COLOUR, COLOURS, having } from './data.ts';
import { gain } from './holdings.ts';
import type { State } from './state.ts';

const ANY_INCOME = having('anyIncome');

/** C-5.4 C-7.8  Gold the districts of a city bring to a character. */
function incomeOf(s: State, seat: Seat, { id, income }: Character): number {
  const source = id === 'architect' && s.options.architectIncome ? 'yellow' : income;
  if (source === undefined) return 0;
  const colour = COLOURS.indexOf(source);
  const city = s.cities[seat];
  let gold = 0;
  for (let i = 0; i < city.length; i++) {
    const { card } = city[i];
    if (COLOUR[card] === colour || (BIT[card] & ANY_INCOME) !== 0) gold++;
  }
  return gold;
}

/** C-5.4  Income may be collected once per turn, if there is any. */
export function addIncome(s: State, actions: Action[]): void {
  if (!s.play.tookIncome && incomeOf(s, s.play.seat, powerOf(s)) > 0) actions.push(INCOME);
}

export function whyNoIncome(s: State): Refusal {
  return s.play.tookIncome ? refuse('C-5.4', 'income-taken') : refuse('C-5.4', 'no-income');
}

export function takeIncome(s: State, _action: Action, emit: Emit): void {
  s.play.tookIncome = true;
  gain(s, s.play.seat, incomeOf(s, s.play.seat, powerOf(s)), 'income', emit);
}
