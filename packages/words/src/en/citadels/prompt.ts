import type { Action, View } from '@signoria/citadels';
import type { Seat } from '@signoria/core';
import { type Doing, doingsOf } from '../../citadels-turn.ts';
import type { Label } from '../../game-words.ts';
import { rankName } from './nouns.ts';

/** What is asked at each step that is not the turn itself. */
const STEPS: Readonly<Partial<Record<View['step'], Label>>> = {
  choose: {
    name: 'Take a character.',
    help: 'Its rank says when you play, its power what you can do (C-3.4). The rest goes on to the left.',
  },
  bury: {
    name: 'Put a character away, face down.',
    help: 'With two players you choose what nobody gets (C-3.7).',
  },
  gift: {
    name: 'Give the crown to another player.',
    help: 'Neither to yourself nor to who has it (C-6.12).',
  },
  tribute: {
    name: 'Pay the Emperor: a coin or a card.',
    help: 'You have the crown; the choice is yours (C-6.13).',
  },
  discard: {
    name: 'Put more cards under the deck, or draw as many.',
    help: 'You draw as many as you put away (C-6.7).',
  },
  take: {
    name: 'Take a card from this hand.',
    help: 'To keep, or to build at once for its cost (C-6.8).',
  },
  give: {
    name: 'Choose the district you give for it.',
    help: 'You pay the difference if yours costs less (C-6.23).',
  },
  salvage: {
    name: 'Buy the destroyed card into your hand?',
    help: 'Your Graveyard lets you, for a coin (C-7.6).',
  },
  lighthouse: {
    name: 'Look through the deck?',
    help: 'You take a card then, and the deck is shuffled (C-7.11).',
  },
  fetch: { name: 'Take a card from the deck.', help: 'Then the deck is shuffled (C-7.11).' },
  bell: {
    name: 'Announce the Bell Tower?',
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
  income: 'take your income',
  power: 'use your power',
  district: 'use a district',
  end: 'end the turn',
};

function promptTurn({ play, cast }: View, legal: readonly Action[]): Label {
  const who = rankName(play.power, cast);
  if (!play.acted)
    return {
      name: `${who}: take gold or draw cards.`,
      help: 'Every turn has this action (C-5.2). Building comes after it, most other things when you like (C-5.1).',
    };
  if (play.mode === 'witch')
    return { name: 'Name the character you bewitch.', help: 'You go on with its power (C-6.2).' };
  return {
    name: `${who}: ${OR.format(doingsOf(legal).map(doing => DOING[doing]))}.`,
    help: 'A district costs its gold (C-5.5), and no name stands twice in a city (C-5.6). Income may be taken once (C-5.4).',
  };
}
