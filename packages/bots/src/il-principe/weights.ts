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

/** Found by `node scripts/tune.ts il-principe`: at tables of two to five, mostly by the first preset. */
export const WEIGHTS: Weights = {
  coin: 1.28,
  lastCoin: 0.722,
  card: 1.37,
  lastCard: 0.0684,
  set: 0.634,
  shield: 1.39,
  ready: 0.663,
  missingOne: 0.426,
  missingTwo: 0.309,
  poor: 0.522,
  second: 0.275,
  tribute: 0.207,
  builds: 0.39,
  tie: 0.617,
  stay: 4.07,
  claim: 0.13,
  margin: -0.241,
  marker: 0.714,
  rival: 0.191,
  step: 0.685,
  keep: 0.374,
};

/** A first evening: bids for whatever lies there, forgets the cost of the city and who profits from it. */
export const NOVICE: Weights = {
  coin: 0.25,
  lastCoin: 0,
  card: 0.9,
  lastCard: 0.2,
  set: 0,
  shield: 1,
  ready: 1.1,
  missingOne: 0.62,
  missingTwo: 0.43,
  poor: 0.38,
  second: 0,
  tribute: 0,
  builds: 0.83,
  tie: 1,
  stay: 0.8,
  claim: 0,
  margin: -0.5,
  marker: 0.62,
  rival: 0,
  step: 0.26,
  keep: -0.5,
};

/** A season later: knows what money is for, but not yet what roles and shields are worth. */
export const APPRENTICE: Weights = {
  coin: 1,
  lastCoin: 0.4,
  card: 1.2,
  lastCard: 0.2,
  set: 0.5,
  shield: 1.6,
  ready: 1.1,
  missingOne: 0.62,
  missingTwo: 0.43,
  poor: 0.38,
  second: 0.2,
  tribute: 0.2,
  builds: 0.83,
  tie: 0.6,
  stay: 1.6,
  claim: 0.33,
  margin: -0.15,
  marker: 0.62,
  rival: 0.1,
  step: 0.26,
  keep: -0.1,
};
