import { NONE, type None, type Seat } from '@signoria/core';
import type { Emit } from './actions.ts';
import { firstToSpeak, openAuction, settleAuction } from './auction.ts';
import { ALL_ROLES, type Colour, colourOf, isMajor, type Role } from './data.ts';
import { EFFECTS } from './effects.ts';
import { isOne, seatsIn, titleOf } from './families.ts';
import type { Bits, State } from './state.ts';

/** IP-1.8 IP-5.1  Phase 4: awards the next role; after the tenth the round is over. */
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

/** IP-5.1 to IP-5.5  The role stays on the board, goes to its only claimant, or is auctioned. */
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
