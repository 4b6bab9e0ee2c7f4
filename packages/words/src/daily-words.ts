/** The text of the daily positions. */
export interface DailyWords {
  title: string;
  help: string;
  today: string;
  past: string;
  /** Days in a row on which a best choice was found. */
  streak(days: number): string;
  /** What became of a position. */
  states: Readonly<Record<'fresh' | 'found' | 'missed', string>>;
  /** A way to a position, for those who listen: a game, a date, and what became of it. */
  open(game: string, date: string, state: string): string;
  /** Over a position: its game and its date. */
  position(game: string, date: string): string;
  ask: string;
  /** What was chosen the first time, at a position that is opened again. */
  before: Readonly<Record<'found' | 'missed', string>>;
  right: string;
  wrong(best: string): string;
  choices: string;
  yours: string;
  unkept: string;
  again: string;
  playOn: string;
  all: string;
}
