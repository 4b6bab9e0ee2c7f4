import type { Seat } from '@signoria/core';
import type { GameLine } from '@signoria/protocol';
import { gameLineOf } from '../play/game-line.ts';
import { isEnded, type LiveMatch } from '../play/live-match.ts';
import type { Entry } from '../store/entry.ts';
import { heardAtStart, heardOf } from './news.ts';

interface GameEvents {
  matchBegan(live: LiveMatch): void;
  matchChanged(live: LiveMatch, entry: Entry): void;
}

/** Tells whoever is here of their games, a line for each. */
export function tellOfGames(push: (person: string, line: GameLine) => void): GameEvents {
  function show(live: LiveMatch, seat: Seat): void {
    const owner = live.header.owners[seat];
    if (owner.kind === 'person') push(owner.person, gameLineOf(live, seat));
  }

  return {
    matchBegan(live) {
      for (const { seat } of heardAtStart(live)) show(live, seat);
    },

    matchChanged(live, entry) {
      // Whoever resigns has one game less under way.
      if (entry.kind === 'resign' && !isEnded(live)) show(live, entry.seat);
      for (const { seat } of heardOf(live, entry)) show(live, seat);
    },
  };
}
