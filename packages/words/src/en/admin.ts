import type { AdminWords } from '../admin-words.ts';
import { count } from './common.ts';

const GAME = { game: 'the game’s id' };
const PERSON = { person: 'a username or a player’s id' };

export const admin: AdminWords = {
  about: 'look after a server’s data: backups, stuck games, bans, reports (see docs/operations.md)',
  commands: {
    backup: {
      about: 'write a backup; the server may be running',
      arguments: { file: 'file to write, compressed' },
    },
    restore: {
      about: 'load a backup into DATA_DIR or DATABASE_URL; the server must be stopped',
      arguments: { file: 'backup to load' },
      flags: { replace: 'replace the data that is there' },
    },
    move: {
      about: 'copy all data between DATA_DIR and DATABASE_URL; the server must be stopped',
      arguments: { to: 'where to: postgres or sqlite' },
      flags: { replace: 'replace the data that is there' },
    },
    verify: { about: 'replay every stored game and list the ones that fail' },
    stuck: { about: 'list the games that can’t continue, and why' },
    'take-up': {
      about: 'replay a game that was set aside or is stuck, and let it continue',
      arguments: GAME,
    },
    'take-back': {
      about: 'remove the last line of a game’s log, and let the game continue',
      arguments: GAME,
    },
    'close-game': { about: 'end a game without a result', arguments: GAME },
    export: {
      about: 'write a game to a file; its record can be replayed and verified',
      arguments: { ...GAME, file: 'file to write (default: standard output)' },
    },
    import: {
      about: 'load a game from an exported file or a record',
      arguments: { file: 'file to load', game: 'the game’s id, if the file is an archive' },
      flags: { replace: 'replace the game that is there' },
    },
    archive: {
      about: 'move the moves of finished games to a compressed file; results and history stay',
      arguments: { file: 'file to write' },
      flags: { days: 'only games that ended more than this many days ago (default: 90)' },
    },
    ban: {
      about: 'sign a player out everywhere and refuse to sign them in again',
      arguments: PERSON,
      flags: { reason: 'reason, shown to the player' },
    },
    unban: { about: 'let a banned player sign in again', arguments: PERSON },
    bans: { about: 'list the banned players' },
    'reset-password': {
      about: 'print a one-time recovery code that lets a player set a new password',
      arguments: PERSON,
      flags: { set: 'ask for a new password here instead, and sign the player out everywhere' },
    },
    'close-table': {
      about: 'close a table permanently, and end its game without a result',
      arguments: { code: 'the table’s code' },
    },
    reports: {
      about: 'list what players have reported',
      flags: { all: 'include the reports marked as done' },
    },
    'report-done': { about: 'mark a report as done', arguments: { report: 'the report’s id' } },
  },
  problems: {
    'no-data': 'no data here; set DATA_DIR or DATABASE_URL as for the server',
    'server-running': 'a server is running; stop it first',
    'other-version':
      'made by another version of Signoria; use that version, or start the server once to update the data',
    'not-empty': 'there is already data here; use --replace to replace it',
    'not-a-backup': 'not a complete backup',
    incomplete: 'the backup is incomplete; nothing was changed',
    differs: 'the contents don’t match the checksum',
    'file-exists': 'file already exists; choose another name',
    'no-file': 'no file of this name',
    'which-match': 'an archive of several games; name the one to load',
    'unknown-match': 'no such game',
    'unknown-table': 'no such table',
    'unknown-person': 'no such player',
    'unknown-report': 'no such report',
    'no-password': 'this player doesn’t sign in with a password',
    'bad-password': 'a password needs 8 to 128 characters',
    'old-rules': 'played with a different version of the rules',
    'still-broken': 'the log still can’t be read',
    'no-lines': 'the log has no lines to remove',
    counted: 'the result already counts towards the ratings',
    'match-over': 'the game is over',
    'match-exists': 'this game already exists; use --replace to replace it',
    archived: 'this game is archived; import it from the archive first',
    'moved-meanwhile': 'the game has changed in the meantime; try again',
  },
  failed: reason => `failed: ${reason}`,
  waiting: 'Waiting for the running server to notice…',

  backedUp: (rows, file) => `${count(rows, 'row')} written to ${file}.`,
  restored: (rows, place) => `${count(rows, 'row')} loaded into ${place}, read back and compared.`,
  moved: (rows, from, to) =>
    `${count(rows, 'row')} copied from ${from} to ${to}, read back and compared. The old data is still there.`,

  broken: (game, table, reason) => `${game} · table ${table} · ${reason}`,
  verified: good => `${count(good, 'game')} verified.`,
  notVerified: failed => `${count(failed, 'game')} failed.`,
  inArchive: number => `${count(number, 'game')} in an archive, not checked.`,
  underOldRules: number => `${count(number, 'game')} under older rules, not checked.`,

  trouble: {
    broken: 'set aside',
    overdue: 'a bot or a clock is overdue',
    'old-rules': 'played with a different version of the rules',
    'table-left': 'the game is over, but its table says it is running',
  },
  noTrouble: 'No stuck games.',
  takenUp: (game, lines) => `${game} continues after ${count(lines, 'line')}.`,
  takenBack: (game, lines) => `Last line removed; ${count(lines, 'line')} left in ${game}.`,
  closedGame: game => `${game} has ended without a result.`,

  exported: (game, file) => `${game} written to ${file}.`,
  imported: game => `${game} loaded.`,
  archived: (number, file) => `${count(number, 'game')} moved to ${file}.`,
  nothingToArchive: days => `No games ended more than ${count(days, 'day')} ago.`,

  banned: name => `${name} is banned and signed out everywhere.`,
  unbanned: name => `${name} can sign in again.`,
  ban: (name, id, date, reason) => `${date} · ${name} (${id})${reason ? ` · ${reason}` : ''}`,
  noBans: 'Nobody is banned.',
  code: (name, code) => `Recovery code for ${name}, valid once: ${code}`,
  newPassword: 'New password',
  passwordSet: name => `${name} has a new password and is signed out everywhere.`,
  closedTable: code => `Table ${code} is closed.`,
  report: (date, by, about, why, text) => `${date} · ${by} about ${about}: ${why}${text ? `: ${text}` : ''}`,
  why: { chat: 'chat', name: 'name', cheating: 'cheating', leaving: 'leaving games', other: 'other' },
  noReports: 'No reports.',
  reportDone: id => `Report ${id} is done.`,
};
