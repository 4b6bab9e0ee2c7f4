/** How many may play. On its own, for lists of games that load no rules. */
export const SEATS = { min: 2, max: 8 };
