import type { Policy } from '@signoria/bots';
import { utility } from '@signoria/bots/search/model';
import { newOutcome, noteResult, playToTheEnd } from '@signoria/bots/search/playout';
import { type Kind, pick, type Rng, split } from '@signoria/core';
import type { Setting, Subject, Table } from './subjects.ts';

/** One deal: everything chance decides in it. */
export interface Deal {
  setting: Setting;
  own: number;
  seed: Rng;
  luck: Rng;
}

export function dealsOf({ settings }: Subject, count: number, rng: Rng): Deal[] {
  return Array.from({ length: count }, (_, i) => {
    const setting = settings[i % settings.length];
    return {
      setting,
      own: Math.trunc(i / settings.length) % setting.seats,
      seed: split(rng),
      luck: split(rng),
    };
  });
}

/**
 * How much better a table of weights does than its rivals over the same deals, a deal on average: each plays the
 * other's seats in turn, or each in turn meets the random players. In wins, or in wins with points beside them, which says
 * more a game.
 */
export function compare(
  subject: Subject,
  own: Table,
  rivals: readonly Table[],
  deals: readonly Deal[],
  marginWeight = 0.7,
): number {
  const outcome = newOutcome();
  const a = subject.policyWith(own);
  const others = rivals.map(rival => subject.policyWith(rival));
  const value = (seat: number, weight = marginWeight) =>
    utility({ scale: subject.scale, marginWeight: weight }, outcome, seat);
  const play = (deal: Deal, policy: Policy): void => {
    const state = subject.game.setup(deal.setting.seats, deal.setting.options, [...deal.seed]);
    noteResult(playToTheEnd(subject.game, policy, state, [...deal.luck]), outcome);
  };
  let total = 0;
  for (const [i, deal] of deals.entries()) {
    const { seats, among } = deal.setting;
    // All settings are gone through with one rival before the next.
    const b = others[Math.trunc(i / subject.settings.length) % others.length];
    if (among === 'random') {
      play(deal, alone(a, deal.own));
      // Among random players points come by themselves: only the wins say anything.
      total += value(deal.own, 0);
      play(deal, alone(b, deal.own));
      total -= value(deal.own, 0);
      continue;
    }
    for (const shift of [0, 1]) {
      play(deal, sharing(a, b, shift));
      const peers = [0, 0];
      for (let seat = 0; seat < seats; seat++) peers[(seat + shift) % 2]++;
      for (let seat = 0; seat < seats; seat++) {
        const side = (seat + shift) % 2;
        total += ((side === 0 ? 1 : -1) * value(seat)) / peers[side] / 2;
      }
    }
  }
  return total / deals.length;
}

function alone<T extends Kind>(policy: Policy<T>, own: number): Policy<T> {
  return (state, seat, legal, rng) => (seat === own ? policy(state, seat, legal, rng) : pick(rng, legal));
}

function sharing<T extends Kind>(a: Policy<T>, b: Policy<T>, shift: number): Policy<T> {
  return (state, seat, legal, rng) => ((seat + shift) % 2 === 0 ? a : b)(state, seat, legal, rng);
}
