import { type Roster, rosterFor } from '@signoria/bots';
import {
  defaultPreset,
  type Kind,
  type Match,
  playLegal,
  rngFrom,
  type Seat,
  seedFromText,
  startMatch,
} from '@signoria/core';
import { weighAlike } from '../src/search/paired-worlds.ts';

const OWN: Seat = 0;

/** A game of one round in which seat 0 plays well but for one move, where another would have been worth most. */
export function planted(): { match: Match; move: number } {
  const roster = rosterFor('lost-cities');
  if (!roster) throw new Error('nobody plays');
  const well = playedOn(roster, begun(roster));
  const { move, action } = worst(roster, well);
  const match = begun(roster);
  for (const one of well.moves.slice(0, move)) playLegal(match, one.seat, one.action);
  playLegal(match, OWN, action);
  return { match: playedOn(roster, match), move };
}

function begun({ game }: Roster): Match {
  const options = { ...(game.options.presets[defaultPreset(game.options)] as object), rounds: 1 };
  return startMatch(game, 2, options, seedFromText('a planted blunder'));
}

/** To the end by the policy. */
function playedOn({ game, model }: Roster, match: Match): Match {
  const rng = rngFrom(7);
  for (let [seat] = game.turn(match.state); seat !== undefined; [seat] = game.turn(match.state))
    playLegal(match, seat, model.policy(match.state, seat, game.legal(match.state, seat), rng));
  return match;
}

/** Of all moves that were open to seat 0, the one that would have cost most. */
function worst({ game, model }: Roster, match: Match): { move: number; action: Kind['action'] } {
  const rng = rngFrom(8);
  const { state } = begun({ game } as Roster);
  let found = { move: 0, action: match.moves[0].action, gap: -1 };
  for (const [move, { seat, action }] of match.moves.entries()) {
    const legal = seat === OWN ? game.legal(state, seat) : [];
    if (legal.length > 1) {
      const view = game.view(state, seat);
      const weighed = weighAlike({ model, view, legal, budget: { playouts: 4 * legal.length }, rng });
      const byChance = weighed.toSorted((a, b) => b.winChance - a.winChance);
      const last = byChance[byChance.length - 1];
      const gap = byChance[0].winChance - last.winChance;
      if (gap > found.gap) found = { move, action: last.action, gap };
    }
    game.apply(state, seat, action);
  }
  return found;
}
