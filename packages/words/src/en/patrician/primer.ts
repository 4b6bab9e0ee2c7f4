import type { PatricianWords } from '../../patrician-words.ts';

export const primer: PatricianWords['primer'] = {
  parts: {
    goal: {
      name: 'Win towers, and collect portraits',
      help: 'Every city has two towers and two prestige tokens. The player with the most floors in a tower wins its token. Every 3 portraits of the same patrician on your cards are worth 6 points.',
    },
    turn: {
      name: 'Play a card, build, take a card',
      help: 'Your card names a city: build a floor there for each crest, in the tower you choose. Then take that city’s face-up card. It shows where you can build next.',
    },
    end: {
      name: 'Full cities are scored at once',
      help: 'When a city has all its floors, the taller tower brings the higher token and the shorter one the lower. If two players are tied, the floor nearest the top decides. The game ends when all cards are played.',
    },
  },
  tip: 'Look at the face-up card before you build: it comes into your hand. A card with the right portrait can be worth more than a floor.',
  first: {
    play: {
      name: 'Play a card',
      help: 'Pick a card for its city, for the portrait on it, and for the face-up card you’ll take afterwards.',
    },
    build: {
      name: 'Build a floor',
      help: 'The taller tower brings more, but it’s also where everyone builds. The shorter tower is often won with two floors.',
    },
    move: {
      name: 'Move a floor',
      help: 'You may move the top floor of a tower to the other tower of its city: yours to where it counts, or a rival’s to where it doesn’t.',
    },
    take: {
      name: 'Take a card',
      help: 'The question mark lets you take any face-up card. Think of your next turn, and of what your neighbour would like.',
    },
    messenger: {
      name: 'Place a messenger',
      help: 'A messenger makes each tower of both cities worth 2 more points to its winner.',
    },
  },
};
