/**
 * The numbers choices go by: 1, 2, 3 ... But where choices differ by a number of their own ("Bid 4", "Bid 5"), that
 * number is theirs, and the others ("Pass") take the smallest left, so that typing 5 never bids 4.
 */
export function keysOf(labels: readonly string[]): number[] {
  const own = ownNumbers(labels);
  if (own === null) return labels.map((_, i) => i + 1);
  let free = -1;
  const taken = new Set(own);
  return own.map(number => {
    if (number !== null) return number;
    do free++;
    while (taken.has(free));
    return free;
  });
}

/** By label: its number, where all labels with one say the same but for it; null when they do not. */
function ownNumbers(labels: readonly string[]): (number | null)[] | null {
  const numbers = labels.map(label => label.match(/\d+/g) ?? []);
  const numbered = labels.filter((_, i) => numbers[i].length > 0);
  const alike = new Set(numbered.map(label => label.replace(/\d+/, '#'))).size === 1;
  if (numbered.length < 2 || !alike || new Set(numbered).size < numbered.length) return null;
  return numbers.map(found => (found.length === 0 ? null : Number(found[0])));
}

/** What a typed line means among the choices on the screen: none of them, one, or several it could be. */
export function matching(typed: string, labels: readonly string[]): number[] {
  const numbered = keysOf(labels).indexOf(/^\d+$/.test(typed) ? Number(typed) : -1);
  if (numbered >= 0) return [numbered];
  const asked = wordsOf(typed);
  if (asked.length === 0) return [];
  const known = labels.map(wordsOf);
  const whole = indicesWhere(known, label => label.join(' ') === asked.join(' '));
  return whole.length > 0 ? whole : indicesWhere(known, label => begins(asked, label));
}

/** The least one would type for a choice: short beginnings of the words that tell it from the others. */
export function shortened(labels: readonly string[], choice: number): string {
  const telling = wordsOf(labels[choice]).filter(
    word => !labels.every(label => wordsOf(label).includes(word)),
  );
  for (const letters of [1, 2, 3]) {
    const typed = telling.map(word => (/^\d/.test(word) ? word : word.slice(0, letters))).join(' ');
    if (matching(typed, labels).join() === String(choice)) return typed;
  }
  return labels[choice];
}

function indicesWhere<T>(list: readonly T[], holds: (entry: T) => boolean): number[] {
  return list.flatMap((entry, i) => (holds(entry) ? [i] : []));
}

/** Whether the asked words are the beginnings of words of the label, in its order; a number must be whole. */
function begins(asked: readonly string[], label: readonly string[]): boolean {
  let at = 0;
  for (const word of asked) {
    const fits = (other: string) => (/^\d/.test(word) ? other === word : other.startsWith(word));
    while (at < label.length && !fits(label[at])) at++;
    if (at === label.length) return false;
    at++;
  }
  return true;
}

/** Letters without their accents, so that `defausser` finds « Défausser ». */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\d]+/gu) ?? [];
}
