import type { BaseState, BaseView, Rng, Seat, Who } from '@signoria/table';
import { copyRng, copyRows } from '@signoria/table';
import type { Rank } from './characters.ts';
import type { Card } from './districts.ts';
import type { Options } from './options.ts';

/** What is being decided; every kind of decision has its entry in steps.ts. */
export type Step =
  | 'choose'
  | 'bury'
  | 'gift'
  | 'tribute'
  | 'turn'
  | 'keep'
  | 'discard'
  | 'take'
  | 'give'
  | 'salvage'
  | 'lighthouse'
  | 'fetch'
  | 'bell'
  | 'over';

/**
 * How much of a turn it is: all of it; the action alone (bewitched, or murdered beside a Hospital);
 * the Witch's beginning; what she resumes with another's power.
 */
export type Mode = 'full' | 'action-only' | 'witch' | 'resumed';

/** Nobody, where a seat would stand. */
export type Nobody = -1;

/** A district standing in a city. */
export interface Built {
  card: Card;
  /** An Artist's coin lies on it. */
  adorned: boolean;
  /** The round it was built in. */
  round: number;
}

/** The round's choice of characters, remembered in full. */
export interface Draft {
  /** Who chose first. */
  from: Seat;
  /** Discarded face up, ascending. */
  visible: Rank[];
  /** Discarded face down before the first choice. */
  hidden: Rank;
  /** What is left to choose from, ascending. */
  pack: Rank[];
  /** What was chosen, in order. */
  picks: Rank[];
  /** What was put away face down during and after the choice, in order. */
  buried: Rank[];
}

/** The turn under way. */
export interface Play {
  seat: Seat;
  /** The rank that was called. */
  rank: Rank;
  /** The rank whose power is used: another one for a Witch who resumes. */
  power: Rank;
  mode: Mode;
  acted: boolean;
  tookIncome: boolean;
  usedPower: boolean;
  /** Builds still allowed. */
  builds: number;
  /** Districts built. */
  built: number;
  /** Gold paid for building and not given back. */
  spent: number;
  /** Districts used, as bits. */
  used: number;
  /** Districts adorned. */
  adorned: number;
  /** Cards the Magician has put away and not yet replaced. */
  discarded: number;
}

/** The public as an onlooker, and the deck as a place: one past the last seat. */
export const TABLE = 8;
export const DECK = 8;

/** What one onlooker knows of one hidden place: cards seen there, of which `gone` may have left unseen. */
export interface Memory {
  /** A seat, or TABLE. */
  who: number;
  /** The hand of a seat, or DECK. */
  of: number;
  /** Ascending. */
  cards: Card[];
  gone: number;
  /** With something gone: how many cards of the place may still be those it speaks of. */
  slots: number;
}

export interface State extends BaseState {
  options: Options;
  seats: number;
  rng: Rng;
  /** From 1. */
  round: number;
  step: Step;
  /** Who decides. */
  asked: Seat;
  crown: Seat;
  gold: number[];
  /** By seat, ascending. */
  hands: Card[][];
  cities: Built[][];
  /** The next card is the last of the list. */
  deck: Card[];
  /** By place in the deck: who knows the card there, one bit each for the seats and TABLE. */
  deckKnown: number[];
  /** Cards under the Museum, and who knows each. */
  museum: Card[];
  museumKnown: number[];
  /** By rank: the character in the game, -1 for none. */
  cast: number[];
  /** The Dark City districts in the game, ascending. */
  dark: Card[];
  draft: Draft;
  /** By rank: who plays it; secret until shown. */
  holder: (Seat | Nobody)[];
  /** By rank: everybody has seen who plays it. */
  shown: boolean[];
  /** The rank last called: 0 before the first, past the last when the round is ending. */
  rank: Rank;
  /** The rank murdered, 0 for none. */
  murdered: Rank;
  /** Who had a Hospital when the murdered rank was called and stayed silent. */
  spared: Seat | Nobody;
  bewitched: Rank;
  witch: Seat | Nobody;
  robbed: Rank;
  thief: Seat | Nobody;
  /** Who collects the tax. */
  taxer: Seat | Nobody;
  /** Who has built this round before a Tax Collector appeared. */
  untaxed: Seat[];
  /** Whose city the Bishop guards. */
  guarded: Seat | Nobody;
  /** The King's player once shown, or whom the Emperor has crowned. */
  monarch: Seat | Nobody;
  /** The Queen, while the King she may sit beside is still unknown. */
  queen: Seat | Nobody;
  /** Who completed a city first; the game ends with that round. */
  first: Seat | Nobody;
  /** Seats with seven districts or more, in the order they got there. */
  sevens: Seat[];
  /** The Bell Tower stands and seven districts complete a city. */
  bell: boolean;
  play: Play;
  /** Cards drawn and not yet chosen from, and who knows each. */
  drawn: Card[];
  drawnKnown: number[];
  keeps: number;
  /** Whose hand the Wizard looks at; whose district the Diplomat wants. */
  target: Seat | Nobody;
  /** The district the Diplomat wants, or the destroyed card the Graveyard is asked about; -1 for none. */
  prize: Card | -1;
  prizeAdorned: boolean;
  memory: Memory[];
}

