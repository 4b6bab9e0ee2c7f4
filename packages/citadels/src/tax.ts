import { NONE, type Seat } from '@signoria/core';
import type { Emit } from './actions.ts';
import { CHARACTERS } from './data.ts';
import type { State } from './state.ts';

const TAX_RANK = 2;

/** C-6.5  Players who have built pay at the end of their turn, or when the Tax Collector is revealed. */
export function oweTax(s: State, seat: Seat, emit: Emit): void {
  const isAwaited = s.rank < TAX_RANK && CHARACTERS[s.cast[TAX_RANK]].arrival === 'tax';
  if (isAwaited) s.untaxed.push(seat);
  else payTax(s, seat, emit);
}

/** C-6.5  The Tax Collector is revealed and collects what is owed. */
export function collectTax(s: State, taxer: Seat, emit: Emit): void {
  s.taxer = taxer;
  for (const owing of s.untaxed) payTax(s, owing, emit);
}

/** C-6.5  Pays one gold to the Tax Collector, if the player has any; never to themselves. */
function payTax(s: State, seat: Seat, emit: Emit): void {
  const by = s.taxer;
  if (by === NONE || by === seat || s.gold[seat] === 0) return;
  s.gold[seat]--;
  s.gold[by]++;
  emit?.({ type: 'taxed', seat, by, gold: 1 });
}
