import type { CitadelsWords } from '../../citadels-words.ts';

export const primer: CitadelsWords['primer'] = {
  parts: {
    goal: {
      name: 'Build the most valuable city',
      help: 'Every district you build is worth about what it costs. You also score for having all five colours and for completing your city.',
    },
    turn: {
      name: 'Choose a character in secret, act when called',
      help: 'Each round you choose a character in secret. Characters are called from 1 to 8. On your turn, take 2 gold or draw a card, use your character’s power, and build a district by paying its cost.',
    },
    end: {
      name: 'The first complete city ends the game',
      help: 'When someone has built 8 districts, the round is played to its end. Then each city counts what its districts cost, 3 points for all five colours and a bonus for being complete.',
    },
  },
  tip: 'Think about who the others believe you are. The Thief and the Assassin strike at a character, not at a player.',
  first: {
    choose: {
      name: 'Choose a character',
      help: 'Pick what helps you now: gold for your colour, cards, safety, or a blow to the leader. The pack is then passed on.',
    },
    bury: { name: 'Discard a character', help: 'This character is out of the round, and only you know it.' },
    gold: {
      name: 'Gold or cards',
      help: 'Take gold when you hold districts you can’t afford; draw cards when you have gold and nothing to build.',
    },
    keep: {
      name: 'Keep a card',
      help: 'Keep one card. A colour your city lacks is worth a bonus at the end.',
    },
    build: {
      name: 'Build a district',
      help: 'You can’t build the same district twice. Cheap districts finish a city fast; expensive ones are worth more.',
    },
    income: {
      name: 'Collect income',
      help: 'Your character earns gold for its colour. Before building or after? After, if you’re about to build that colour.',
    },
    murder: {
      name: 'The Assassin',
      help: 'The player with that character loses the whole turn. Name the one a rival needs most.',
    },
    rob: {
      name: 'The Thief',
      help: 'When that character is called, you get all its gold. Rich players like the Merchant and the Architect.',
    },
    swap: {
      name: 'The Magician',
      help: 'Swap hands with someone who holds more cards, or send your own bad cards back.',
    },
    destroy: {
      name: 'The Warlord',
      help: 'Destroying costs 1 gold less than building did, so the cheapest districts cost nothing. It ends your turn. Complete cities are safe.',
    },
    end: {
      name: 'End your turn',
      help: 'Once you end your turn, it’s the next character’s. Nothing more to build or use?',
    },
  },
};
