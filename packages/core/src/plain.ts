/** Whether a value from outside is a plain object, and not a list, a text, a number or null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value from outside is a whole number from 0 up to, but not including, `bound`. */
export function isIndex(value: unknown, bound: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < bound;
}

/** JSON with its keys in alphabetical order, so that equal values have equal text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

/** A copy of a list of lists that shares no list with it. */
export function copyRows<T>(rows: readonly (readonly T[])[]): T[][] {
  const copied: T[][] = [];
  for (let i = 0; i < rows.length; i++) copied.push(rows[i].slice());
  return copied;
}

/** Inserts a number into an ascending list. */
export function enterSorted<N extends number>(list: N[], entry: N): void {
  let i = list.length;
  list.push(entry);
  for (; i > 0 && list[i - 1] > entry; i--) list[i] = list[i - 1];
  list[i] = entry;
}

/** Removes one occurrence of a number from a list, and returns whether there was one. */
export function removeOne<N extends number>(list: N[], entry: N): boolean {
  // A loop, since `indexOf` costs several times as much for lists as short as a hand.
  let i = 0;
  while (i < list.length && list[i] !== entry) i++;
  if (i === list.length) return false;
  for (i++; i < list.length; i++) list[i - 1] = list[i];
  list.pop();
  return true;
}
