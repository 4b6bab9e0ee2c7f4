import type { LessonWords } from '../../lesson-words.ts';

export const lesson: LessonWords = {
  goal: {
    say: 'You lead a family in Renaissance Italy. Points come from cities you build, from roles you hold, and from regions of the map where you have the most shields.',
  },
  round: {
    say: 'Each round you receive 5 coins and draw cards. Every family offers two cards, and these are auctioned colour by colour. Then each family lays out cards or builds a city.',
  },
  offer: {
    say: 'You hold two blue castles and two yellow markets. Offer what you can spare: a blue castle. Nobody sees it until all offers are revealed.',
    otherwise: 'Keep your yellow cards: you’ll collect that colour. Offer a blue castle.',
    praise: 'Good.',
  },
  'offer-again': {
    say: 'Offer the other blue castle too.',
    otherwise: 'Keep both yellow cards and offer the second blue one.',
    praise: 'Your offer is complete.',
  },
  bid: {
    say: 'A red card and the two blue ones went to others; you let them go. Now three yellow cards are up, and you bid first. Bid 2.',
    otherwise: 'Start with 2: it’s cheap for three cards, and you can still go higher.',
    praise: 'A modest start.',
  },
  outbid: {
    say: 'Someone has bid 3. Bid 4: three more yellow cards are worth that.',
    otherwise: '4 is enough to be ahead. Don’t pass, and don’t pay more than you must.',
    praise: 'The three yellow cards are yours.',
  },
  lay: {
    say: 'No city can be built in the first round, so lay out cards: the family with the most of a colour gets its role. Lay out three yellow cards and keep two to build with.',
    otherwise:
      'Three are enough to win the role, and two are worth keeping for a city. Lay out three yellow cards.',
    praise: 'Nobody has more yellow cards than you.',
  },
  role: {
    say: 'You’re the Banker, the major role of yellow. It has paid you 2 coins, and when another family builds a city with yellow in it, you’ll score 2 points. In return, two of your cards were turned face down and no longer count for roles.',
  },
  green: {
    say: 'A new round: you’ve been paid, and have offered a red and a blue card. Two green cards are up for auction. With them you can build Bologna, which needs two green, one white and one yellow. Bid 2.',
    otherwise: 'These cards complete Bologna, so don’t pass; but 2 coins will do.',
    praise: 'They’re yours, and for very little.',
  },
  build: {
    say: 'The winner of a lot may build a city at once. You have the cards for Bologna and the 4 coins it costs. Build it.',
    otherwise: 'Build now: cards and coins are there, and someone else could take Bologna.',
    praise: 'Bologna is yours.',
  },
  shield: {
    say: 'Bologna also lets you place two shields. It lies in two regions, brown and red. Place a shield in the brown region.',
    otherwise: 'Either is possible. For this lesson, put it in the brown region.',
    praise: 'One more to place.',
  },
  'shield-again': {
    say: 'Place the second one there too: the family with the most shields in a region scores 5 points at the end.',
    otherwise: 'Two in one region are safer than one in each. Choose the brown region again.',
    praise: 'You lead in the brown region.',
  },
  points: {
    say: 'Bologna earned you 6 points. Other families with a role in one of its colours would have scored too, but green and white have no holder, and yellow is yours. The auctions go on.',
  },
  end: {
    say: 'The game ends when cards or cities run short. Then regions score, and so do roles, sets of five colours, the fullest purse and the largest hand. One tip: decide early which colours win you roles and which build your cities.',
  },
};
