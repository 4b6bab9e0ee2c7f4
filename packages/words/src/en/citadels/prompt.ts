import type { Action, View } from '@signoria/citadels';
import type { Seat } from '@signoria/core';
import { type Doing, doingsOf } from '../../citadels-turn.ts';
import type { Label } from '../../game-words.ts';
import { rankName } from './nouns.ts';

/** What is asked at each step that is not the turn itself. */
const STEPS: Readonly<Partial<Record<View['step'], Label>>> = {
  choose: {
    name: 'Choose a character.',
    help: 'Its rank decides when you play, its power what you can do (C-3.4). Pass the rest to the left.',
  },
  bury: {
    name: 'Discard a character face down.',
    help: 'In a two-player game you choose which character nobody gets (C-3.7).',
  },
  gift: {
    name: 'Give the crown to another player.',
    help: 'Not to yourself or its current holder (C-6.12).',
  },
  tribute: {
    name: 'Pay the Emperor 1 gold or a card.',
    help: 'You received the crown; the choice is yours (C-6.13).',
  },
  discard: {
    name: 'Put more cards under the deck, or draw.',
    help: 'You draw as many cards as you put back (C-6.7).',
  },
  take: {
    name: 'Take a card from this hand.',
    help: 'Keep it, or build it at once for its cost (C-6.8).',
  },
  give: {
    name: 'Choose the district to give in exchange.',
    help: 'You pay the difference if yours costs less (C-6.23).',
  },
  salvage: {
    name: 'Take the destroyed district into your hand?',
    help: 'Your Graveyard lets you, for 1 gold (C-7.6).',
  },
  lighthouse: {
    name: 'Search the deck?',
    help: 'If you do, you take a card and the deck is shuffled (C-7.11).',
  },
  fetch: { name: 'Take a card from the deck.', help: 'Then the deck is shuffled (C-7.11).' },
  bell: {
    name: 'Use the Bell Tower?',
    help: 'Fewer districts will then complete a city (C-7.19).',
  },
};

export function prompt(view: View, _seat: Seat, legal: readonly Action[]): Label {
  if (view.step === 'keep') return promptKeep(view);
  return STEPS[view.step] ?? promptTurn(view, legal);
}

function promptKeep(view: View): Label {
  return view.keeps === 1
    ? { name: 'Choose the card to keep.', help: 'The others go under the deck (C-5.2).' }
    : { name: 'Choose the card to put back.', help: 'You keep the others (C-7.7).' };
}

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const DOING: Readonly<Record<Doing, string>> = {
  build: 'build',
  income: 'collect your income',
  power: 'use your power',
  district: 'use a district',
  end: 'end your turn',
};

function promptTurn({ play, cast }: View, legal: readonly Action[]): Label {
  const who = rankName(play.power, cast);
  if (!play.acted)
    return {
      name: `${who}: take gold or draw cards.`,
      help: 'This is your action for the turn (C-5.2). You build after it; most other things can be done at any time (C-5.1).',
    };
  if (play.mode === 'witch')
    return {
      name: 'Name a character to bewitch.',
      help: 'You’ll finish your turn with its power (C-6.2).',
    };
  return {
    name: `${who}: ${OR.format(doingsOf(legal).map(doing => DOING[doing]))}.`,
    help: 'Pay a district’s cost to build it (C-5.5). No duplicates in your city (C-5.6). Collect income once per turn (C-5.4).',
  };
}
