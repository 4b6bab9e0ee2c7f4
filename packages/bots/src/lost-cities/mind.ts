import { type LostCities, lostCities, type State } from '@signoria/lost-cities';
import type { Policy } from '../bot.ts';
import type { Mind, Worth } from '../mind.ts';
import { normalBelow } from '../normal.ts';

/** How far apart two equal players are after one round: a standard deviation, measured in self-play. */
const ROUND_SPREAD = 50;

/** Playouts stop at the end of the round; the rounds to come are judged by the lead they begin with. */
export function mindOf(policy: Policy<LostCities>): Mind<LostCities> {
  return {
    game: lostCities,
    policy,
    scale: 150,
    tilt: 0.5,
    playOut(state, rng, found) {
      const { round } = state;
      while (state.round === round && state.step !== 'over') {
        const seat = state.player;
        lostCities.apply(state, seat, policy(state, seat, lostCities.legal(state, seat), rng));
      }
      judge(state, found);
    },
  };
}

/** The match as it stands between two rounds, or at its end. */
function judge(s: State, found: Worth): void {
  let lead = 0;
  for (const [own, other] of s.finished) {
    for (const column of own) lead += column.points;
    for (const column of other) lead -= column.points;
  }
  const left = s.options.rounds - s.finished.length;
  const chance =
    left > 0 ? normalBelow(lead / (ROUND_SPREAD * Math.sqrt(left))) : lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
  found.wins[0] = chance;
  found.wins[1] = 1 - chance;
  found.margins[0] = lead;
  found.margins[1] = -lead;
}
