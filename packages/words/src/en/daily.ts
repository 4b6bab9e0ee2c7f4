import type { DailyWords } from '../daily-words.ts';
import { count } from './count.ts';

export const daily: DailyWords = {
  title: 'Daily positions',
  help: 'A new position every day for each of the four games, the same for everyone. It comes from a game between bots, and one choice is clearly better than the rest. Can you find it?',
  today: 'Today',
  past: 'Earlier positions',
  streak: days =>
    days === 0
      ? 'Find the best choice in one of today’s positions to start a streak.'
      : `Your streak: ${count(days, 'day')}. Solve one a day to keep it going.`,
  states: { fresh: 'not tried', found: 'solved', missed: 'missed' },
  open: (game, date, state) => `${game}, ${date}: ${state}`,
  position: (game, date) => `${game}, ${date}.`,
  ask: 'Which choice gives you the best chance of winning?',
  before: { found: 'You solved it the first time.', missed: 'You missed it the first time.' },
  right: 'Yes! That’s the best choice.',
  wrong: best => `There’s a better choice: ${best}.`,
  choices: 'Your chance of winning with each choice',
  yours: 'your choice',
  unkept: 'Your answer couldn’t be saved.',
  again: 'Back to position',
  playOn: 'Play on from here',
  all: 'All positions',
};
