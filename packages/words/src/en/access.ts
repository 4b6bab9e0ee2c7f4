import type { AccessWords } from '../access-words.ts';
import { count } from './count.ts';

export const access: AccessWords = {
  keys: {
    title: 'Keyboard shortcuts',
    off: 'Single-key shortcuts are off. You can switch them on in the menu.',
    does: {
      choose: 'Pick one of the first nine choices',
      go: 'Move from choice to choice',
      press: 'Confirm the focused choice',
      cancel: 'Cancel, or close what is open',
      position: 'Hear or read the position',
      type: 'Play by typing',
      keys: 'Show these shortcuts',
    },
    replay: {
      step: 'One move back or forward',
      ends: 'First or last move',
      play: 'Play or pause',
    },
    named: {
      arrows: 'Arrows',
      enter: 'Enter',
      escape: 'Esc',
      tab: 'Tab',
      space: 'Space',
      home: 'Home',
      end: 'End',
    },
  },
  words: {
    title: 'Play in words',
    label: 'Your move',
    help: 'Type part of a move’s name and press Enter.',
    play: 'Play',
    moves: moves => count(moves, 'possible move'),
    several: moves => `${count(moves, 'move')} match. Type more, or choose one below.`,
    nothing: typed => `No move matches “${typed}”.`,
    empty: 'Type a move first.',
    happened: 'Latest events',
    position: 'The position',
  },
};