export type Action =
  | { type: 'choose'; rank: Rank }
  | { type: 'bury'; rank: Rank }
  | { type: 'gold' }
  | { type: 'draw' }
  | { type: 'keep'; card: Card }
  | { type: 'return'; card: Card }
  | { type: 'income' }
  | { type: 'build'; card: Card }
  | { type: 'end' }
  | { type: 'murder'; rank: Rank }
  | { type: 'bewitch'; rank: Rank }
  | { type: 'rob'; rank: Rank }
  | { type: 'swap'; seat: Seat }
  | { type: 'discard'; card: Card }
  | { type: 'redraw' }
  | { type: 'look'; seat: Seat }
  | { type: 'take'; card: Card; build: boolean }
  | { type: 'crown'; seat: Seat }
  | { type: 'pay-gold' }
  | { type: 'pay-card'; card: Card }
  | { type: 'tithe' }
  | { type: 'navigate'; take: 'gold' | 'cards' }
  | { type: 'destroy'; seat: Seat; district: Card; adorned: boolean }
  | { type: 'covet'; seat: Seat; district: Card; adorned: boolean }
  | { type: 'give'; district: Card; adorned: boolean }
  | { type: 'adorn'; district: Card }
  | { type: 'laboratory'; card: Card }
  | { type: 'smithy' }
  | { type: 'museum'; card: Card }
  | { type: 'armory'; seat: Seat; district: Card; adorned: boolean }
  | { type: 'salvage' }
  | { type: 'search' }
  | { type: 'fetch'; card: Card }
  | { type: 'announce' }
  | { type: 'decline' };

export type DrawReason = 'action' | 'architect' | 'smithy' | 'navigator' | 'magician' | 'park';
export type GoldReason =
  | 'action'
  | 'merchant'
  | 'income'
  | 'navigator'
  | 'queen'
  | 'throne-room'
  | 'poor-house'
  | 'alchemist'
  | 'laboratory';

/** What has happened. Characters are numbered as in the table of characters. */
export type Event =
  | { type: 'round-began'; round: number; crown: Seat; visible: number[] }
  /** The character is told to the one who chose. */
  | { type: 'chose'; seat: Seat; character: number | null }
  /** Told to the one who put it away, unless it went at random: then to nobody. */
  | { type: 'buried'; seat: Seat; character: number | null; atRandom: boolean }
  | { type: 'called'; character: number; seat: Seat | null }
  | { type: 'unmasked'; character: number; seat: Seat }
  | { type: 'resumed'; seat: Seat; character: number }
  | { type: 'named'; seat: Seat; character: number; to: 'murder' | 'bewitch' | 'rob' }
  | { type: 'robbed'; seat: Seat; by: Seat; gold: number }
  | { type: 'crowned'; seat: Seat; from: Seat }
  /** The card is told to the two it passes between. */
  | { type: 'tribute'; seat: Seat; to: Seat; gold: number; card: Card | null }
  | { type: 'got-gold'; seat: Seat; gold: number; for: GoldReason }
  | { type: 'drew'; seat: Seat; count: number; cards: Card[] | null; for: DrawReason }
  | { type: 'kept'; seat: Seat; card: Card | null }
  | { type: 'built'; seat: Seat; card: Card; paid: number; from: Seat }
  | { type: 'swapped'; seat: Seat; with: Seat }
  | {
      type: 'discarded';
      seat: Seat;
      card: Card | null;
      to: 'deck' | 'museum';
      by: 'magician' | 'laboratory' | 'museum';
    }
  /** The hand is told to the one who looks and the one whose it is. */
  | { type: 'looked'; seat: Seat; at: Seat; cards: Card[] | null }
  | { type: 'took'; seat: Seat; from: Seat; card: Card | null }
  | { type: 'tithed'; seat: Seat; from: Seat; gold: number }
  | { type: 'taxed'; seat: Seat; by: Seat; gold: number }
  | { type: 'paid'; seat: Seat; gold: number; for: 'smithy' }
  /** An Armory that is used is told too: its own fall, then that of the other district. */
  | {
      type: 'destroyed';
      seat: Seat;
      of: Seat;
      card: Card;
      adorned: boolean;
      paid: number;
      by: 'warlord' | 'armory';
    }
  /** The Museum's cards have gone under the deck. */
  | { type: 'museum-lost'; seat: Seat; count: number }
  | { type: 'salvaged'; seat: Seat; card: Card; paid: number }
  | {
      type: 'exchanged';
      seat: Seat;
      with: Seat;
      took: Card;
      tookAdorned: boolean;
      gave: Card;
      gaveAdorned: boolean;
      paid: number;
    }
  | { type: 'adorned'; seat: Seat; card: Card }
  | { type: 'searched'; seat: Seat }
  | { type: 'fetched'; seat: Seat; card: Card | null }
  | { type: 'announced'; seat: Seat }
  | { type: 'declined'; seat: Seat; step: Step }
  | { type: 'turn-ended'; seat: Seat; character: number }
  | { type: 'completed'; seat: Seat; districts: number }
  | { type: 'game-ended' };

