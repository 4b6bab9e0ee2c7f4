import type { IlPrincipeWords } from '../../il-principe-words.ts';

export const primer: IlPrincipeWords['primer'] = {
  parts: {
    goal: {
      name: 'Build cities, hold roles, lead regions',
      help: 'A city brings points and lets you place shields on the map. Roles bring points when others build. At the end the family with the most shields in a region scores 5.',
    },
    turn: {
      name: 'Offer two cards, bid, then build or lay out',
      help: 'Every round you are paid, draw building cards and offer two of them. Cards of one colour are auctioned together. Then build a city with the right cards and coins, or lay out cards of one colour.',
    },
    end: {
      name: 'When the cards run out',
      help: 'The game ends when there are too few building cards or cities left. Then regions, roles, sets of five colours, the fullest purse and the largest hand score.',
    },
  },
  tip: 'Cards in your hand build cities; cards laid out win roles. Decide early which colours you want for which.',
  first: {
    offer: {
      name: 'Offer cards',
      help: 'Offer colours you can do without, or ones you’ll outbid the others for. Nobody sees your choice until all have made it.',
    },
    bid: {
      name: 'Bid',
      help: 'You need coins to build as well: a small city costs 3. A lot nobody wants is cheap, and its winner may build a city at once.',
    },
    build: {
      name: 'Build a city',
      help: 'Building uses up cards and coins, and pays every other family that holds a role in the city’s colours.',
    },
    lay: {
      name: 'Lay out cards',
      help: 'The family with the most cards of a colour laid out takes its major role; the second takes the minor one.',
    },
    shield: {
      name: 'Place a shield',
      help: 'Most shields in a region score 5 points at the end, second most 2. Look for a region where one more shield changes that.',
    },
    uncover: { name: 'Turn a card face up', help: 'A card turned face up counts for its role again.' },
  },
};
