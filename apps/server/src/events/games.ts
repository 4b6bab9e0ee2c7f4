import { type Seat, seatsOf } from '@signoria/core';
import type { GameLine } from '@signoria/protocol';
import type { Config } from '../config.ts';
import type { GameNotification, Notifications } from '../notifications/notifications.ts';
import { gameLineOf } from '../play/game-line.ts';
import { isBotPlayed, isEnded, type LiveMatch, seatOfPerson, turnOf, versionOf } from '../play/live-match.ts';
import type { Entry } from '../store/entry.ts';
import type { Presence } from './presence.ts';

interface GameEvents {
  matchBegan(live: LiveMatch): void;
  matchChanged(live: LiveMatch, entry: Entry): void;
  reviewReady(live: LiveMatch, person: string): void;
}

/** Tells people of their games: a line to whoever is here, a notification to whoever is not. */
export function tellOfGames(
  push: (person: string, line: GameLine) => void,
  presence: Presence,
  notifications: Notifications,
  config: Config,
): GameEvents {
  function show(live: LiveMatch, seat: Seat): GameLine {
    const line = gameLineOf(live, seat);
    const owner = live.header.owners[seat];
    if (owner.kind === 'person') push(owner.person, line);
    return line;
  }

  function tell(live: LiveMatch, seat: Seat, type: GameNotification['type']): void {
    const owner = live.header.owners[seat];
    if (owner.kind !== 'person') return;
    const line = show(live, seat);
    // Live tables are played by people who are there; others hear of their turn wherever they are.
    if (live.header.clock.kind === 'live' || presence.isOnline(owner.person)) return;
    // The table may play its next match by the time somebody looks: one that is over has an address of its own.
    const path = type === 'over' ? `/m/${live.header.id}` : `/t/${live.header.code}`;
    notifications.send(owner.person, { type, game: line, url: `${config.publicUrl}${path}` });
  }

  return {
    reviewReady(live, person) {
      const seat = seatOfPerson(live, person);
      if (seat === null || presence.isOnline(person)) return;
      const url = `${config.publicUrl}/replay/m/${live.header.id}?review`;
      notifications.send(person, { type: 'reviewed', game: gameLineOf(live, seat), url });
    },

    matchBegan(live) {
      const turn = turnOf(live);
      for (const seat of seatsOf(live.header.owners.length))
        tell(live, seat, turn.includes(seat) ? 'your-turn' : 'began');
    },

    matchChanged(live, entry) {
      if (isEnded(live)) {
        for (const seat of seatsOf(live.header.owners.length)) tell(live, seat, 'over');
        return;
      }
      // Whoever resigns has one game less under way.
      if (entry.kind === 'resign') show(live, entry.seat);
      const isNews = entry.kind === 'act' || entry.kind === 'undo' || entry.kind === 'resume';
      if (!isNews) return;
      for (const seat of turnOf(live)) {
        // A seat that still owes the decision it owed before has been told.
        const isNew = live.owed[seat] === versionOf(live) && entry.seat !== seat;
        if (isNew && !isBotPlayed(live, seat)) tell(live, seat, 'your-turn');
      }
    },
  };
}
