import { type Refusal, refuse } from '@signoria/core';
import { drawCards, listAction, listIncome, takeGold, takeIncome, whyNoIncome, whyNotAct } from './action.ts';
import { END } from './actions.ts';
import { type Act, type ActName, acts } from './acts.ts';
import { build, listBuilds, whyNotBuild } from './building.ts';
import type { Power } from './characters.ts';
import { powerOf, purplesOf } from './city.ts';
import { BIT, DISTRICTS, having } from './districts.ts';
import type { Action, Emit } from './moves.ts';
import type { State } from './state.ts';
import { endTurn } from './turn-end.ts';

const USABLE = having('use');

/** By district that can be used: its card and what it does. */
const USES = DISTRICTS.flatMap(({ effect }, card) =>
  effect?.use ? [{ bit: BIT[card], use: effect.use }] : [],
);

/** C-5.1  All a player may do in his turn, in any order, as often as it is offered. */
export function listTurn(s: State): Action[] {
  const actions: Action[] = [];
  const { play } = s;
  listAction(s, actions);
  if (play.mode === 'action-only') return actions;
  const power = powerOf(s);
  if (play.mode === 'witch') {
    acts.bewitch.list(s, actions);
    return actions;
  }
  listIncome(s, actions);
  listBuilds(s, actions);
  if (power.powers !== undefined)
    for (let i = 0; i < power.powers.length; i++) acts[power.powers[i]].list(s, actions);
  const purples = purplesOf(s.cities[play.seat]);
  if ((purples & USABLE) !== 0)
    for (let i = 0; i < USES.length; i++)
      if ((purples & USES[i].bit) !== 0) acts[USES[i].use].list(s, actions);
  if (mayEnd(s)) actions.push(END);
  return actions;
}

/** C-5.2 C-5.7  A turn ends after its action, and after a power that has to be used. */
function mayEnd(s: State): boolean {
  return s.play.acted && (s.play.usedPower || !powerOf(s).mustUse);
}

export function applyTurn(s: State, action: Action, emit: Emit): void {
  switch (action.type) {
    case 'gold':
      takeGold(s, emit);
      return;
    case 'draw':
      drawCards(s, emit);
      return;
    case 'income':
      takeIncome(s, emit);
      return;
    case 'build':
      build(s, action.card, emit);
      return;
    case 'end':
      endTurn(s, emit);
      return;
    default:
      if (isAct(action)) (acts[action.type] as Act<ActName>).apply(s, action, emit);
  }
}

type ActAction = Extract<Action, { type: ActName }>;

function isAct(action: Action): action is ActAction {
  return Object.hasOwn(acts, action.type);
}

export function whyNotTurn(s: State, action: Action): Refusal {
  const { play } = s;
  switch (action.type) {
    case 'gold':
    case 'draw':
      return whyNotAct(s);
    case 'income':
      return whyNotNow(s) ?? whyNoIncome(s);
    case 'build':
      return whyNotNow(s) ?? whyNotBuild(s, action.card);
    case 'end':
      return play.acted ? refuse('C-5.7', 'use-your-power-first') : refuse('C-5.2', 'action-first');
    default:
      return isAct(action) ? whyNotDo(s, action) : refuse('C-5.1', 'not-now');
  }
}

/** C-4.5 C-6.2 C-7.22  The bewitched and the murdered have the action alone, the Witch hers and a name. */
function whyNotNow(s: State): Refusal | null {
  if (s.play.mode === 'action-only')
    return refuse(s.play.rank === s.bewitched ? 'C-4.5' : 'C-7.22', 'action-only');
  if (s.play.mode === 'witch') return refuse('C-6.2', s.play.acted ? 'name-a-character' : 'action-first');
  return null;
}

function whyNotDo(s: State, action: ActAction): Refusal {
  if (action.type === 'bewitch' && s.play.mode === 'witch') return acts.bewitch.refusal(s, action);
  const closed = whyNotNow(s);
  if (closed) return closed;
  const use = USES.find(({ use: name }) => name === action.type);
  if (use && (purplesOf(s.cities[s.play.seat]) & use.bit) === 0)
    return refuse('C-7.24', 'district-not-in-city');
  if (!use && !powerOf(s).powers?.includes(action.type as Power)) return refuse('C-5.7', 'not-your-power');
  if (!use && s.play.usedPower) return refuse('C-5.7', 'power-used');
  return (acts[action.type] as Act<ActName>).refusal(s, action);
}
