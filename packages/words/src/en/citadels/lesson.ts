import type { LessonWords } from '../../lesson-words.ts';

export const lesson: LessonWords = {
  goal: {
    say: 'You’re building a city out of districts. Each is worth what it costs, and the first city with eight districts ends the game.',
  },
  round: {
    say: 'Each round, everyone secretly chooses a character. Then the characters are called in order, from 1 to 8, and the player who is called takes a turn. You hold the crown, so you choose first.',
  },
  choose: {
    say: 'Two districts in your hand are green: the Docks and the Harbor. The Merchant earns gold for green districts. Choose the Merchant.',
    otherwise:
      'Not a bad choice, but you hold green districts, and the Merchant earns gold for those. Choose the Merchant.',
    praise: 'Nobody knows who you are. Now see who is called before you.',
  },
  gold: {
    say: 'The Assassin has murdered the Architect, whom nobody chose, and the Thief has robbed the King. Now you’re called. Take 2 gold or draw cards: you have enough cards, so take the gold.',
    otherwise: 'You hold districts but too little gold to build them. Take 2 gold.',
    praise: 'As the Merchant, you get 1 more.',
  },
  build: {
    say: 'You have 5 gold. Build the Harbor for 4.',
    otherwise:
      'The Harbor is better here: it’s worth 4, and since it’s green it will earn gold at once. Build the Harbor.',
    praise: 'Your city has its first district.',
  },
  income: {
    say: 'The Merchant collects 1 gold for each green district, and you’ve just built one. Collect your income.',
    otherwise: 'Don’t stop yet: you’d give away the gold the Harbor earns. Collect your income.',
    praise: 'It pays to build first and collect afterwards.',
  },
  finish: {
    say: 'There’s nothing more to do, so end your turn.',
    praise: 'On to the next round.',
  },
  crown: {
    say: 'The King takes the crown, and the player with the crown chooses first, so this time it isn’t you. The Merchant and the Warlord lie face up: nobody can be either of them this round.',
  },
  thief: {
    say: 'You’re short of gold. The Thief names a character and takes all the gold its player has. Choose the Thief.',
    otherwise:
      'You could, but gold is what you need, and the Thief gets it from someone else. Choose the Thief.',
    praise: 'Let’s see whom you can rob.',
  },
  rob: {
    say: 'You passed on the King, the Bishop and the Architect, so two of them are in play. The Architect has been murdered and can’t be robbed. Name the Bishop.',
    otherwise:
      'First name someone to rob. You passed on the King, the Bishop and the Architect: try the Bishop.',
    praise: 'You’ll know when the Bishop is called.',
  },
  draw: {
    say: 'Nothing in your hand costs as little as the 2 gold you have. Draw cards this time.',
    otherwise:
      'Two more gold would buy a district today, but you’ll have gold soon if the Bishop is here. Draw cards.',
    praise: 'You draw two cards and keep one.',
  },
  keep: {
    say: 'You can pay for the Trading Post right now. Keep it.',
    otherwise: 'The Watchtower is cheaper but worth less. Keep the Trading Post: you can pay for it.',
    praise: 'Good.',
  },
  'build-again': {
    say: 'Build the Trading Post for your last 2 gold.',
    otherwise: 'Build before you end your turn: gold you keep can be stolen, a district is yours.',
    praise: 'Two districts, both green: the Merchant would like that.',
  },
  'finish-again': {
    say: 'End your turn, and the next characters are called.',
    praise: 'Well guessed!',
  },
  end: {
    say: 'The Bishop was here: 3 gold for you. At the end of the game, cities earn 3 more for all five colours, 4 for being complete first, 2 for being complete later. One tip: ask yourself which character the others expect you to be.',
  },
};
