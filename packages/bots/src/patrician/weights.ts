/** What the Patrician heuristic weighs. Points, unless said otherwise. */
export interface Weights {
  /** How far a lead in a tower may still be overturned: floors, when none but this one is to come ... */
  calm: number;
  /** ... and for each further floor that nobody is known to hold, ... */
  storm: number;
  /** ... more, or less, for each player beyond two. */
  crowd: number;
  /** What the floor nearest the top counts for, in floors. */
  top: number;
  /** What a floor still in the hand counts for, in floors standing: when a card is taken for it ... */
  reserve: number;
  /** ... and when it could be built now. */
  hold: number;
  /** The same for another player's floors known to be in hand. */
  otherReserve: number;
  /** How far the taller tower may still be overtaken, for each floor to come. */
  tall: number;
  /** What the first and the second portrait of a set are worth when there is time to complete it. */
  firstHead: number;
  secondHead: number;
  /** One's share of the portraits still to come at which half the hope for a set remains, with one and with two. */
  firstPatience: number;
  patience: number;
  /** Whether a city whose last floors are all one's own is worked out in full (1) or guessed at (0). */
  sure: number;
  /** Whether one remembers what the others took and played (1) or only sees what lies open (0). */
  recall: number;
  /** Share of what the others win that counts as lost, ... */
  envy: number;
  /** ... the more of it to whoever leads, by the points he is ahead of the rest. */
  fear: number;
  /** Share of what a card is worth now when it is taken. */
  take: number;
  /** Share of what a taken card's portraits would have brought the others. */
  deny: number;
  /** What a card with a move, or with a free choice, is worth in the hand. */
  move: number;
  any: number;
  /** What a start card is worth in the hand while messengers are left to set. */
  star: number;
  /** Share of the best move that playing its card is credited with. */
  moveNow: number;
  /** What a messenger must promise before it is set. */
  messenger: number;
  /** What a low token, and a point in the three western cities, brings on top with ambassadors. */
  envoyToken: number;
  envoyPoint: number;
  /** What an unfinished set may still gain from an ambassador. */
  envoyHead: number;
}

/** Found by `node scripts/tune.ts patrician`: among equals, with and without expansions, and among random players. */
export const WEIGHTS: Weights = {
  calm: 0.656,
  storm: 0.885,
  crowd: -0.285,
  top: 0.155,
  reserve: 1.29,
  hold: 2.41,
  otherReserve: 0.929,
  tall: 0.511,
  firstHead: 1.6,
  secondHead: 3.6,
  firstPatience: 0.841,
  patience: 0.449,
  sure: 1,
  recall: 1,
  envy: 0.778,
  fear: 0.963,
  take: 2.02,
  deny: 0.12,
  move: 0.829,
  any: 0.795,
  star: 0.658,
  moveNow: 2.11,
  messenger: 0.649,
  envoyToken: 0.12,
  envoyPoint: 0.403,
  envoyHead: 0.755,
};

/** Weights set by hand before any tuning: sound ideas, and too much faith in a lead. */
export const APPRENTICE: Weights = {
  calm: 0.3,
  storm: 0.2,
  crowd: 0,
  top: 0.6,
  reserve: 0.9,
  hold: 0.9,
  otherReserve: 0.6,
  tall: 0.6,
  firstHead: 1.6,
  secondHead: 3.6,
  firstPatience: 0.5,
  patience: 0.5,
  sure: 0,
  recall: 1,
  envy: 0,
  fear: 0,
  take: 0.9,
  deny: 0.3,
  move: 1,
  any: 1,
  star: 1,
  moveNow: 1,
  messenger: 0.2,
  envoyToken: 0.7,
  envoyPoint: 0.1,
  envoyHead: 1,
};

/** A first evening: counts floors where they stand, remembers nobody's cards, and takes whatever card comes. */
export const NOVICE: Weights = {
  ...APPRENTICE,
  calm: 1.5,
  storm: 0.5,
  top: 0,
  reserve: 0,
  hold: 0,
  otherReserve: 0,
  tall: 2,
  recall: 0,
  firstHead: 0.5,
  secondHead: 1,
  take: 0.3,
  deny: 0,
  move: 0,
  any: 0,
  star: 0,
  envoyToken: 0,
  envoyPoint: 0,
  envoyHead: 0,
};
