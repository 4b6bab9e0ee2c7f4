/** Cards that print alike lie on one another: each once, with how many there are. */
export function copiesOf<C>(cards: readonly C[]): { card: C; copies: number }[] {
  return [...new Set(cards)].map(card => ({ card, copies: cards.filter(other => other === card).length }));
}

/** `Forest 7 ×2`; one alone is only named. */
export function timesIn(name: string, copies: number): string {
  return copies > 1 ? `${name} ×${copies}` : name;
}
