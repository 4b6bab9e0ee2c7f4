import type { LessonWords } from '../../lesson-words.ts';

export const lesson: LessonWords = {
  theme: {
    say: 'You’re a master builder in the cities of Italy, and so are your rivals. You all build on the same towers, floor by floor.',
  },
  goal: {
    say: 'Each city has two towers and two prestige tokens. When the city is full, the player with the most floors in the taller tower gets the higher token, and the player with the most in the shorter one gets the lower.',
  },
  turn: {
    say: 'On your turn, play a card, build in its city, and take the face-up card there.',
  },
  'first-card': {
    say: 'Each card belongs to a city. Play your Bologna card: there is another Bologna card face up there, and you’ll get it.',
    otherwise:
      'You may play any card, but look at the face-up card of its city, because that’s the one you’ll get. Bologna has another Bologna card: play Bologna.',
    praise: 'Good thinking.',
  },
  'first-floor': {
    say: 'Now choose one of the two towers. Build on the left.',
    otherwise: 'One side is as good as the other just now. For this lesson, build on the left.',
    praise: 'Your first floor. You took the face-up card, and a new one was dealt.',
  },
  taken: {
    say: 'Here’s the card you took. It shows the bearded patrician, like the one you played: three portraits of the same patrician are worth 6 points at the end. Play it.',
    otherwise: 'Play the Bologna card: it brings a second floor and a second bearded man.',
    praise: 'Two portraits already.',
  },
  higher: {
    say: 'Build on the left again: two floors in the same tower are hard to overtake.',
    otherwise: 'Build on the left, on top of your own floor: to win a tower you need most of its floors.',
    praise: 'That tower will be hard to take from you.',
  },
  'two-crests': {
    say: 'The card you took is for Ferrara and shows two crests, so it builds two floors. Ferrara is small: it holds only five. Play that card.',
    otherwise: 'Two floors at once in a city of five: that’s the strongest card in your hand. Play Ferrara.',
    praise: 'Now place both floors.',
  },
  'on-top': {
    say: 'A rival has a floor on the right. Build on top of it: if floors are tied, the one nearest the top wins the tower.',
    otherwise:
      'Put this floor on the right, on top of your rival’s. With one floor each, the upper one wins.',
    praise: 'As it stands, that tower is yours.',
  },
  'new-tower': {
    say: 'Put the second floor on the left, so that you have a share in both towers.',
    otherwise: 'You lead on the right already. Build on the left: that tower counts too.',
    praise: 'A floor in each tower.',
  },
  'move-card': {
    say: 'On the left a rival has now built on top of you. Your Verona card shows the move, and that will help. Play it.',
    otherwise:
      'Keep that one for later. The Verona card lets you move a floor, and you need that now in Ferrara.',
    praise: 'Let’s put it to use.',
  },
  'move-floor': {
    say: 'First build, as always: on the right in Verona.',
    otherwise: 'Either side would do. For this lesson, build on the right.',
    praise: 'Now for the move.',
  },
  move: {
    say: 'The move takes the top floor of a tower to the other tower of the same city. In Ferrara, move your floor from right to left: there you’ll have two floors of three.',
    otherwise:
      'That helps you less. In Ferrara, move your floor from the right tower to the left one: you’ll have the most floors there.',
    praise: 'Precisely.',
  },
  scored: {
    say: 'Ferrara is full, so it’s scored at once. The left tower is the taller, and two of its three floors are yours: 5 points. Your rival wins the shorter one: 2 points.',
  },
  end: {
    say: 'The game ends when all cards have been played; then sets of portraits count as well. One tip: before you build, look at the card you’ll take. It decides where you can build next.',
  },
};
