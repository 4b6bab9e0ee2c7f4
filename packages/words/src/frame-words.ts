import type { Label } from './label.ts';

/** The text of the game screen around every board: other players' moves, their speed, and how a game ended. */
export interface FrameWords {
  /** The region in which what happens is told. */
  told: string;
  /** Everything up to the reader's next turn at once. */
  skip: string;
  /** What happened since the reader's last move, one event at a time. */
  missed: string;
  step(at: number, of: number): string;
  /** An action that will follow automatically in a moment. */
  coming(action: string): string;
  /** The setting that lets it. */
  follows: Label;
  /** The setting for keys of one letter or digit. */
  shortcuts: Label;
  /** Closes what stays on screen until it has been read. */
  goOn: string;
  /** For a player who returns to a match: the number of moves made meanwhile, and of events not described. */
  since: { title(moves: number): string; more(events: number): string; watch: string };
  /** Looking at a match under way as it was before. */
  back: { title: string; now: string };
  earlier: string;
  later: string;
  end: {
    /** The reader's result: against whom, and by how many points, already in words; null when a tie-break decided. */
    won(rival: string, points: string | null): string;
    lost(winner: string, points: string | null): string;
    shared(rival: string, points: string | null): string;
    /** The part of the score that made the difference, and what both had of it. */
    decided(part: string, both: string): string;
    /** What is folded away: the record and the proof of a fair deal. */
    proofs: string;
    board: string;
  };
}
