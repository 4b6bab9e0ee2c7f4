import type { LostCitiesWords } from '../../lost-cities-words.ts';

export const primer: LostCitiesWords['primer'] = {
  parts: {
    goal: {
      name: 'Score more than your opponent',
      help: 'Each colour is an expedition. It costs 20 points as soon as you start it, and earns the sum of the numbers you play to it.',
    },
    turn: {
      name: 'Play one card, then draw one',
      help: 'Play a card to your own expedition of its colour: each number must be higher than the last. Or discard it in the middle. Then draw from the deck or take the top of a discard pile.',
    },
    end: {
      name: 'The last card of the deck ends the round',
      help: 'Each expedition you started counts its numbers less 20. Wagers multiply the result, good or bad; 8 cards earn 20 more. Expeditions you never started cost nothing. Three rounds are added up.',
    },
  },
  tip: 'Start few expeditions. A colour is worth starting when you already hold about half of the 20 points it costs.',
  first: {
    play: {
      name: 'Play a card',
      help: 'A card played to an expedition stays there, and nothing lower can follow. Low cards first keep your choices open.',
    },
    discard: {
      name: 'Discard a card',
      help: 'Your opponent can take what you discard. Safe discards are cards too low for both of you.',
    },
    draw: {
      name: 'Draw from the deck',
      help: 'Drawing from the deck brings the end of the round nearer. Hurry it along when you’re ready; if you still have a lot to play, take from the discard piles instead.',
    },
    take: {
      name: 'Take from a discard pile',
      help: 'Taking from a discard pile gains a turn: the deck doesn’t shrink. But your opponent sees what you take.',
    },
  },
};
