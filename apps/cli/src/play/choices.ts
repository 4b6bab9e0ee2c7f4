/** What a typed line means among the choices on the screen: none of them, one, or several it could be. */
export function matching(typed: string, labels: readonly string[]): number[] {
  const number = /^\d+$/.test(typed) ? Number(typed) : 0;
  if (number >= 1 && number <= labels.length) return [number - 1];
  const asked = wordsOf(typed);
  if (asked.length === 0) return [];
  const known = labels.map(wordsOf);
  const whole = indicesWhere(known, label => label.join(' ') === asked.join(' '));
  return whole.length > 0 ? whole : indicesWhere(known, label => begins(asked, label));
}

/** The least one would type of a label's words. */
export function shortened(label: string): string {
  return wordsOf(label)
    .map(word => (/^\d/.test(word) ? word : word[0]))
    .join(' ');
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
