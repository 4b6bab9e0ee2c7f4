import type { Game } from '@signoria/core';
import type { BotLevel, Clock } from '@signoria/protocol';

/** Who owns a seat: a person, under the name of that day, or a bot. */
export type Owner =
  | { kind: 'person'; person: string; name: string; guest: boolean }
  | { kind: 'bot'; level: BotLevel };

/** What begins a match and never changes. */
export interface Header {
  id: string;
  code: string;
  /** By the version of the rules it is played by. */
  game: Game;
  /** The version it began with, where it goes on by a newer one. */
  begunBy?: number;
  options: Record<string, unknown>;
  owners: readonly Owner[];
  seed: string;
  clock: Clock;
  rated: boolean;
  /** Whether the table was listed for everybody when it began. */
  open: boolean;
  startedAt: number;
}
