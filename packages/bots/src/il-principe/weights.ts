/** What the Il Principe heuristic weighs. Points, unless said otherwise; a city's printed points are the measure. */
export interface Weights {
  /** A coin, while there are rounds to come. */
  coin: number;
  /** A coin in the last round, where only the most money counts. */
  lastCoin: number;
  /** A card in hand, whatever its colour. */
  card: number;
  /** A card in hand when no more auctions come: only the most cards count. */
  lastCard: number;
  /** Extra for a card of a colour still missing from the next set. */
  set: number;
  /** A shield on the map, before it is known where. */
  shield: number;
  /** How much of a city's gain counts once all its cards are in hand. */
  ready: number;
  /** Share of a city's gain that counts while one card is missing. */
  missingOne: number;
  /** The same while two are missing. */
  missingTwo: number;
  /** Share of a city's gain that counts while the money is missing. */
  poor: number;
  /** Share of the second-best city's gain that counts beside the best one. */
  second: number;
  /** What a point for the other family costs at a table of two; where there are more it is shared among them. */
  tribute: number;
  /** Cities another family builds in a round, on average. */
  builds: number;
  /** Share of a role's worth that counts when it must be fought for in an auction. */
  tie: number;
  /** How often a role won is enjoyed, in rounds: cards on the table stay, half of them face up. */
  stay: number;
  /** Share of a role's worth that cards in hand would win and that counts already. */
  claim: number;
  /** What a lot must be worth beyond its price. */
  margin: number;
  /** The marker: first in the next phase. */
  marker: number;
  /** Share of what a region's others lose that counts as gained. */
  rival: number;
  /** Share of a region's full worth that a step towards it is worth. */
  step: number;
  /** What laying or building must gain over keeping the cards. */
  keep: number;
}

/** Tuned over paired self-play. */
export const WEIGHTS: Weights = {
  coin: 2.15,
  lastCoin: 0.92,
  card: 2.7,
  lastCard: 0.2,
  set: 0.93,
  shield: 3.6,
  ready: 1.1,
  missingOne: 0.62,
  missingTwo: 0.43,
  poor: 0.38,
  second: 0.5,
  tribute: 0.73,
  builds: 0.83,
  tie: 0.6,
  stay: 5.7,
  claim: 0.33,
  margin: -0.15,
  marker: 0.62,
  rival: 0.47,
  step: 0.26,
  keep: -0.1,
};

/** A first evening: bids for whatever lies there, forgets the cost of the city and who profits from it. */
export const NOVICE: Weights = {
  ...WEIGHTS,
  coin: 0.25,
  lastCoin: 0,
  card: 0.9,
  set: 0,
  shield: 1,
  second: 0,
  tribute: 0,
  tie: 1,
  stay: 0.8,
  claim: 0,
  margin: -0.5,
  rival: 0,
  keep: -0.5,
};

/** A season later: knows what money is for, but not yet what roles and shields are worth. */
export const APPRENTICE: Weights = {
  ...WEIGHTS,
  coin: 1,
  lastCoin: 0.4,
  card: 1.2,
  set: 0.5,
  shield: 1.6,
  second: 0.2,
  tribute: 0.2,
  stay: 1.6,
  rival: 0.1,
};
