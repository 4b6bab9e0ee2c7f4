import type { Hint } from '@signoria/protocol';
import type { HintMove } from '@signoria/words/hint';

/** What a strong bot would do at a version of the match; or why there is no hint, as a code of the site's words. */
export type HintAnswer =
  | { ok: true; version: number; moves: readonly HintMove[] }
  | { ok: false; code: string }
  /** Nobody waits for it any more. */
  | { ok: false; stopped: true };

export const STOPPED = { ok: false, stopped: true } as const;

/** A hint of the server. Where it has weighed nothing there is one move; an error it does not know is beyond measure. */
export function fromServer({ version, action, candidates }: Hint): HintAnswer {
  const known = (error: number | null) => error ?? Infinity;
  const moves = candidates.map(
    ({ winError, error, ...move }): HintMove => ({
      ...move,
      winError: known(winError),
      error: known(error),
    }),
  );
  return { ok: true, version, moves: moves.length > 0 ? moves : [onlyMove(action)] };
}

/** A move that nothing was weighed against. */
export function onlyMove(action: HintMove['action']): HintMove {
  const unknown = Number.NaN;
  return { action, winChance: unknown, winError: unknown, margin: unknown, error: unknown, parts: [] };
}
