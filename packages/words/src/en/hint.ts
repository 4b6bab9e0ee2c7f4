import { signed } from '../figures.ts';
import type { HintWords } from '../hint-words.ts';
import { count } from './count.ts';

const percent = (share: number) => `${Math.round(100 * share)}%`;
const points = (value: number) => signed(Number(value.toFixed(1)));
const size = (value: number) => count(Number(Math.abs(value).toFixed(1)), 'point');

/** Half the width of the 95% interval, where it is worth a word. */
function give(winError: number): string {
  const reach = Math.round(200 * winError);
  return reach >= 1 && Number.isFinite(reach) ? ` (±${reach})` : '';
}

function standing(margin: number): string {
  if (Math.abs(margin) < 0.05) return 'tied with the best opponent';
  return `${size(margin)} ${margin < 0 ? 'behind' : 'ahead of'} the best opponent`;
}

export const hint: HintWords = {
  about: 'suggest a move in a saved game, using only what the player to move can see',
  file: 'the game record',
  flags: {
    at: 'position after this many moves (default: the last one)',
    think: 'thinking time in milliseconds',
    playouts: 'number of playouts instead of a thinking time (reproducible)',
    json: 'print the results as JSON',
  },
  ask: 'Hint',
  thinking: 'Looking for the best moves…',
  stop: 'Stop',
  shown: 'The best moves. Choose one to see why, and again to play it.',
  chance: (winChance, winError) => `${percent(winChance)}${give(winError)}`,
  heading: name => `${name} to move:`,
  best: (move, winChance, winError, margin) =>
    `${move}: ${percent(winChance)} to win${give(winError)}, ${standing(margin)}.`,
  only: move => `${move}: the only legal move.`,
  worse: (move, winChance, winError, loss) =>
    loss > 0
      ? `${move}: ${percent(winChance)} to win${give(winError)}, ${size(loss)} worse.`
      : `${move}: ${percent(winChance)} to win${give(winError)}; more points, but a lower chance of winning.`,
  level: (move, winChance, winError) =>
    `${move}: ${percent(winChance)} to win${give(winError)}, about as good.`,
  brings: parts => `Expected points: ${parts.join('; ')}.`,
  differs: parts => `Difference: ${parts.join('; ')}.`,
  part: (subject, value) => `${subject} ${points(value)}`,
  others: { more: 'but the opponents gain more', less: 'but the opponents gain less' },
};
