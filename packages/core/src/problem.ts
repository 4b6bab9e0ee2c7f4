/** What is wrong with some input, and where. */
export interface Problem {
  /** The field or place, e.g. `options.rounds` or `actions[12]`. */
  at: string;
  code: string;
  /** What would have been right, in plain English for a log or a terminal. */
  expected: string;
}

export type Checked<T> = { ok: true; value: T } | { ok: false; problem: Problem };
