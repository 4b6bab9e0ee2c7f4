import type { View } from '@signoria/il-principe';

/**
 * The view of one who sees all that lies open and remembers nothing: hidden purses are thought as full as one's own
 * (but good for the bid they stand for), and hidden hands may hold anything.
 */
export function forget(view: View): View {
  const { who, purses, hands, leader, bid, memory } = view;
  const own = who === 'table' ? 0 : memory.money[who];
  return {
    ...view,
    memory: {
      money: purses.map((coins, seat) => coins ?? (seat === leader ? Math.max(own, bid) : own)),
      known: memory.known.map((cards, seat) => (hands[seat] === null ? cards.map(() => 0) : cards)),
    },
  };
}
