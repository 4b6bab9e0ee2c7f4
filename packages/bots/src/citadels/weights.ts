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

/** Found by `node scripts/tune.ts citadels`: at tables of three to seven, with either set of characters. */
const WEIGHTS: Weights = {
  gold: 1.62,
  card: 1.13,
  crowded: 1,
  colour: 2.93,
  kin: 0.493,
  purple: -0.0439,
  dear: 0.452,
  twin: 10,
  tempo: 2.42,
  finish: 1.93,
  crown: 0.227,
  builds: -1.53,
  guard: 0.597,
  strike: -0.494,
  spell: -0.801,
  loot: 1.21,
  magic: 1.11,
  wizard: 3.25,
  tax: 2.89,
  spite: 0.418,
  whim: 0.3,
  recall: 1,
  read: 1,
};

/** Between two, whoever is struck is the rival. Found by `node scripts/tune.ts citadels-duel`. */
const DUEL: Weights = {
  gold: 0.85,
  card: 0.763,
  crowded: 1.54,
  colour: 1.25,
  kin: 0.666,
  purple: 0.986,
  dear: 0.558,
  twin: 10,
  tempo: 1.47,
  finish: 0.338,
  crown: 1.59,
  builds: 0.117,
  guard: 0.275,
  strike: 0.587,
  spell: 0.669,
  loot: 0.257,
  magic: 0.828,
  wizard: 3.82,
  tax: 1.2,
  spite: 0.355,
  whim: 0.3,
  recall: 1,
  read: 1,
};

/** The tuned weights for a table of that many seats. */
export function weightsFor(seats: number): Weights {
  return seats === 2 ? DUEL : WEIGHTS;
}

/**
 * A season later: builds in good time, but chooses characters only for their own use and does not guess who
 * the others are.
 */
export const APPRENTICE: Weights = {
  gold: 1.23,
  card: 0.9,
  crowded: 0.35,
  colour: 0.8,
  kin: 0.35,
  purple: 0.6,
  dear: 0.55,
  twin: 10,
  tempo: 0.9,
  finish: 2,
  crown: 0.2,
  builds: 1,
  guard: 0.2,
  strike: 0.06,
  spell: 0.06,
  loot: 0.3,
  magic: 0.4,
  wizard: 1.5,
  tax: 1.76,
  spite: 0.4,
  whim: 1.2,
  recall: 1,
  read: 1,
};

/** A first evening: likes gold and cards, takes any character, forgets what it passed on, and harms nobody on purpose. */
export const NOVICE: Weights = {
  gold: 0.75,
  card: 0.9,
  crowded: 0.35,
  colour: 0,
  kin: 0,
  purple: 0.6,
  dear: 0,
  twin: 10,
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
  tax: 1.76,
  spite: 0.1,
  whim: 3,
  recall: 0,
  read: 1,
};
