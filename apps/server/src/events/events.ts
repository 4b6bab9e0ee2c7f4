import { type Seat, seatsOf } from '@signoria/core';
import type { ChatLine, GameLine, Person, Table } from '@signoria/protocol';
import type { Config } from '../config.ts';
import type { Notification, Notifications } from '../notifications/notifications.ts';
import type { Entry } from '../play/entry.ts';
import { gameLine, lineFactsOf } from '../play/game-line.ts';
import { isBotPlayed, isEnded, type LiveMatch, turnOf, versionOf } from '../play/live-match.ts';
import type { TableRow } from '../tables/table.ts';
import type { Presence } from './presence.ts';

/** Tells people of what concerns them: their games, the tables they look at, the lobby. */
export interface Events {
  matchBegan(live: LiveMatch): void;
  matchChanged(live: LiveMatch, entry: Entry): void;
  tableChanged(table: TableRow): void;
  presenceChanged(person: string): void;
  /** A new name, an account instead of a guest; null when the person is no more. */
  personChanged(id: string, person: Person | null): void;
  said(line: ChatLine): void;
  unsaid(code: string, id: string): void;
  tableFor(table: TableRow): Table;
  onGame(listener: (person: string, line: GameLine) => void): void;
  onTable(listener: (table: TableRow) => void): void;
  onPresence(listener: (person: string) => void): void;
  onPerson(listener: (id: string, person: Person | null) => void): void;
  onChat(said: (line: ChatLine) => void, unsaid: (code: string, id: string) => void): void;
  /** Whether a person looks on at a table just now. */
  isWatching(code: string, person: string): boolean;
  /** The wires know who looks on at a table. */
  knowWatchers(onlookers: Onlookers): void;
}

interface Onlookers {
  count(code: string): number;
  include(code: string, person: string): boolean;
}

export function openEvents(presence: Presence, notifications: Notifications, config: Config): Events {
  const games: ((person: string, line: GameLine) => void)[] = [];
  const tables: ((table: TableRow) => void)[] = [];
  const people: ((person: string) => void)[] = [];
  const persons: ((id: string, person: Person | null) => void)[] = [];
  const chat: { said(line: ChatLine): void; unsaid(code: string, id: string): void }[] = [];
  let onlookers: Onlookers = { count: () => 0, include: () => false };

  function show(live: LiveMatch, seat: Seat): GameLine {
    const line = gameLine(lineFactsOf(live), seat, live.resigned.includes(seat));
    const owner = live.header.owners[seat];
    if (owner.kind === 'person') for (const listener of games) listener(owner.person, line);
    return line;
  }

  function tell(live: LiveMatch, seat: Seat, type: Notification['type']): void {
    const owner = live.header.owners[seat];
    if (owner.kind !== 'person') return;
    const line = show(live, seat);
    // LiveMatch tables are played by people who are there; others hear of their turn wherever they are.
    if (live.header.clock.kind === 'live' || presence.isOnline(owner.person)) return;
    // The table may play its next match by the time somebody looks: one that is over has an address of its own.
    const path = type === 'over' ? `/m/${live.header.id}` : `/t/${live.header.code}`;
    notifications.send(owner.person, { type, game: line, url: `${config.publicUrl}${path}` });
  }

  return {
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

    tableChanged(table) {
      for (const listener of tables) listener(table);
    },

    presenceChanged(person) {
      for (const listener of people) listener(person);
    },

    personChanged(id, person) {
      for (const listener of persons) listener(id, person);
    },

    said(line) {
      for (const listener of chat) listener.said(line);
    },

    unsaid(code, id) {
      for (const listener of chat) listener.unsaid(code, id);
    },

    tableFor(table) {
      const { places, revision: _, ...rest } = table;
      return {
        ...rest,
        seats: places.map(place =>
          place.kind === 'person' ? { ...place, online: presence.isOnline(place.person.id) } : place,
        ),
        watchers: onlookers.count(table.code),
      };
    },

    onGame: listener => games.push(listener),
    onTable: listener => tables.push(listener),
    onPresence: listener => people.push(listener),
    onPerson: listener => persons.push(listener),
    onChat: (said, unsaid) => chat.push({ said, unsaid }),
    isWatching: (code, person) => onlookers.include(code, person),
    knowWatchers(known) {
      onlookers = known;
    },
  };
}
