import type { ArenaWords } from '../arena-words.ts';
import { signed } from '../figures.ts';
import { count } from './common.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const one = (value: number) => signed(Number(value.toFixed(1)));
const whole = (value: number) => signed(Math.round(value));
const TOO_FEW = 'too few deals for an interval';
const range = (low: number, high: number, show: (value: number) => string) =>
  Number.isFinite(low) && Number.isFinite(high) ? `(95% CI ${show(low)} to ${show(high)})` : `(${TOO_FEW})`;

export const arena: ArenaWords = {
  arena: {
    about: 'measure one bot against others on identical deals, in every seat',
    game: 'game',
    flags: {
      candidate: 'bot to measure; name@400 allows 400 playouts per decision, name@50ms allows 50 ms',
      pool: 'opponents, comma-separated',
      deals: 'number of deals; each is played once per seat of the candidate',
      think: 'bot thinking time per decision, in milliseconds',
      playouts: 'playouts per decision instead of a thinking time (reproducible)',
      threads: 'number of threads (doesn’t affect the results)',
      sequential: 'stop as soon as the sequential test is conclusive',
      part: 'play only this share of the deals, e.g. 3/15; merge the files with “arena merge”',
      out: 'save results as JSON; continues an earlier run of the same contest',
      json: 'print the results as JSON',
      seats: 'number of players',
      preset: 'rules preset',
      options: 'change one option of the preset, as key=value (repeatable)',
      seed: 'any text; different text, different deals',
    },
  },
  merge: {
    about: 'merge the parts of one contest into the file that a single run would have written',
    files: 'files written with --part and --out',
  },
  ladder: {
    about: 'rate all bots of a game against one another',
    flags: { write: 'insert the table into this file, between the ladder markers' },
  },
  heading: (candidate, pool, seats) => `${candidate} vs. ${pool.join(', ')}, ${count(seats, 'player')}`,
  share: (mean, low, high) => `wins ${percent(mean)} ${range(low, high, percent)}`,
  timesFair: (mean, low, high) =>
    `${mean.toFixed(2)}× the fair share ${range(low, high, value => value.toFixed(2))}`,
  margin: (mean, low, high) => `${one(mean)} points vs. the best opponent ${range(low, high, one)}`,
  elo: (mean, low, high) => `${whole(mean)} Elo ${range(low, high, whole)}`,
  played: (deals, games) => `${count(deals, 'deal')}, ${count(games, 'game')}; intervals computed per deal`,
  verdicts: {
    stronger: 'sequential test: stronger',
    'not-stronger': 'sequential test: not stronger',
    open: 'sequential test: inconclusive',
  },
  progress: (done, deals, share, left) => `${done}/${deals} · ${percent(share)} · ${left} left`,
  resume: file => `Stopped. Run the same command with --out ${file} to continue.`,
  tooFew: TOO_FEW,
  columns: {
    bot: 'bot',
    rating: 'rating',
    below: 'vs. next lower',
    measured: anchor => `vs. ${anchor}`,
  },
  written: file => `Wrote ${file}.`,
};
