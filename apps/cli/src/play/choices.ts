/**
 * The numbers choices go by: 1, 2, 3 ... But where a choice has a number of its own ("Bid 4"), it goes by that, and the
 * others ("Pass") take the smallest left, so that typing 5 never bids 4. `own` says which choices have one; null where
 * no number stands for anything by itself.
 */
export function keysOf(labels: readonly string[], own: readonly boolean[] | null): number[] {
  if (own === null) return labels.map((_, i) => i + 1);
  const numbers = labels.map((label, i) => (own[i] ? Number(/\d+/.exec(label)?.[0]) : null));
  let free = -1;
  const taken = new Set(numbers);
  return numbers.map(number => {
    if (number !== null) return number;
    do free++;
    while (taken.has(free));
    return free;
  });
}

/** What a typed line means among the choices on the screen: none of them, one, or several it could be. */
export function matching(typed: string, labels: readonly string[], keys: readonly number[]): number[] {
  if (isKey(typed)) return indicesWhere(keys, key => key === Number(typed));
  return named(typed, labels);
}

/** Whether what was typed can only be the number of a choice. */
export function isKey(typed: string): boolean {
  return /^\d+$/.test(typed);
}

/** Which labels are meant by whole words, or else by the beginnings of words in their order. */
export function named(typed: string, labels: readonly string[]): number[] {
  const asked = wordsOf(typed);
  if (asked.length === 0) return [];
  const known = labels.map(wordsOf);
  const whole = indicesWhere(known, label => label.join(' ') === asked.join(' '));
  return whole.length > 0 ? whole : indicesWhere(known, label => begins(asked, label));
}

/** Which labels have words that begin with those typed, in whatever order. */
export function namedInAnyOrder(typed: string, labels: readonly string[]): number[] {
  const asked = wordsOf(typed);
  if (asked.length === 0) return [];
  return indicesWhere(labels, label => {
    const left = wordsOf(label);
    return asked.every(word => {
      const at = left.findIndex(other => fits(word, other));
      return at >= 0 && left.splice(at, 1).length > 0;
    });
  });
}

/** The whole numbers in what was typed. */
export function numbersIn(typed: string): number[] {
  return wordsOf(typed)
    .filter(word => /^-?\d+$/.test(word))
    .map(Number)
    .filter(Number.isSafeInteger);
}

/** The least one would type for a choice: short beginnings of the words that tell it from the others. */
export function shortened(labels: readonly string[], choice: number): string {
  const telling = wordsOf(labels[choice]).filter(
    word => !labels.every(label => wordsOf(label).includes(word)),
  );
  for (const letters of [1, 2, 3]) {
    const typed = telling.map(word => (/^\d/.test(word) ? word : word.slice(0, letters))).join(' ');
    if (!isKey(typed) && named(typed, labels).join() === String(choice)) return typed;
  }
  return labels[choice];
}

/** How many words a label has. */
export function lengthOf(label: string): number {
  return wordsOf(label).length;
}

function indicesWhere<T>(list: readonly T[], holds: (entry: T) => boolean): number[] {
  return list.flatMap((entry, i) => (holds(entry) ? [i] : []));
}

/** Whether the asked words are the beginnings of words of the label, in its order. */
function begins(asked: readonly string[], label: readonly string[]): boolean {
  let at = 0;
  for (const word of asked) {
    while (at < label.length && !fits(word, label[at])) at++;
    if (at === label.length) return false;
    at++;
  }
  return true;
}

/** A number must be whole. */
function fits(asked: string, word: string): boolean {
  return /\d/.test(asked) ? word === asked : word.startsWith(asked);
}

/** Letters without their accents, so that `defausser` finds « Défausser »; a number with its sign and its decimals. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/(?<![\p{L}\d])-?\d+[.,]\d+|(?<![\p{L}\d])-\d+|[\p{L}\d]+/gu) ?? [];
}
