import type { Measured } from './job.ts';

/** What several processes of clients have measured, as one. */
export interface Figures {
  actions: number;
  /** Actions a second that were made. */
  rate: number;
  /** From the sending of an action to the moment its last seat has the view after it, in ms. */
  p50: number;
  p95: number;
  p99: number;
  /** Bytes received by all sockets, per action. */
  bytes: number;
  /** Decisions of champions meanwhile. */
  botMoves: number;
}

export function figuresOf(measured: readonly Measured[]): Figures {
  const sum = (of: (one: Measured) => number) => measured.reduce((all, one) => all + of(one), 0);
  const took = measured.flatMap(one => one.took).sort((a, b) => a - b);
  return {
    actions: took.length,
    rate: sum(({ rate }) => rate),
    p50: quantile(took, 0.5),
    p95: quantile(took, 0.95),
    p99: quantile(took, 0.99),
    bytes: sum(({ bytes }) => bytes) / took.length,
    botMoves: sum(({ botMoves }) => botMoves),
  };
}

export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
