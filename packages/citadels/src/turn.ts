import { type ActionOf, type Refusal, refuse } from '@signoria/core';
import { abilities } from './abilities.ts';
import { type Action, END } from './actions.ts';
import { addBuilds, whyNotBuild } from './build.ts';
import { powerOf, purplesOf } from './city.ts';
import { BIT, CARDS, DISTRICTS, having, type Power, type Use } from './data.ts';
import { addGoldOrCards, whyNotGoldOrCards } from './gold-or-cards.ts';
import { addIncome, whyNoIncome } from './income.ts';
import type { Ability } from './powers/ability.ts';
import type { State } from './state.ts';

const USABLE = having('use');

/** The districts that can be used. */
const USES = CARDS.flatMap(card => {
  const use = DISTRICTS[card].effect?.use;
  return use ? [{ bit: BIT[card], use }] : [];
});

/** C-5.1  Everything a player may do on their turn, in any order, as often as it is offered. */
export function legalTurn(s: State): Action[] {
  const actions: Action[] = [];
  const { play } = s;
  addGoldOrCards(s, actions);
  if (play.mode === 'action-only') return actions;
  const power = powerOf(s);
  if (play.mode === 'witch') {
    abilities.bewitch.add(s, actions);
    return actions;
  }
  addIncome(s, actions);
  addBuilds(s, actions);
  for (let i = 0; i < power.powers.length; i++) abilities[power.powers[i]].add(s, actions);
  const purples = purplesOf(s.cities[play.seat]);
  if ((purples & USABLE) !== 0)
    for (let i = 0; i < USES.length; i++)
      if ((purples & USES[i].bit) !== 0) abilities[USES[i].use].add(s, actions);
  if (mayEnd(s)) actions.push(END);
  return actions;
}

/** C-5.2 C-5.7  A turn ends after its action, and after a power that has to be used. */
function mayEnd(s: State): boolean {
  return s.play.acted && (s.play.usedPower || !powerOf(s).mustUse);
}

type AbilityAction = ActionOf<Action, Power | Use>;

function isAbility(action: Action): action is AbilityAction {
  return Object.hasOwn(abilities, action.type);
}

export function whyNotTurn(s: State, action: Action): Refusal {
  const { play } = s;
  switch (action.type) {
    case 'gold':
    case 'draw':
      return whyNotGoldOrCards(s);
    case 'income':
      return whyNotNow(s) ?? whyNoIncome(s);
    case 'build':
      return whyNotNow(s) ?? whyNotBuild(s, action.card);
    case 'end':
      return play.acted ? refuse('C-5.7', 'use-your-power-first') : refuse('C-5.2', 'action-first');
    default:
      return isAbility(action) ? whyNotAbility(s, action) : refuse('C-5.1', 'not-now');
  }
}

/** C-4.5 C-6.2 C-7.22  The bewitched and the murdered have the action alone, the Witch hers and a name. */
function whyNotNow(s: State): Refusal | null {
  if (s.play.mode === 'action-only')
    return refuse(s.play.rank === s.bewitched ? 'C-4.5' : 'C-7.22', 'action-only');
  if (s.play.mode === 'witch') return refuse('C-6.2', s.play.acted ? 'name-a-character' : 'action-first');
  return null;
}

function whyNotAbility(s: State, action: AbilityAction): Refusal {
  if (action.type === 'bewitch' && s.play.mode === 'witch') return abilities.bewitch.refusal(s, action);
  const closed = whyNotNow(s);
  if (closed) return closed;
  const use = USES.find(({ use: name }) => name === action.type);
  if (use && (purplesOf(s.cities[s.play.seat]) & use.bit) === 0)
    return refuse('C-7.24', 'district-not-in-city');
  if (!use && !powerOf(s).powers.includes(action.type as Power)) return refuse('C-5.7', 'not-your-power');
  if (!use && s.play.usedPower) return refuse('C-5.7', 'power-used');
  return (abilities[action.type] as Ability<Power | Use>).refusal(s, action);
}