export type Emit = ((event: Event) => void) | undefined;

/** What a seat saw when it chose. */
export interface Sight {
  /** Which choice of the round this was, from 0. */
  pick: number;
  pack: Rank[];
  /** -1 while it is choosing. */
  took: Rank | -1;
  /** What it then chose to put away; -1 for nothing, or nothing it saw. */
  buried: Rank | -1;
}

export interface View extends BaseView {
  who: Who;
  seats: number;
  options: Options;
  round: number;
  step: Step;
  asked: Seat;
  crown: Seat;
  gold: number[];
  /** By seat: the whole hand where `who` may see it, else null. */
  hands: (Card[] | null)[];
  handSizes: number[];
  cities: Built[][];
  deckSize: number;
  /** Cards `who` knows in the deck, by their distance from the top. */
  deckKnown: { at: number; card: Card }[];
  /** Cards under the Museum, in order; -1 where `who` does not know. */
  museum: (Card | -1)[];
  cast: number[];
  dark: Card[];
  draft: {
    from: Seat;
    visible: Rank[];
    /** The card first put away face down, where `who` was shown it; else -1. */
    hidden: Rank | -1;
    packSize: number;
    picks: number;
    buried: number;
    sights: Sight[];
  };
  /** The ranks `who` plays this round, ascending. */
  ranks: Rank[];
  /** By rank: who has shown it, else -1. */
  shown: (Seat | Nobody)[];
  rank: Rank;
  murdered: Rank;
  spared: Seat | Nobody;
  bewitched: Rank;
  witch: Seat | Nobody;
  robbed: Rank;
  thief: Seat | Nobody;
  taxer: Seat | Nobody;
  untaxed: Seat[];
  guarded: Seat | Nobody;
  monarch: Seat | Nobody;
  queen: Seat | Nobody;
  first: Seat | Nobody;
  sevens: Seat[];
  bell: boolean;
  play: Play;
  /** Cards drawn and not yet chosen from; -1 where `who` does not know. */
  drawn: (Card | -1)[];
  keeps: number;
  target: Seat | Nobody;
  prize: Card | -1;
  prizeAdorned: boolean;
  /**
   * What `who` knows of hidden places, and what everybody knows, each under its own name, so that what is learnt elsewhere does not move it.
   */
  memory: Record<string, Memory>;
}

export interface Citadels {
  state: State;
  action: Action;
  event: Event;
  view: View;
  options: Options;
}

export function copy(s: State): State {
  return {
    options: s.options,
    seats: s.seats,
    rng: copyRng(s.rng),
    round: s.round,
    step: s.step,
    asked: s.asked,
    crown: s.crown,
    gold: s.gold.slice(),
    hands: copyRows(s.hands),
    cities: copyCities(s.cities),
    deck: s.deck.slice(),
    deckKnown: s.deckKnown.slice(),
    museum: s.museum.slice(),
    museumKnown: s.museumKnown.slice(),
    cast: s.cast.slice(),
    dark: s.dark.slice(),
    draft: copyDraft(s.draft),
    holder: s.holder.slice(),
    shown: s.shown.slice(),
    rank: s.rank,
    murdered: s.murdered,
    spared: s.spared,
    bewitched: s.bewitched,
    witch: s.witch,
    robbed: s.robbed,
    thief: s.thief,
    taxer: s.taxer,
    untaxed: s.untaxed.slice(),
    guarded: s.guarded,
    monarch: s.monarch,
    queen: s.queen,
    first: s.first,
    sevens: s.sevens.slice(),
    bell: s.bell,
    play: copyPlay(s.play),
    drawn: s.drawn.slice(),
    drawnKnown: s.drawnKnown.slice(),
    keeps: s.keeps,
    target: s.target,
    prize: s.prize,
    prizeAdorned: s.prizeAdorned,
    memory: s.memory.map(copyMemory),
  };
}

export function copyCities(cities: readonly Built[][]): Built[][] {
  const copied: Built[][] = [];
  for (const city of cities) {
    const districts: Built[] = [];
    for (const { card, adorned, round } of city) districts.push({ card, adorned, round });
    copied.push(districts);
  }
  return copied;
}

function copyDraft(draft: Draft): Draft {
  return {
    from: draft.from,
    visible: draft.visible.slice(),
    hidden: draft.hidden,
    pack: draft.pack.slice(),
    picks: draft.picks.slice(),
    buried: draft.buried.slice(),
  };
}

export function copyPlay(play: Play): Play {
  return {
    seat: play.seat,
    rank: play.rank,
    power: play.power,
    mode: play.mode,
    acted: play.acted,
    tookIncome: play.tookIncome,
    usedPower: play.usedPower,
    builds: play.builds,
    built: play.built,
    spent: play.spent,
    used: play.used,
    adorned: play.adorned,
    discarded: play.discarded,
  };
}

export function copyMemory({ who, of, cards, gone, slots }: Memory): Memory {
  return { who, of, cards: cards.slice(), gone, slots };
}
