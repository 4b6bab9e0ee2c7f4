import { type ActionOf, NONE, type None, type Refusal, refuse, type Seat } from '@signoria/core';
import { type Action, type Emit, PASS, SHIELD, UNCOVER } from './actions.ts';
import { firstToSpeak, openAuction, settleAuction } from './auction.ts';
import { placeShield } from './build.ts';
import { ALL_ROLES, type Colour, colourOf, isMajor, type Role } from './data.ts';
import { seatsIn, titleOf } from './families.ts';
import type { Bits, State } from './state.ts';

/** IP-5.12  Coins for Banker and Merchant. */
export const ROLE_COINS = 2;

/** IP-1.8 IP-5.1  Phase 4: gives the role whose turn it is; after the tenth the round is over. */
export function giveRoles(s: State, emit: Emit): void {
  if (s.auction !== null) {
    settleRole(s, emit);
    return;
  }
  if (s.role === 0) returnRoles(s, emit);
  if (s.role === ALL_ROLES.length) endRound(s);
  else if (isMajor(s.role as Role)) giveMajor(s, s.role as Role, emit);
  else giveMinor(s, s.role as Role, emit);
}

/** IP-5.1  All roles go back to the board before the first is given anew. */
function returnRoles(s: State, emit: Emit): void {
  s.roles.fill(NONE);
  emit?.({ type: 'roles-returned' });
}

function endRound(s: State): void {
  s.role = 0;
  s.contested = false;
  s.phase = 0;
}

/** IP-5.2 IP-5.4  To the one with most cards face up; tied families bid for it and the minor role stays. */
function giveMajor(s: State, role: Role, emit: Emit): void {
  const most = withMost(s, colourOf(role), NONE);
  s.contested = !isOne(most);
  award(s, role, most, emit);
}

/** IP-5.2 IP-5.3 IP-8.1  To the one with the second most; tied families bid for it. Not among two players. */
function giveMinor(s: State, role: Role, emit: Emit): void {
  if (s.seats === 2) {
    s.role++;
    return;
  }
  const first = s.roles[role - 1];
  award(s, role, s.contested ? 0 : withMost(s, colourOf(role), first), emit);
}

/** IP-5.1  The seats with most cards of the colour face up, at least one, as bits; `but` is left out. */
function withMost(s: State, colour: Colour, but: Seat | None): Bits {
  let most = 1;
  let bits = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const count = s.up[seat][colour];
    if (seat === but || count < most) continue;
    bits = count > most ? 1 << seat : bits | (1 << seat);
    most = count;
  }
  return bits;
}

function isOne(bits: number): boolean {
  return bits !== 0 && (bits & (bits - 1)) === 0;
}

/** IP-5.1 to IP-5.5  Nobody's, the only claimant's, or under the hammer. */
function award(s: State, role: Role, claimants: Bits, emit: Emit): void {
  if (claimants === 0) leaveRole(s, role, emit);
  else if (isOne(claimants)) takeRole(s, role, seatsIn(claimants)[0], 0, emit);
  else {
    const first = firstToSpeak(s, claimants);
    emit?.({ type: 'role-opened', role, title: titleOf(s, role), among: seatsIn(claimants).slice(), first });
    openAuction(s, 'role', claimants, emit);
  }
}

/** IP-5.5  To the highest bidder; without a bid the role stays on the board. */
function settleRole(s: State, emit: Emit): void {
  const { winner, price } = settleAuction(s);
  if (winner === NONE) leaveRole(s, s.role as Role, emit);
  else takeRole(s, s.role as Role, winner, price, emit);
}

function leaveRole(s: State, role: Role, emit: Emit): void {
  s.role++;
  emit?.({ type: 'role-left', role, title: titleOf(s, role) });
}

/** IP-5.7  The role, then for a major one the half turned down, then its effect. */
function takeRole(s: State, role: Role, seat: Seat, price: number, emit: Emit): void {
  s.roles[role] = seat;
  emit?.({ type: 'role-won', seat, role, title: titleOf(s, role), price });
  if (isMajor(role)) turnDownHalf(s, seat, colourOf(role), emit);
  s.player = seat;
  EFFECTS[colourOf(role)](s, role, emit);
  if (s.step === 'next') s.role++;
}

/** IP-5.6  Half of the face-up cards of that colour, rounded up. */
function turnDownHalf(s: State, seat: Seat, colour: Colour, emit: Emit): void {
  const count = (s.up[seat][colour] + 1) >> 1;
  s.up[seat][colour] -= count;
  s.down[seat][colour] += count;
  emit?.({ type: 'turned-down', seat, colour, count });
}

/** IP-5.8 to IP-5.12  What the two roles of each colour do for their holder, who is the player. */
const EFFECTS: readonly ((s: State, role: Role, emit: Emit) => void)[] = [
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

/** IP-5.8  One own face-down card of another colour; none at all only where it is a may. */
export function legalUncovers(s: State): Action[] {
  const actions: Action[] = s.options.uncover === 'may' ? [PASS] : [];
  const down = s.down[s.player];
  for (let colour = 1; colour < 5; colour++) if (down[colour] > 0) actions.push(UNCOVER[colour]);
  return actions;
}

export function whyNotUncover(_s: State, action: Action): Refusal {
  if (action.type === 'pass') return refuse('IP-5.8', 'must-turn-up');
  if (action.type !== 'uncover') return refuse('IP-5.8', 'not-now');
  return action.colour === 0 ? refuse('IP-5.8', 'not-green') : refuse('IP-5.8', 'no-card-face-down');
}

/** IP-5.8  Turns the card up. */
export function uncover(s: State, { colour }: ActionOf<Action, 'uncover'>, emit: Emit): void {
  turnUp(s, colour, emit);
  effectDone(s);
}

/** IP-5.8  Turns none up. */
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

/** IP-5.11  Lord and Knight: any region at all. */
export function legalAnywhere(): Action[] {
  return SHIELD.slice();
}

export function whyNotAnywhere(): Refusal {
  return refuse('IP-5.11', 'not-now');
}

/** IP-5.11  Sets the shield there. */
export function placeAnywhere(s: State, { region }: ActionOf<Action, 'shield'>, emit: Emit): void {
  placeShield(s, region, emit);
  effectDone(s);
}

/** IP-5.12  Banker and Merchant: coins from the bank. */
function payCoins(s: State, role: Role, emit: Emit): void {
  s.money[s.player] += ROLE_COINS;
  emit?.({ type: 'paid', seat: s.player, role, title: titleOf(s, role), amount: ROLE_COINS });
}
