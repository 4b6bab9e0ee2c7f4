/** LC-1.1  The expeditions, by colour. The sixth is played in the long game only. */
export const EXPEDITIONS = ['desert', 'sea', 'mountains', 'forest', 'volcano', 'ruins'] as const;

/** An expedition, as an index into EXPEDITIONS. */
export type Expedition = 0 | 1 | 2 | 3 | 4 | 5;

/**
 * A card as printed: expedition x 10, + 0 for a wager, + 1 to 9 for the numbers 2 to 10. The three wagers of
 * an expedition look the same and share one number.
 */
export type Card = number & { readonly card: unique symbol };

export const WAGERS_EACH = 3;
export const LOWEST = 2;
export const HIGHEST = 10;
export const HAND_SIZE = 8;

export function wager(expedition: Expedition): Card {
  return (expedition * 10) as Card;
}

export function numberCard(expedition: Expedition, value: number): Card {
  return (expedition * 10 + value - 1) as Card;
}

/** By card, looked up because engines and bots ask without end. */
const EXPEDITION_OF: readonly Expedition[] = Array.from(
  { length: EXPEDITIONS.length * 10 },
  (_, card) => Math.trunc(card / 10) as Expedition,
);

export function expeditionOf(card: Card): Expedition {
  return EXPEDITION_OF[card];
}

export function isWager(card: Card): boolean {
  return card % 10 === 0;
}

/** The number on the card; 0 for a wager. */
export function numberOn(card: Card): number {
  return isWager(card) ? 0 : (card % 10) + 1;
}

/** LC-1.1  All cards of a game with that many expeditions: 12 each, so 60 or 72. */
export function deck(expeditions: number): Card[] {
  const cards: Card[] = [];
  for (const expedition of expeditionsOf(expeditions)) {
    for (let i = 0; i < WAGERS_EACH; i++) cards.push(wager(expedition));
    for (let value = LOWEST; value <= HIGHEST; value++) cards.push(numberCard(expedition, value));
  }
  return cards;
}

const ALL: readonly Expedition[] = [0, 1, 2, 3, 4, 5];

export function expeditionsOf(count: number): readonly Expedition[] {
  return count === 6 ? ALL : FIVE;
}

const FIVE = ALL.slice(0, 5);
