import type { StatsWords } from '../stats-words.ts';

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

export const stats: StatsWords = {
  about: 'summarise simulated games: scores, seats, cards, length (see docs/data.md)',
  files: 'files written by sim --rows',
  svg: 'draw charts into this folder, one SVG for each preset',
  json: 'print the results as JSON',
  rows: 'write a row for each seat of each game to this file, as CSV, or as JSON if its name says so (see docs/data.md)',
  csv: 'write a row for each deal to this file, as CSV (see docs/data.md)',
  problems: {
    'not-a-row': 'expected a row as sim --rows writes it',
    'no-rows': 'no rows found',
  },
  seatsHead: 'players',
  games: 'games',
  points: 'points (5–95%)',
  length: 'decisions per game (5–95%)',
  pointsChart: 'Points per player',
  lengthChart: 'Decisions per game',
  seats: 'Wins by position in the order of play',
  things: 'Wins of those who used it (1 = fair share)',
  thing: '',
  timesFair: 'wins',
  players: players => `${players} players`,
  place: place => ORDINALS[place],
  placeOf: (place, players) => `${ORDINALS[place]} of ${players}`,
  percent: (share, margin) => `${(100 * share).toFixed(1)} ± ${(100 * margin).toFixed(1)}%`,
};
