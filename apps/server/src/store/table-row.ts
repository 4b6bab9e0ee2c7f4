import type { BotLevel, Clock, Person, TableStatus } from '@signoria/protocol';

export type Place = { kind: 'empty' } | { kind: 'person'; person: Person } | { kind: 'bot'; level: BotLevel };

/** A table as the store keeps it: what is to be played, and who sits where. The rules about tables are in tables/table.ts alone. */
export interface TableRow {
  code: string;
  game: string;
  options: Record<string, unknown>;
  host: Person;
  open: boolean;
  rated: boolean;
  clock: Clock;
  guestChat: boolean;
  status: TableStatus;
  places: Place[];
  match: string | null;
  /** Ids of people who asked for a rematch. */
  rematch: string[];
  muted: string[];
  createdAt: number;
  /** Raised by one with each change; a change made on an older one is tried again. */
  revision: number;
}
