/** What the Lost Cities heuristic weighs. Points, unless said otherwise. */
export interface Weights {
  /** Share of the unseen higher cards a player counts on, times the chance of drawing each. */
  hope: number;
  /** What a new expedition must promise beyond its cost. */
  open: number;
  /** The same for one opened with a wager. */
  openWager: number;
  /** Share of a promising but unopened expedition that already counts as one's own. */
  promise: number;
  /** What laying a card is worth over discarding one, before any count of points. */
  lay: number;
  /** What a laid wager is worth on top of its factor. */
  wager: number;
  /** Share of a discarded card's worth to the other that it costs, where their expedition is begun. */
  feedBegun: number;
  /** The same where it is not begun. */
  feedNew: number;
  /** What discarding a wager the other could still lay costs. */
  feedWager: number;
  /** What an unknown card of the stock is worth. */
  stock: number;
  /** Share of a card's worth to the other that is won by taking it from under their nose. */
  deny: number;
  /** Turns in hand below which hope for further cards fades. */
  slack: number;
  /** Cards at which the bonus for a long expedition begins to be counted on. */
  long: number;
  /** Share of the last turn's worth that a discard wastes when there is more to lay than time. */
  haste: number;
  /** Share of that hope lost where the other has begun the same expedition. */
  rival: number;
  /** Share of the hope for cards jumped over that is lost on top when a card is laid. */
  gap: number;
  /** What a further expedition must promise more for each one already begun. */
  openMany: number;
  /** What it must promise more as the round goes from its first to its last turn. */
  openLate: number;
  /** What a card of the stock is worth more by the end of the round. */
  stockLate: number;
  /** By how much feeding the other weighs more by the end of the round. */
  feedLate: number;
  /** What keeping a card back from the other is worth for each point it would bring them, where it is no use to oneself. */
  keep: number;
  /** What a turn bought by taking from a pile is worth when nearly as many cards are ready as turns are left. */
  stall: number;
  /** What another wager of the same expedition in hand or column makes of the hope for its cards. */
  bold: number;
}

/** Found by `node scripts/tune.ts lost-cities`. */
export const WEIGHTS: Weights = {
  hope: 1.17,
  open: 6.77,
  openWager: 13.3,
  promise: 0.949,
  lay: 1.95,
  wager: 2.92,
  feedBegun: 0.824,
  feedNew: 0.203,
  feedWager: 0.859,
  stock: 6.72,
  deny: 0.559,
  slack: 12.6,
  long: 5.93,
  haste: 0.59,
  rival: 0.291,
  gap: 0.295,
  openMany: 0.182,
  openLate: -0.495,
  stockLate: 0.173,
  feedLate: -0.126,
  keep: 0.343,
  stall: 0.0869,
  bold: -0.0454,
};

/** Weights set by hand before any tuning: sound ideas, and too much trust in cards still to come. */
export const APPRENTICE: Weights = {
  hope: 0.9,
  open: 2,
  openWager: 6,
  promise: 0.5,
  lay: 1,
  wager: 2,
  feedBegun: 0.6,
  feedNew: 0.2,
  feedWager: 1,
  stock: 3,
  deny: 0.3,
  slack: 4,
  long: 6.5,
  haste: 1,
  rival: 0,
  gap: 0,
  openMany: 0,
  openLate: 0,
  stockLate: 0,
  feedLate: 0,
  keep: 0,
  stall: 0,
  bold: 0,
};

/** A first evening: every colour looks good, and neither the deck nor the opponent's columns count. */
export const NOVICE: Weights = {
  ...APPRENTICE,
  hope: 1.8,
  open: -6,
  openWager: -4,
  lay: 6,
  feedBegun: 0,
  feedNew: 0,
  feedWager: 0,
  deny: 0,
  slack: 0.01,
  haste: 0,
};
