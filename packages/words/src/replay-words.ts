import type { Label } from './game-words.ts';

/** The text of replays, of playing on from a position, and of reviews. */
export interface ReplayWords {
  title: string;
  /** The way to it from the end of a game and from lists of games. */
  watch: string;
  first: string;
  back: string;
  forward: string;
  last: string;
  play: string;
  pause: string;
  speed(times: number): string;
  /** The slider, and where it stands. */
  position: string;
  move(move: number, of: number): string;
  begin: string;
  eyes: string;
  table: string;
  open: string;
  /** Over a hand, where all lie open. */
  handOf(name: string): string;
  link: string;
  linked: string;
  /** The field the link stands in, and of a game of this device where it leads. */
  address: string;
  onlyHere: string;
  /** A record from a file or the clipboard. */
  import: {
    title: string;
    help: string;
    file: string;
    text: string;
    show: string;
    failed: string;
    /** Where in the record. */
    line(line: number): string;
    atMove(move: number): string;
    at(place: string): string;
    illegal(move: number, rule: string, why: string): string;
    again: string;
  };
  /** By code: what is wrong with a record. */
  problems: Readonly<Record<RecordProblem, string>>;
  fork: {
    title: string;
    help: string;
    seat: string;
    opponents: string;
    cards: string;
    same: Label;
    anew: Label;
    start: string;
    /** Why a finished game cannot be gone on with. */
    over: string;
  };
  /** The game looked at again. Chances, losses and changes are shares from 0 to 1. */
  review: {
    title: string;
    help(name: string): string;
    start: string;
    thinking: string;
    stop: string;
    failed: string;
    ready: string;
    /** The review made by the server, of a game played there. */
    server: {
      help: string;
      start: string;
      waiting(ahead: number): string;
      thinking: string;
    };
    again: string;
    /** The chart, and what it says of one seat at the move that is shown. */
    chart: string;
    chanceOf(name: string, chance: string): string;
    mistakes: string;
    noMistakes: string;
    turning: string;
    /** A move and what it changed, as short as can be. */
    mistake(move: number, change: number): string;
    choice(move: string, chance: string): string;
    played(move: string, chance: string): string;
    best: string;
    /** No worse than the best, as far as can be told. */
    level: string;
    cost(loss: number): string;
    /** How a player's chance of winning changed: through their own choices, and through everything else. */
    swing(name: string, choices: number, luck: number): string;
  };
}

export const RECORD_PROBLEMS = [
  'not-json',
  'not-a-record',
  'unknown-version',
  'unknown-game',
  'unknown-rules',
  'bad-seats',
  'bad-options',
  'bad-names',
  'bad-seed',
  'wrong-commitment',
  'wrong-material',
  'not-a-list',
  'bad-entry',
  'wrong-result',
] as const;
export type RecordProblem = (typeof RECORD_PROBLEMS)[number];
