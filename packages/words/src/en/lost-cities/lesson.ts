import type { LessonWords } from '../../lesson-words.ts';

export const lesson: LessonWords = {
  theme: {
    say: 'You and your opponent send expeditions to five lost places: the desert, the sea, the mountains, the forest and the volcano.',
  },
  goal: {
    say: 'Starting an expedition costs 20 points. Every card you play to it earns its number. The higher total wins, so an expedition should bring in more than it costs.',
  },
  turn: {
    say: 'Every turn is the same: play or discard one card from your hand, then draw one. At the end of your turn you always have eight cards.',
  },
  'first-card': {
    say: 'You hold three Desert cards: 3, 6 and 7. Start there, and start low: play Desert 3 on your own side.',
    otherwise:
      'You may do that, but you hold three Desert cards, and playing a low one first leaves room for the others. Play Desert 3.',
    praise: 'Good. The expedition is on its way, and it can still grow.',
  },
  'first-draw': {
    say: 'Now draw a card. There are no discards yet, so take it from the deck.',
    praise: 'That was a whole turn.',
  },
  rising: {
    say: 'Numbers must rise within an expedition. Play Desert 6 next; after it, a 4 or a 5 can no longer be played there.',
    otherwise:
      'Play Desert 6 before Desert 7: a number you skip is lost to the expedition. And a new expedition would cost another 20 points.',
    praise: 'Well done: nothing skipped that you hold.',
  },
  draw: {
    say: 'Draw from the deck again.',
    praise: 'Now see what your opponent does.',
  },
  on: {
    say: 'Your opponent has discarded Desert 9, and you can use it! But first play a card, as always: Desert 7.',
    otherwise: 'Desert 7 fits now, and it still leaves room for the 9. Play it.',
    praise: 'Now comes the interesting part.',
  },
  take: {
    say: 'Instead of drawing from the deck, you may take the top card of a discard pile. Take Desert 9.',
    otherwise: 'Nobody knows what the deck will bring. Desert 9 is certain: take it from its pile.',
    praise: 'A sure thing, though your opponent has seen it too.',
  },
  wager: {
    say: 'A wager doubles the result of its expedition, for better or worse, and must be played before any number. You hold Volcano 6, 7 and 8: play the Volcano wager.',
    otherwise:
      'With 6, 7 and 8 in your hand the volcano is worth a wager, and after the first number it’s too late. Play the Volcano wager.',
    praise: 'Bold! The volcano now counts double.',
  },
  'wager-draw': {
    say: 'Draw a card from the deck.',
    praise: 'Good.',
  },
  discard: {
    say: 'Discard what you can’t use, but remember that your opponent may take it. The Mountains wager is safe: your opponent’s expedition to the mountains already has a number, and no wager can follow.',
    otherwise:
      'You or your opponent could use that card. Discard the Mountains wager: it’s too late for your opponent, and you hold too little to bet on.',
    praise: 'A discard like that gives nothing away.',
  },
  'last-draw': {
    say: 'Draw once more. You can’t take back the card you’ve just discarded, so take one from the deck.',
    praise: 'A Volcano card, just what you wanted.',
  },
  sums: {
    say: 'Your desert has 3 + 6 + 7 = 16, less 20: that’s −4 for now, and +5 with the 9. Your volcano stands at −40, because the wager doubles the cost too. With 5, 6, 7 and 8 it will earn twice 6.',
  },
  end: {
    say: 'The round ends the moment the last card of the deck is drawn, and a game usually has three rounds. An expedition of eight cards earns 20 more. One tip: two or three good expeditions beat five poor ones.',
  },
};
