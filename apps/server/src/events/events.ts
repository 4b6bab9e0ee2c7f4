import type { ChatLine, GameLine, Person, Table } from '@signoria/protocol';
import type { Onlookers } from '../nodes/onlookers.ts';
import type { LiveMatch } from '../play/live-match.ts';
import { createSignal } from '../signal.ts';
import type { Entry } from '../store/entry.ts';
import type { TableRow } from '../store/table-row.ts';
import { tellOfGames } from './games.ts';
import type { Presence } from './presence.ts';

/** Tells people of what concerns them: their games, the tables they look at, the lobby. */
export interface Events {
  matchBegan(live: LiveMatch): void;
  matchChanged(live: LiveMatch, entry: Entry): void;
  /** A line of a person's games, as another node has told it. */
  gameChanged(person: string, line: GameLine): void;
  tableChanged(table: TableRow): void;
  presenceChanged(person: string): void;
  /** A new name, an account instead of a guest; null when the person is no more. */
  personChanged(id: string, person: Person | null): void;
  said(line: ChatLine): void;
  unsaid(code: string, id: string): void;
  tableFor(table: TableRow): Table;
  /** The same in a list, where nobody asks who is muted. */
  listedFor(table: TableRow): Table;
  onGame(listener: (person: string, line: GameLine) => void): void;
  onTable(listener: (table: TableRow) => void): void;
  onPresence(listener: (person: string) => void): void;
  onPerson(listener: (id: string, person: Person | null) => void): void;
  onChat(said: (line: ChatLine) => void, unsaid: (code: string, id: string) => void): void;
  /** Whether a person looks on at a table just now. */
  isWatching(code: string, person: string): boolean;
}

interface Parts {
  presence: Presence;
  onlookers: Onlookers;
}

export function openEvents({ presence, onlookers }: Parts): Events {
  const games = createSignal<[person: string, line: GameLine]>();
  const tables = createSignal<[table: TableRow]>();
  const online = createSignal<[person: string]>();
  const people = createSignal<[id: string, person: Person | null]>();
  const said = createSignal<[line: ChatLine]>();
  const unsaid = createSignal<[code: string, id: string]>();

  function tableFor(table: TableRow): Table {
    const { places, revision: _, ...rest } = table;
    return {
      ...rest,
      seats: places.map(place =>
        place.kind === 'person' ? { ...place, online: presence.isOnline(place.person.id) } : place,
      ),
      watchers: onlookers.count(table.code),
    };
  }

  return {
    ...tellOfGames(games.tell),
    gameChanged: games.tell,
    tableChanged: tables.tell,
    presenceChanged: online.tell,
    personChanged: people.tell,
    said: said.tell,
    unsaid: unsaid.tell,

    tableFor,
    listedFor: table => tableFor({ ...table, muted: [] }),

    onGame: games.on,
    onTable: tables.on,
    onPresence: online.on,
    onPerson: people.on,
    onChat(hearLine, hearRemoved) {
      said.on(hearLine);
      unsaid.on(hearRemoved);
    },
    isWatching: onlookers.include,
  };
}
