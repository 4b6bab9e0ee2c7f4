import type { Review, Reviewed } from '@signoria/bots/review';

const SHOWN = 5;
/** What chance alone may have made of it is no mistake, nor is a trifle. */
const LEAST_LOSS = 0.03;
const ERRORS = 2;
/** A change of the chance to win that is worth a look. */
const LEAST_CHANGE = 0.06;

/** Whether a choice was worse than the best beyond what chance may have made of it, by a hundredth at least. */
export function isWorse({ loss, error }: Pick<Reviewed, 'loss' | 'error'>): boolean {
  return loss > ERRORS * error && Math.round(100 * loss) > 0;
}

/** The choices that cost most, the worst first. */
export function mistakesIn({ decisions }: Review): Reviewed[] {
  return decisions
    .filter(decision => decision.loss >= LEAST_LOSS && isWorse(decision))
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, SHOWN);
}

interface TurningPoint {
  /** Moves made when the chance had changed. */
  move: number;
  change: number;
}

/** The moves after which the seat's chance had changed most, beyond the error, in the order of the game. */
export function turningPoints({ chances, errors, seat }: Review): TurningPoint[] {
  const error = (move: number) => Math.hypot(errors[move], errors[move - 1]);
  return chances
    .slice(1)
    .map((after, i) => ({ move: i + 1, change: after[seat] - chances[i][seat] }))
    .filter(({ change }) => Math.abs(change) >= LEAST_CHANGE)
    .filter(({ change, move }) => Math.abs(change) > ERRORS * error(move))
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, SHOWN)
    .toSorted((a, b) => a.move - b.move);
}
