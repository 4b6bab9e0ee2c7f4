import { type Action, type Card, CHARACTERS, DISTRICTS, type Rank, type View } from '@signoria/citadels';
import type { Seat } from '@signoria/core';
import { priceToDestroy, priceToGive } from '../citadels-prices.ts';
import { type Doing, doingsOf } from '../citadels-turn.ts';
import type { CitadelsWords } from '../citadels-words.ts';
import type { Label } from '../game-words.ts';
import { board } from './citadels-board.ts';
import { CHARACTER, DISTRICT } from './citadels-cards.ts';
import { common, count } from './common.ts';

const characterName = (character: number): string => CHARACTER[CHARACTERS[character].id].name;
const rankName = (rank: Rank, cast: readonly number[]): string => characterName(cast[rank]);
const districtName = (card: Card): string => DISTRICT[DISTRICTS[card].id].name;
const gold = (number: number): string => `${number} gold`;
const cards = (number: number): string => count(number, 'card');

const the = (character: number): string => `the ${characterName(character)}`;

function helpOf(card: Card): string {
  const { colour, cost, id } = DISTRICTS[card];
  return `${colour[0].toUpperCase()}${colour.slice(1)}, cost ${cost}. ${DISTRICT[id].help}`.trimEnd();
}

function namesOf(list: readonly Card[]): string {
  return common.list(list.map(districtName));
}

const GOLD_FOR = {
  action: 'as the action',
  merchant: 'as the Merchant',
  income: 'from districts',
  navigator: 'as the Navigator',
  queen: 'as the Queen',
  'throne-room': 'in the Throne Room',
  'poor-house': 'in the Poor House',
  alchemist: 'back as the Alchemist',
  laboratory: 'in the Laboratory',
};

const DREW_FOR = {
  action: 'to choose from',
  architect: 'as the Architect',
  smithy: 'in the Smithy',
  navigator: 'as the Navigator',
  magician: 'as the Magician',
  park: 'in the Park',
};

const NAMED = { murder: 'murdered', bewitch: 'bewitched', rob: 'robbed' };

