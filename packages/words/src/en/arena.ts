import type { ArenaWords } from '../arena-words.ts';
import { signed } from '../figures.ts';
import { count } from './common.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const one = (value: number) => signed(Number(value.toFixed(1)));
const whole = (value: number) => signed(Math.round(value));
const TOO_FEW = 'too few deals for an interval';
const range = (low: number, high: number, show: (value: number) => string) =>
  Number.isFinite(low) && Number.isFinite(high) ? `(95 %: ${show(low)} to ${show(high)})` : `(${TOO_FEW})`;

export const arena: ArenaWords = {
  arena: {
    about: 'measure a bot against others over the same deals, in every seat',
    game: 'which game',
    flags: {
      candidate: 'the bot to measure; name@400 gives it 400 playouts a decision, name@50ms a time',
      pool: 'who sits in the other seats, with commas',
      deals: 'how many deals; each is played once with the candidate in every seat',
      think: 'milliseconds a bot may think about a decision',
      playouts: 'playouts a bot may use for a decision, instead of a time: repeatable',
      threads: 'how many threads play; the results do not depend on it',
      sequential: 'stop as soon as a sequential test is decided',
      out: 'save the deals as JSON; an earlier run of the same contest is taken up',
      json: 'print the figures as JSON',
      seats: 'how many sit at the table',
      preset: 'a named set of options',
      options: 'one option that differs from the preset, as key=value; may be repeated',
      seed: 'any words: other words, other deals',
    },
  },
  ladder: {
    about: 'rate all bots of a game against each other',
    flags: { write: 'write the table into this file, between its markers' },
  },
  heading: (candidate, pool, seats) => `${candidate} among ${pool.join(', ')}, ${count(seats, 'seat')}`,
  share: (mean, low, high) => `wins ${percent(mean)} ${range(low, high, percent)}`,
  timesFair: (mean, low, high) =>
    `${mean.toFixed(2)} times the fair share ${range(low, high, value => value.toFixed(2))}`,
  margin: (mean, low, high) => `${one(mean)} points on the best other ${range(low, high, one)}`,
  elo: (mean, low, high) => `${whole(mean)} Elo ${range(low, high, whole)}`,
  played: (deals, games) => `${count(deals, 'deal')}, ${count(games, 'game')}; intervals by deal`,
  verdicts: {
    stronger: 'the sequential test says: stronger',
    'not-stronger': 'the sequential test says: not stronger',
    open: 'the sequential test is not decided',
  },
  progress: (done, deals, share, left) => `${done}/${deals} · ${percent(share)} · ${left} left`,
  resume: file => `Stopped. The same command with --out ${file} goes on.`,
  tooFew: TOO_FEW,
  columns: {
    bot: 'bot',
    rating: 'rating',
    below: 'against the one below',
    measured: anchor => `against ${anchor}`,
  },
  written: file => `Written into ${file}.`,
};
