import type { Kind, Seat } from '@signoria/core';

/** How positions of a game are put before its net. */
export interface Encoding<T extends Kind = Kind> {
  readonly inputs: number;
  /** Goes with the net: one taught on other inputs is refused. */
  readonly layout: number;
  /** Writes the inputs that are on as `seat` sees the table, and gives their number. Looks no further than a policy does. */
  encode(state: T['state'], seat: Seat, on: Uint16Array): number;
  /** Counts the stretches of the game: where one ends, the net is asked. */
  stretch(state: T['state']): number;
}

/** Where each of several fields of inputs begins, how many there are in all, and a number that stands for the list. */
export interface Layout {
  readonly at: readonly number[];
  readonly inputs: number;
  readonly layout: number;
}

/** `name` is changed whenever an input of the same place comes to mean something else. */
export function layOut(name: string, sizes: readonly number[]): Layout {
  const at: number[] = [];
  let inputs = 0;
  for (const size of sizes) {
    at.push(inputs);
    inputs += size;
  }
  return { at, inputs, layout: hash(`${name} ${sizes.join()}`) };
}

/** Fowler, Noll and Vo's, of 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** Writes inputs one after the other: a place in a field, cut to its size. */
export interface Pen {
  readonly on: Uint16Array;
  count: number;
}

export function mark(pen: Pen, field: number, size: number, value: number): void {
  pen.on[pen.count++] = field + (value < 0 ? 0 : value >= size ? size - 1 : value);
}
