/** What the Patrician heuristic weighs. Points, unless said otherwise. */
export interface Weights {
  /** How far a lead in a tower may still be overturned: floors, when none but this one is to come ... */
  calm: number;
  /** ... and for each further floor that is not one's own to build. */
  storm: number;
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
  /** Cards still to be taken at which half the hope for a set remains. */
  patience: number;
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

/** Tuned by climbing over paired self-play, at tables of two to five alike. */
export const WEIGHTS: Weights = {
  calm: 0.709,
  storm: 0.42,
  top: 0.131,
  reserve: 1.35,
  hold: 1.43,
  otherReserve: 1.16,
  tall: 0.6,
  firstHead: 1.54,
  secondHead: 3.65,
  patience: 0.882,
  take: 0.9,
  deny: 0.0211,
  move: 1.09,
  any: 1.19,
  star: 1,
  moveNow: 0.513,
  messenger: 0.2,
  envoyToken: 0.7,
  envoyPoint: 0.1,
  envoyHead: 1,
};

/** Weights set by hand before any tuning: sound ideas, and too much faith in a lead. */
export const APPRENTICE: Weights = {
  calm: 0.3,
  storm: 0.2,
  top: 0.6,
  reserve: 0.9,
  hold: 0.9,
  otherReserve: 0.6,
  tall: 0.6,
  firstHead: 1.6,
  secondHead: 3.6,
  patience: 2,
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

/** A first evening: counts floors where they stand, and takes whatever card comes. */
export const NOVICE: Weights = {
  ...APPRENTICE,
  calm: 1.5,
  storm: 0.5,
  top: 0,
  reserve: 0,
  hold: 0,
  otherReserve: 0,
  tall: 2,
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
