/** What the Citadels heuristic weighs. Points, unless said otherwise; a district's printed cost is the measure. */
export interface Weights {
  /** A gold piece. */
  gold: number;
  /** A card in hand, whatever it is. */
  card: number;
  /** How much the worth of a second and third card falls off with the hand already held. */
  crowded: number;
  /** A district of a colour the city does not have yet. */
  colour: number;
  /** A card that brings income to a colour already begun. */
  kin: number;
  /** A purple district for its effect. */
  purple: number;
  /** What each gold still missing for a card takes off its worth. */
  dear: number;
  /** A card that can never be built: its name stands already. */
  twin: number;
  /** A district built rather than later: the race to the last one. */
  tempo: number;
  /** Extra for the one that completes the city. */
  finish: number;
  /** The crown: first choice in the next round. */
  crown: number;
  /** The Architect's extra builds, for each that could be paid. */
  builds: number;
  /** The Bishop's guard, for each district above four. */
  guard: number;
  /** Murder, and witchcraft, for what they take from the strongest. */
  strike: number;
  spell: number;
  /** Share of the richest purse a Thief hopes for. */
  loot: number;
  /** What each card more than one's own is worth to a Magician. */
  magic: number;
  /** A look into a hand and a card of it. */
  wizard: number;
  /** A coin a turn from whoever builds. */
  tax: number;
  /** What a point lost by the leader is worth, shared among the others. */
  spite: number;
  /** How much chance bends a choice of characters. */
  whim: number;
  /** How well the packs seen in the draft are remembered when someone is to be named: 1 in full, 0 not at all. */
  recall: number;
  /** How far another's choice of character is told from what suits him, for each point it suits him more. */
  read: number;
}

/** Tuned over self-play at tables of three to seven, with either set of characters. */
const WEIGHTS: Weights = {
  gold: 1.23,
  card: 0.9,
  crowded: 0.35,
  colour: 2.32,
  kin: 0.35,
  purple: 0.6,
  dear: 0.55,
  twin: 10,
  tempo: 1.92,
  finish: 8,
  crown: 0.6,
  builds: 2.6,
  guard: 0.8,
  strike: 0.06,
  spell: 0.06,
  loot: 0.88,
  magic: 1,
  wizard: 4.16,
  tax: 1.76,
  spite: 0.4,
  whim: 0.28,
  recall: 1,
  read: 1,
};

/** Between two, whoever is struck is the rival, and what a thief hopes for is seldom there. Tuned over self-play. */
const DUEL: Weights = {
  ...WEIGHTS,
  gold: 1.1,
  card: 0.922,
  crowded: 0.593,
  colour: 2.89,
  kin: 0.654,
  purple: 0.624,
  dear: 0.714,
  crown: 1,
  builds: 2.46,
  guard: 0.354,
  strike: 0.62,
  loot: 0.15,
  magic: 0.885,
  whim: 0.333,
};

/** The tuned weights for a table of that many seats. */
export function weightsFor(seats: number): Weights {
  return seats === 2 ? DUEL : WEIGHTS;
}

/** A season later: builds in good time, but drafts for himself alone and guesses nobody. */
export const APPRENTICE: Weights = {
  ...WEIGHTS,
  colour: 0.8,
  tempo: 0.9,
  finish: 2,
  crown: 0.2,
  builds: 1,
  guard: 0.2,
  loot: 0.3,
  magic: 0.4,
  wizard: 1.5,
  whim: 1.2,
};

/** A first evening: likes gold and cards, takes any character, forgets what it passed on, and harms nobody on purpose. */
export const NOVICE: Weights = {
  ...WEIGHTS,
  gold: 0.75,
  colour: 0,
  kin: 0,
  dear: 0,
  tempo: 0.5,
  finish: 0,
  crown: 0,
  builds: 0.2,
  guard: 0,
  strike: 0.05,
  spell: 0.05,
  loot: 0.05,
  magic: 0.1,
  wizard: 0.5,
  spite: 0.1,
  whim: 3,
  recall: 0,
};
