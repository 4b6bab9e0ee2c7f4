/** The text of hints. Shares of wins are from 0 to 1; points may be fractions. */
export interface HintWords {
  /** The command of the terminal. */
  about: string;
  file: string;
  flags: Readonly<Record<'at' | 'think' | 'playouts' | 'json', string>>;
  /** The site: what asks for a hint, while it is thought about, and how it is shown. */
  ask: string;
  thinking: string;
  stop: string;
  shown: string;
  /** A chance of winning and its error, as short as can be. */
  chance(winChance: number, winError: number): string;
  heading(name: string): string;
  /** The best move, its chance of winning, how sure that chance is, and its points ahead of the best other seat. */
  best(move: string, winChance: number, winError: number, margin: number): string;
  /** The only move there is. */
  only(move: string): string;
  /** Another move, and what it costs against the best. */
  worse(move: string, winChance: number, winError: number, points: number): string;
  /** Another move that is as good as the best, as far as can be told. */
  level(move: string, winChance: number, winError: number): string;
  /** What the best move should bring, part by part, already in words. */
  brings(parts: readonly string[]): string;
  /** What another move brings more or less than the best, part by part. */
  differs(parts: readonly string[]): string;
  part(subject: string, points: number): string;
  /** Why a move is further ahead or behind than its own parts say. */
  others: Readonly<Record<'more' | 'less', string>>;
}
