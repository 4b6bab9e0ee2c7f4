/** The text of the arena and the ladder in the terminal. */
export interface ArenaWords {
  arena: {
    about: string;
    game: string;
    flags: Readonly<
      Record<
        | 'candidate'
        | 'pool'
        | 'deals'
        | 'think'
        | 'playouts'
        | 'threads'
        | 'sequential'
        | 'part'
        | 'out'
        | 'json'
        | 'seats'
        | 'preset'
        | 'options'
        | 'seed',
        string
      >
    >;
  };
  /** Files of several runs put together. */
  merge: Readonly<Record<'about' | 'files', string>>;
  ladder: { about: string; flags: Readonly<Record<'write', string>> };
  /** "champion@400 among heuristic, 2 seats" */
  heading(candidate: string, pool: readonly string[], seats: number): string;
  /** A mean with its interval, which is infinite where the deals are too few to tell. */
  share(mean: number, low: number, high: number): string;
  timesFair(mean: number, low: number, high: number): string;
  margin(mean: number, low: number, high: number): string;
  elo(mean: number, low: number, high: number): string;
  played(deals: number, games: number): string;
  verdicts: Readonly<Record<'stronger' | 'not-stronger' | 'open', string>>;
  progress(done: number, deals: number, share: number, left: string): string;
  resume(file: string): string;
  /** In place of an interval where the deals are too few to tell. */
  tooFew: string;
  /** Columns of the ladder. */
  columns: Readonly<Record<'bot' | 'rating' | 'below', string>> & { measured(anchor: string): string };
  written(file: string): string;
}
