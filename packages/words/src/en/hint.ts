import { signed } from '../figures.ts';
import type { HintWords } from '../hint-words.ts';

const percent = (share: number) => `${Math.round(100 * share)} %`;
const points = (value: number) => signed(Number(value.toFixed(1)));

export const hint: HintWords = {
  about: 'ask the champion what to do in a saved match, from what the seat to move may know',
  file: 'the record of a match',
  flags: {
    at: 'after that many moves; otherwise where the record ends',
    think: 'milliseconds to think',
    playouts: 'playouts to think, instead of a time: repeatable',
    json: 'print the findings as JSON',
  },
  heading: name => `${name} is to move.`,
  best: (move, winChance, margin) =>
    `${move}: wins ${percent(winChance)}, ${points(margin)} points on the best other.`,
  only: move => `${move}: there is nothing else to do.`,
  worse: (move, winChance, loss) =>
    loss > 0
      ? `${move}: wins ${percent(winChance)}, ${points(-loss)} points against the best.`
      : `${move}: wins ${percent(winChance)}, more points but not a surer win.`,
  level: (move, winChance) => `${move}: wins ${percent(winChance)}, as good as far as can be told.`,
  brings: parts => `Should bring: ${parts.join('; ')}.`,
  differs: parts => `Instead: ${parts.join('; ')}.`,
  part: (subject, value) => `${subject} ${points(value)}`,
};
