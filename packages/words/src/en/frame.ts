import type { FrameWords } from '../frame-words.ts';
import { count } from './count.ts';

export const frame: FrameWords = {
  told: 'What is happening',
  skip: 'Skip to my turn',
  missed: 'What happened since my last turn',
  step: (at, of) => `${at} of ${of}`,
  coming: action => `Next: ${action}. Tap anything to choose for yourself.`,
  follows: {
    name: 'Draw automatically',
    help: 'In Lost Cities, you draw from the deck automatically after playing a card. To take from a discard pile instead, tap it first.',
  },
  shortcuts: {
    name: 'Single-key shortcuts',
    help: 'Letters and digits act on the game. The question mark lists them all.',
  },
  goOn: 'Continue',
  since: {
    title: moves => `While you were away: ${count(moves, 'move')}`,
    more: events => (events === 1 ? 'and one more event' : `and ${events} more events`),
    watch: 'Watch what happened',
  },
  back: { title: 'Look back at earlier moves', now: 'Back to now' },
  earlier: 'Earlier',
  later: 'Later',
  end: {
    won: (rival, points) =>
      points === null ? `You win the tie-break against ${rival}!` : `You win, ${points} ahead of ${rival}!`,
    lost: (winner, points) =>
      points === null ? `You lose the tie-break against ${winner}.` : `You lose to ${winner} by ${points}.`,
    shared: rival => `You share the victory with ${rival}!`,
    decided: (part, both) => `What made the difference: ${part} (${both}).`,
    proofs: 'Game record and fair deal',
    board: 'Show board',
  },
};
