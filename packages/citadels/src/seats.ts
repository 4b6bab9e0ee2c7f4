/** The possible numbers of players. In a file of its own, for lists of games that load no rules. */
export const SEATS = { min: 2, max: 8 };
