/** A plain object from outside, as opposed to a list, a text, a number or nothing. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether anything from outside is a whole number from 0 up to but not including `bound`. */
export function isIndex(value: unknown, bound: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < bound;
}

/** JSON whose keys are in alphabetical order, so that equal values have equal texts however they were built. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

/** Rows copied one by one: a copy of a list of lists that shares no list. */
export function copyRows<T>(rows: readonly (readonly T[])[]): T[][] {
  const copied: T[][] = [];
  for (let i = 0; i < rows.length; i++) copied.push(rows[i].slice());
  return copied;
}

/** Puts a number into an ascending list, in its place. */
export function enterSorted<N extends number>(list: N[], entry: N): void {
  let i = list.length;
  list.push(entry);
  for (; i > 0 && list[i - 1] > entry; i--) list[i] = list[i - 1];
  list[i] = entry;
}

/** Takes one such number out of a list, and says whether there was one. */
export function removeOne<N extends number>(list: N[], entry: N): boolean {
  // A loop, since `indexOf` costs several times as much for lists as short as a hand.
  let i = 0;
  while (i < list.length && list[i] !== entry) i++;
  if (i === list.length) return false;
  for (i++; i < list.length; i++) list[i - 1] = list[i];
  list.pop();
  return true;
}