function prompt(view: View, _seat: Seat, legal: readonly Action[]): Label {
  switch (view.step) {
    case 'choose':
      return {
        name: 'Take a character.',
        help: 'Its rank says when you play, its power what you can do (C-3.4). The rest goes on to the left.',
      };
    case 'bury':
      return {
        name: 'Put a character away, face down.',
        help: 'With two players you choose what nobody gets (C-3.7).',
      };
    case 'gift':
      return {
        name: 'Give the crown to another player.',
        help: 'Neither to yourself nor to who has it (C-6.12).',
      };
    case 'tribute':
      return {
        name: 'Pay the Emperor: a coin or a card.',
        help: 'You have the crown; the choice is yours (C-6.13).',
      };
    case 'keep':
      return view.keeps === 1
        ? { name: 'Choose the card to keep.', help: 'The others go under the deck (C-5.2).' }
        : { name: 'Choose the card to put back.', help: 'You keep the others (C-7.7).' };
    case 'discard':
      return {
        name: 'Put more cards under the deck, or draw as many.',
        help: 'You draw as many as you put away (C-6.7).',
      };
    case 'take':
      return {
        name: 'Take a card from this hand.',
        help: 'To keep, or to build at once for its cost (C-6.8).',
      };
    case 'give':
      return {
        name: 'Choose the district you give for it.',
        help: 'You pay the difference if yours costs less (C-6.23).',
      };
    case 'salvage':
      return {
        name: 'Buy the destroyed card into your hand?',
        help: 'Your Graveyard lets you, for a coin (C-7.6).',
      };
    case 'lighthouse':
      return {
        name: 'Look through the deck?',
        help: 'You take a card then, and the deck is shuffled (C-7.11).',
      };
    case 'fetch':
      return { name: 'Take a card from the deck.', help: 'Then the deck is shuffled (C-7.11).' };
    case 'bell':
      return {
        name: 'Announce the Bell Tower?',
        help: 'Fewer districts will then complete a city (C-7.19).',
      };
    default:
      return promptTurn(view, legal);
  }
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

export const words: CitadelsWords = {
  title: {
    name: 'Citadels',
    help: 'Every round a secret character, every turn gold or cards: build a city before the others, and guess who they are.',
  },
  terms: {
    colours: [
      { name: 'yellow', letter: 'Y', trade: 'noble' },
      { name: 'blue', letter: 'B', trade: 'religious' },
      { name: 'green', letter: 'G', trade: 'trade' },
      { name: 'red', letter: 'R', trade: 'military' },
      { name: 'purple', letter: 'P', trade: 'special' },
    ],
    character: character => CHARACTER[CHARACTERS[character].id],
    rank: (rank, cast) => `${rank} ${rankName(rank, cast)}`,
    district: card => ({ name: districtName(card), help: helpOf(card) }),
    card: card => `${districtName(card)} (${DISTRICTS[card].cost})`,
    cards,
    gold,
    points: points => count(points, 'point'),
    round: (round, last) => (last ? `Round ${round}, the last` : `Round ${round}`),
    deck: number => `Deck: ${cards(number)}`,
    museum: number => `Museum: ${cards(number)}`,
    hand: 'Your hand',
    drawn: 'Drawn',
    city: 'City',
    crown: 'crown',
    adorned: 'adorned',
    emptyCity: 'nothing built',
    mine: characters => `You play: ${characters.join(', ')}`,
    out: characters => `Out, face up: ${characters.join(', ')}`,
    fate: { murdered: 'murdered', bewitched: 'bewitched', robbed: 'robbed' },
    complete: 'complete',
    first: 'first',
    holds: name => `${name} holds:`,
    mayHold: name => `${name} held, and may hold still:`,
    inDeck: 'Known in the deck:',
    heads: { points: 'points', gold: 'gold', hand: 'hand', character: 'character', city: 'city' },
    signs: { gold: 'g', cards: 'c' },
    total: 'Total',
    board,
  },
  options: {
    architectIncome: {
      name: 'Architect’s income',
      help: 'The Architect has 1 gold for each yellow district.',
    },
    twoPlayerDiscards: {
      name: 'Discards of two players',
      help: 'Who decides on the later face-down discards when two play.',
      values: { chosen: 'the player chooses', random: 'at random' },
    },
    alchemistRefund: {
      name: 'Alchemist’s refund',
      help: 'When the Alchemist gets back what building cost.',
      values: { end: 'all of it, at the end of the turn', 'at-once': 'one district, at once' },
    },
    navigator: {
      name: 'Navigator',
      help: 'What the Navigator may still do after the choice.',
      values: { 'no-build': 'anything but build', 'turn-ends': 'nothing, the turn ends' },
    },
    deck: {
      name: 'Deck',
      help: 'Which edition’s district cards are played with.',
      values: { '2005': '66 cards of 2005', '2000': '65 cards of 2000' },
    },
    darkCity: {
      name: 'Dark City',
      help: 'More purple districts to shuffle in.',
      values: { none: 'none', all: 'all of them', chosen: 'those chosen below', random: 'some at random' },
    },
    darkDistricts: {
      name: 'Chosen districts',
      help: 'The Dark City districts in the game, where they are chosen.',
      values: Object.fromEntries(
        DISTRICTS.flatMap(({ id, dark }) => (dark ? [[id, DISTRICT[id].name]] : [])),
      ),
    },
    darkNumber: {
      name: 'Districts at random',
      help: 'How many Dark City districts are drawn, where they come at random.',
    },
    rank1: option('Rank 1', ['assassin', 'witch']),
    rank2: option('Rank 2', ['thief', 'tax-collector']),
    rank3: option('Rank 3', ['magician', 'wizard']),
    rank4: option('Rank 4', ['king', 'emperor']),
    rank5: option('Rank 5', ['bishop', 'abbot']),
    rank6: option('Rank 6', ['merchant', 'alchemist']),
    rank7: option('Rank 7', ['architect', 'navigator']),
    rank8: option('Rank 8', ['warlord', 'diplomat']),
    rank9: {
      name: 'Rank 9',
      help: 'A ninth character, from four players on; eight players need one, the Queen needs five.',
      values: { none: 'none', artist: CHARACTER.artist.name, queen: CHARACTER.queen.name },
    },
    freeMix: { name: 'Free mix', help: 'Replace as many characters as you like, instead of two at most.' },
  },
  presets: {
    published: { name: 'Published rules', help: 'The published game of 2005 with its answers to questions.' },
    sheet: {
      name: 'Summary sheet',
      help: 'The summary sheet to the letter: Architect with income, Alchemist refunded at once, Navigator stops, discards at random for two.',
    },
  },
  prompt,
  action(action, view, names) {
    switch (action.type) {
      case 'choose':
        return { name: `Take the ${rankName(action.rank, view.cast)}`, help: helpOfRank(action.rank, view) };
      case 'bury':
        return {
          name: `Put away the ${rankName(action.rank, view.cast)}`,
          help: 'Nobody will play it in this round.',
        };
      case 'gold':
        return { name: 'Take 2 gold', help: 'The action of your turn.' };
      case 'draw':
        return {
          name: 'Draw cards',
          help: 'The action of your turn: keep a card, the rest goes under the deck.',
        };
      case 'keep':
        return { name: `Keep ${districtName(action.card)}`, help: helpOf(action.card) };
      case 'return':
        return { name: `Put back ${districtName(action.card)}`, help: helpOf(action.card) };
      case 'income':
        return { name: 'Take your income', help: 'All of it at once, once a turn.' };
      case 'build':
        return { name: `Build ${districtName(action.card)}`, help: helpOf(action.card) };
      case 'end':
        return { name: 'End the turn', help: 'The next character is called.' };
      case 'murder':
        return {
          name: `Murder the ${rankName(action.rank, view.cast)}`,
          help: 'Whoever plays it misses the turn.',
        };
      case 'bewitch':
        return {
          name: `Bewitch the ${rankName(action.rank, view.cast)}`,
          help: 'You end your turn with its power.',
        };
      case 'rob':
        return {
          name: `Rob the ${rankName(action.rank, view.cast)}`,
          help: 'Its player gives you all gold when called.',
        };
      case 'swap':
        return {
          name: `Exchange hands with ${names[action.seat]}`,
          help: `You get ${cards(view.handSizes[action.seat])}.`,
        };
      case 'discard':
        return { name: `Put ${districtName(action.card)} under the deck`, help: 'You draw another for it.' };
      case 'redraw':
        return { name: `Draw ${cards(view.play.discarded)}`, help: 'As many as you put away.' };
      case 'look':
        return {
          name: `Look at the hand of ${names[action.seat]}`,
          help: `You take one of ${cards(view.handSizes[action.seat])}.`,
        };
      case 'take':
        return action.build
          ? { name: `Build ${districtName(action.card)} at once`, help: helpOf(action.card) }
          : { name: `Take ${districtName(action.card)}`, help: helpOf(action.card) };
      case 'crown':
        return {
          name: `Give the crown to ${names[action.seat]}`,
          help: 'That player chooses first in the next round.',
        };
      case 'pay-gold':
        return { name: 'Pay 1 gold', help: 'To the Emperor.' };
      case 'pay-card':
        return { name: `Give ${districtName(action.card)}`, help: 'To the Emperor; nobody else sees it.' };
      case 'tithe':
        return { name: 'Take 1 gold from the richest', help: 'The Abbot’s power.' };
      case 'navigate':
        return action.take === 'gold'
          ? { name: 'Take 4 gold', help: 'The Navigator’s power.' }
          : { name: 'Draw 4 cards', help: 'The Navigator’s power.' };
      case 'destroy':
        return {
          name: `Destroy ${districtName(action.district)} of ${names[action.seat]}${star(action.adorned)}`,
          help: `You pay ${gold(priceToDestroy(action, view))}; your turn ends.`,
        };
      case 'covet':
        return {
          name: `Take ${districtName(action.district)} of ${names[action.seat]}${star(action.adorned)}`,
          help: 'You give a district for it and pay the difference; your turn ends.',
        };
      case 'give':
        return {
          name: `Give ${districtName(action.district)}${star(action.adorned)}`,
          help: `You pay ${gold(priceToGive(action, view))} on top; your turn ends.`,
        };
      case 'adorn':
        return {
          name: `Adorn ${districtName(action.district)}`,
          help: 'For 1 gold it is worth 1 point more.',
        };
      case 'laboratory':
        return {
          name: `Laboratory: ${districtName(action.card)} for 1 gold`,
          help: 'The card goes under the deck.',
        };
      case 'smithy':
        return { name: 'Smithy: pay, and draw 3 cards', help: DISTRICT.smithy.help };
      case 'museum':
        return { name: `Museum: put ${districtName(action.card)} under it`, help: '1 point at the end.' };
      case 'armory':
        return {
          name: `Armory: destroy ${districtName(action.district)} of ${names[action.seat]}${star(action.adorned)}`,
          help: 'The Armory goes too.',
        };
      case 'salvage':
        return { name: 'Buy it for 1 gold', help: 'The card goes into your hand.' };
      case 'search':
        return { name: 'Look through the deck', help: 'You take a card, then it is shuffled.' };
      case 'fetch':
        return { name: `Take ${districtName(action.card)}`, help: helpOf(action.card) };
      case 'announce':
        return { name: 'Announce it', help: 'From now on 7 districts complete a city.' };
      case 'decline':
        return { name: 'No, thank you', help: 'Nothing changes.' };
    }
  },
  event(event, names) {
    const name = 'seat' in event && event.seat !== null ? names[event.seat] : '';
    switch (event.type) {
      case 'round-began':
        return `Round ${event.round} begins; ${names[event.crown]} has the crown and chooses first.${event.visible.length > 0 ? ` Out, face up: ${common.list(event.visible.map(characterName))}.` : ''}`;
      case 'chose':
        return event.character === null
          ? `${name} takes a character.`
          : `${name} takes ${the(event.character)}.`;
      case 'buried':
        return event.character === null
          ? `${name} puts a character away.`
          : `${name} puts ${the(event.character)} away.`;
      case 'called':
        return event.seat === null
          ? `Nobody answers to ${the(event.character)}.`
          : `${name} answers to ${the(event.character)}.`;
      case 'unmasked':
        return `${name} had ${the(event.character)}, the murdered one.`;
      case 'resumed':
        return `${name} goes on with the power of ${the(event.character)}.`;
      case 'named':
        return `${name} names ${the(event.character)} to be ${NAMED[event.to]}.`;
      case 'robbed':
        return `${name} is robbed of ${gold(event.gold)} by ${names[event.by]}.`;
      case 'crowned':
        return `The crown goes from ${names[event.from]} to ${name}.`;
      case 'tribute':
        if (event.gold > 0) return `${name} pays ${names[event.to]} ${gold(event.gold)}.`;
        return `${name} gives ${names[event.to]} ${event.card === null ? 'a card' : districtName(event.card)}.`;
      case 'got-gold':
        return `${name} gets ${gold(event.gold)} ${GOLD_FOR[event.for]}.`;
      case 'drew':
        return `${name} draws ${cards(event.count)} ${DREW_FOR[event.for]}${event.cards === null ? '' : `: ${namesOf(event.cards)}`}.`;
      case 'kept':
        return `${name} keeps ${event.card === null ? 'a card' : districtName(event.card)}.`;
      case 'built':
        return event.from === event.seat
          ? `${name} builds ${districtName(event.card)} for ${gold(event.paid)}.`
          : `${name} builds ${districtName(event.card)} from the hand of ${names[event.from]} for ${gold(event.paid)}.`;
      case 'swapped':
        return `${name} exchanges hands with ${names[event.with]}.`;
      case 'discarded':
        return `${name} puts ${event.card === null ? 'a card' : districtName(event.card)} under the ${event.to === 'deck' ? 'deck' : 'Museum'}.`;
      case 'looked':
        return `${name} looks at the hand of ${names[event.at]}${event.cards === null ? '' : `: ${namesOf(event.cards)}`}.`;
      case 'took':
        return `${name} takes ${event.card === null ? 'a card' : districtName(event.card)} from ${names[event.from]}.`;
      case 'tithed':
        return `${names[event.from]}, the richest, gives ${name} ${gold(event.gold)}.`;
      case 'taxed':
        return `${name} pays ${names[event.by]} ${gold(event.gold)} in tax.`;
      case 'paid':
        return `${name} pays ${gold(event.gold)} in the Smithy.`;
      case 'destroyed':
        if (event.by === 'armory')
          return event.of === event.seat
            ? `${name} blows up the Armory.`
            : `The Armory of ${name} takes ${districtName(event.card)} of ${names[event.of]}${star(event.adorned)} down with it.`;
        return `${name} destroys ${districtName(event.card)} of ${names[event.of]}${star(event.adorned)} for ${gold(event.paid)}.`;
      case 'museum-lost':
        return `${cards(event.count)} of the Museum of ${name} go under the deck.`;
      case 'salvaged':
        return `${name} buys ${districtName(event.card)} from the Graveyard for ${gold(event.paid)}.`;
      case 'exchanged':
        return `${name} takes ${districtName(event.took)} of ${names[event.with]}${star(event.tookAdorned)} for ${districtName(event.gave)}${star(event.gaveAdorned)} and ${gold(event.paid)}.`;
      case 'adorned':
        return `${name} adorns ${districtName(event.card)}.`;
      case 'searched':
        return `${name} looks through the deck.`;
      case 'fetched':
        return `${name} takes ${event.card === null ? 'a card' : districtName(event.card)} from the deck, which is shuffled.`;
      case 'announced':
        return `${name} rings the Bell Tower: from now on 7 districts complete a city.`;
      case 'declined':
        return `${name} declines.`;
      case 'completed':
        return `${name} has completed a city of ${event.districts} districts; this round is the last.`;
      case 'turn-ended':
        return null;
      case 'game-ended':
        return 'The round is over, and with it the game.';
    }
  },
  refusals: {
    ...common.refusals,
    'action-first': 'First take gold or draw cards.',
    'action-only': 'This turn is the action alone.',
    'action-taken': 'The action of this turn has been taken.',
    'adorned-already': 'A coin already lies on that district.',
    'announce-or-decline': 'First say whether the Bell Tower is announced.',
    bewitched: 'The bewitched cannot be robbed.',
    'bishop-guards': 'The Bishop guards that city.',
    'built-enough': 'No more may be built in this turn.',
    'card-not-drawn': 'That card was not drawn.',
    'card-not-in-hand': 'That card is not in the hand.',
    'card-not-in-that-hand': 'That card is not in that hand.',
    'choose-a-character': 'First choose a character.',
    'city-complete': 'A complete city is safe.',
    'deck-empty': 'The deck is empty.',
    'discard-first': 'First put a character away.',
    'discard-or-redraw': 'Put more cards away, or draw.',
    'district-not-in-city': 'That district does not stand in your city.',
    'give-a-district': 'First choose the district to give.',
    'give-the-crown': 'First give the crown away.',
    'hand-empty': 'That hand is empty.',
    'has-the-crown': 'That player has the crown already.',
    'income-taken': 'The income of this turn has been taken.',
    'keep-one': 'First choose the card to keep.',
    'keep-stands': 'The Keep cannot be touched.',
    murdered: 'The murdered cannot be robbed.',
    'name-a-character': 'First name a character.',
    'name-in-city': 'That name already stands in the city.',
    'navigator-builds-nothing': 'The Navigator builds nothing.',
    'no-gold': 'There is no gold to pay with.',
    'no-income': 'There is no income to take.',
    'no-such-district': 'No such district stands there.',
    'no-such-player': 'Nobody sits there.',
    'not-enough-gold': 'There is not enough gold.',
    'not-in-the-game': 'That character is not in this game.',
    'not-in-the-pack': 'That character is not in the pack.',
    'not-in-your-city': 'That district does not stand in your city.',
    'not-now': 'That cannot be done now.',
    'not-to-yourself': 'The crown goes to another player.',
    'not-your-power': 'The character does not have that power.',
    'not-yourself': 'It must be another.',
    'nothing-to-give-for-it': 'Nothing you could give and pay for that district.',
    'one-pair-already': 'One name already stands twice in this city.',
    'pay-the-emperor': 'First pay the Emperor a coin or a card.',
    'pay-the-emperor-a-card': 'First give the Emperor a card.',
    'power-used': 'The power has been used in this turn.',
    'return-one': 'First choose the card to put back.',
    'safe-from-the-thief': 'Ranks 1 and 2 cannot be robbed.',
    'salvage-or-decline': 'First say whether the destroyed card is bought.',
    'search-or-decline': 'First say whether the deck is looked through.',
    'several-are-richest': 'Several players are richest, so nobody pays.',
    'take-a-card': 'First take a card from that hand.',
    'take-one-from-the-deck': 'First take a card from the deck.',
    'two-adorned': 'Two districts have been adorned in this turn.',
    'use-your-power-first': 'This power must be used before the turn ends.',
    'used-this-turn': 'It has been used in this turn.',
    'you-are-richest': 'Nobody is richer than the Abbot.',
  },
  scoreLine({ code, of = {} }) {
    switch (code) {
      case 'districts':
        return `Cost of ${count(of.districts, 'district')}`;
      case 'worth-more':
      case 'bonus':
        return districtName(of.card);
      case 'adorned':
        return 'Coins of the Artist';
      case 'colours':
        return 'All five colours';
      case 'first':
        return 'First complete city';
      default:
        return 'Complete city';
    }
  },
  tieBreaks: { districts: 'the districts alone', gold: 'gold' },
};

function helpOfRank(rank: Rank, { cast }: View): string {
  return CHARACTER[CHARACTERS[cast[rank]].id].help;
}

function star(adorned: boolean): string {
  return adorned ? ' (adorned)' : '';
}

function option(name: string, ids: readonly string[]): Label & { values: Record<string, string> } {
  return {
    name,
    help: 'Which of the two characters of this rank is in the game.',
    values: Object.fromEntries(ids.map(id => [id, CHARACTER[id].name])),
  };
}
