import { type ActionOf, NONE, type None, type Refusal, refuse } from '@signoria/core';
import { type Action, type Emit, PASS, SHIELD, UNCOVER } from './actions.ts';
import { placeShield } from './build.ts';
import type { Colour, Role } from './data.ts';
import { isOne, titleOf } from './families.ts';
import type { State } from './state.ts';

/** IP-5.12  Coins for Banker and Merchant. */
export const ROLE_COINS = 2;

/** IP-5.8 to IP-5.12  What the two roles of each colour do for their holder, who is the active family. */
export const EFFECTS: readonly ((s: State, role: Role, emit: Emit) => void)[] = [
  askToUncover,
  bless,
  drawCard,
  askForShield,
  payCoins,
];

/** IP-5.8 IP-10.3  Asks which card to turn up, if there is one; where one must and one colour is left, it is turned. */
function askToUncover(s: State, _role: Role, emit: Emit): void {
  const choices = colourBits(s.down[s.player]);
  if (choices === 0) return;
  if (s.options.uncover === 'must' && isOne(choices)) turnUp(s, (31 - Math.clz32(choices)) as Colour, emit);
  else s.step = 'uncover';
}

/** The colours but green with a card face down, as bits. */
function colourBits(down: readonly number[]): number {
  let bits = 0;
  for (let colour = 1; colour < 5; colour++) if (down[colour] > 0) bits |= 1 << colour;
  return bits;
}

/** IP-5.8  One of the family's face-down cards of another colour; or skip, if that is allowed. */
export function legalUncovers(s: State): Action[] {
  const actions: Action[] = s.options.uncover === 'may' ? [PASS] : [];
  const down = s.down[s.player];
  for (let colour = 1; colour < 5; colour++) if (down[colour] > 0) actions.push(UNCOVER[colour]);
  return actions;
}

export function whyNotUncover(_s: State, action: Action): Refusal {
  if (action.type === 'pass') return refuse('IP-5.8', 'must-turn-up');
  if (action.type !== 'uncover') return refuse('IP-5.8', 'turn-up-first');
  return action.colour === 0 ? refuse('IP-5.8', 'not-green') : refuse('IP-5.8', 'no-card-face-down');
}

/** IP-5.8  Turns the card face up. */
export function uncover(s: State, { colour }: ActionOf<Action, 'uncover'>, emit: Emit): void {
  turnUp(s, colour, emit);
  effectDone(s);
}

/** IP-5.8  Turns no card face up. */
export function keepCovered(s: State, _action: Action, emit: Emit): void {
  turnUp(s, NONE, emit);
  effectDone(s);
}

function turnUp(s: State, colour: Colour | None, emit: Emit): void {
  const role = s.role as Role;
  if (colour !== NONE) {
    s.down[s.player][colour]--;
    s.up[s.player][colour]++;
  }
  emit?.({ type: 'turned-up', seat: s.player, role, title: titleOf(s, role), colour });
}

function effectDone(s: State): void {
  s.role++;
  s.step = 'next';
}

/** IP-5.9  Bishop and Priest: a point. */
function bless(s: State, role: Role, emit: Emit): void {
  s.blessings[s.player]++;
  emit?.({ type: 'blessed', seat: s.player, role, title: titleOf(s, role) });
}

/** IP-5.10  Magistrate and Notary: a card, nothing when the deck is empty. */
function drawCard(s: State, role: Role, emit: Emit): void {
  const colour = s.deck.pop();
  if (colour === undefined) return;
  s.hands[s.player][colour]++;
  emit?.({ type: 'drew', seat: s.player, role, title: titleOf(s, role), colour });
}

/** IP-5.11  Asks for a region, if a shield is left. */
function askForShield(s: State): void {
  if (s.shields[s.player] > 0) s.step = 'anywhere';
}

/** IP-5.11  Lord and Knight: any region. */
export function legalAnywhere(): Action[] {
  return SHIELD.slice();
}

export function whyNotAnywhere(): Refusal {
  return refuse('IP-5.11', 'shield-first');
}

/** IP-5.11  Places the shield there. */
export function placeAnywhere(s: State, { region }: ActionOf<Action, 'shield'>, emit: Emit): void {
  placeShield(s, region, emit);
  effectDone(s);
}

/** IP-5.12  Banker and Merchant: coins from the bank. */
function payCoins(s: State, role: Role, emit: Emit): void {
  s.money[s.player] += ROLE_COINS;
  emit?.({ type: 'paid', seat: s.player, role, title: titleOf(s, role), amount: ROLE_COINS });
}
