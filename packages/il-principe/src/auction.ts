import { type ActionOf, leftOf, NONE, type None, type Refusal, refuse, type Seat } from '@signoria/core';
import { type Action, bidOf, type Emit, PASS } from './actions.ts';
import type { Bits, State } from './state.ts';

/** IP-3.2  Starts the auction of a lot or a role among `bidders`, clockwise from the left of the marker holder. */
export function openAuction(s: State, prize: 'lot' | 'role', bidders: Bits, emit: Emit): void {
  s.auction = prize;
  s.bidders = bidders;
  s.player = s.marker;
  s.step = 'bid';
  goOn(s, emit);
}

/** IP-3.2 IP-5.5  Which of `bidders` bids first: the first to the left of the marker holder, who bids last. */
export function firstToSpeak(s: State, bidders: Bits): Seat {
  return nextBidder(s.marker, bidders, s.seats);
}

function nextBidder(seat: Seat, bidders: Bits, seats: number): Seat {
  let next = leftOf(seat, seats);
  while ((bidders & (1 << next)) === 0) next = leftOf(next, seats);
  return next;
}

/** IP-3.2 IP-5.5  The rule that says what may be done in this auction. */
export function auctionRule(s: State): string {
  return s.auction === 'role' ? 'IP-5.5' : 'IP-3.2';
}

/** IP-3.2 IP-3.3  Pass, or bid any number of coins above the last bid that the purse can pay. */
export function legalBids(s: State): Action[] {
  const actions: Action[] = [PASS];
  const money = s.money[s.player];
  for (let amount = s.bid + 1; amount <= money; amount++) actions.push(bidOf(amount));
  return actions;
}

export function whyNotBid(s: State, action: Action): Refusal {
  if (action.type !== 'bid') return refuse(auctionRule(s), 'bid-or-pass-first');
  return action.amount <= s.bid ? refuse('IP-3.3', 'bid-too-low') : refuse('IP-3.3', 'bid-above-money');
}

/** IP-3.3  Raises the bid; the next family's turn. */
export function bid(s: State, { amount }: ActionOf<Action, 'bid'>, emit: Emit): void {
  s.bid = amount;
  s.leader = s.player;
  emit?.({ type: 'bid', seat: s.player, amount });
  goOn(s, emit);
}

/** IP-3.4  A family that passes is out of this auction. */
export function dropOut(s: State, _action: Action, emit: Emit): void {
  leaveAuction(s, false, emit);
  goOn(s, emit);
}

function leaveAuction(s: State, forced: boolean, emit: Emit): void {
  s.bidders &= ~(1 << s.player);
  emit?.({ type: 'dropped-out', seat: s.player, forced });
}

/** IP-3.5  Over when only the highest bidder is left, or nobody; a last one without a bid is still asked. */
function goOn(s: State, emit: Emit): void {
  while (!isSettled(s)) {
    s.player = nextBidder(s.player, s.bidders, s.seats);
    if (!isPlainlyOutbid(s)) return;
    leaveAuction(s, true, emit);
  }
  s.step = 'next';
}

function isSettled(s: State): boolean {
  return s.bidders === 0 || (s.leader !== NONE && s.bidders === 1 << s.leader);
}

/** IP-10.3  With open purses everyone can see that a family cannot bid; it is not asked. */
function isPlainlyOutbid(s: State): boolean {
  return s.options.purses === 'open' && s.money[s.player] <= s.bid;
}

/** IP-3.6  Ends the auction and returns its winner, who pays and takes the marker; nobody if there was no bid. */
export function settleAuction(s: State): { winner: Seat | None; price: number } {
  const winner = s.leader;
  const price = s.bid;
  if (winner !== NONE) {
    s.money[winner] -= price;
    s.marker = winner;
  }
  s.auction = null;
  s.bid = 0;
  s.leader = NONE;
  s.bidders = 0;
  return { winner, price };
}
