import type { CommandWords } from './cli-words.ts';

/** The commands of `signoria admin`. */
export type AdminCommand =
  | 'backup'
  | 'restore'
  | 'move'
  | 'verify'
  | 'stuck'
  | 'take-up'
  | 'take-back'
  | 'close-game'
  | 'export'
  | 'import'
  | 'archive'
  | 'ban'
  | 'unban'
  | 'bans'
  | 'reset-password'
  | 'close-table'
  | 'reports'
  | 'report-done';

/** What a server operator reads in the terminal. */
export interface AdminWords {
  about: string;
  commands: Readonly<Record<AdminCommand, CommandWords>>;
  /** By problem code, to be put after the place and before a detail in parentheses. */
  problems: Readonly<Record<string, string>>;
  /** The data cannot be opened, or a command broke off. */
  failed(reason: string): string;
  /** The server is told of a change and needs a moment to handle it. */
  waiting: string;

  backedUp(rows: number, file: string): string;
  restored(rows: number, place: string): string;
  moved(rows: number, from: string, to: string): string;

  /** A game, its table, and why it fails. */
  broken(game: string, table: string, reason: string): string;
  verified(good: number): string;
  /** So many fail, are in an archive, or are under rules of old. */
  notVerified(failed: number): string;
  inArchive(count: number): string;
  underOldRules(count: number): string;

  /** By kind of trouble: the reason why a game does not go on. */
  trouble: Readonly<Record<'broken' | 'overdue' | 'old-rules' | 'table-left', string>>;
  noTrouble: string;
  takenUp(game: string, lines: number): string;
  takenBack(game: string, lines: number): string;
  closedGame(game: string): string;

  exported(game: string, file: string): string;
  imported(game: string): string;
  archived(count: number, file: string): string;
  nothingToArchive(days: number): string;

  banned(name: string): string;
  unbanned(name: string): string;
  ban(name: string, id: string, date: string, reason: string): string;
  noBans: string;
  code(name: string, code: string): string;
  newPassword: string;
  passwordSet(name: string): string;
  closedTable(code: string): string;
  report(date: string, by: string, about: string, why: string, text: string): string;
  why: Readonly<Record<string, string>>;
  noReports: string;
  reportDone(id: string): string;
}
