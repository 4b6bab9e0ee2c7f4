import { isObject } from './plain.ts';
import type { Rng } from './rng.ts';

/** Where a value is wrong (a path such as `.hands[1]`), and what was expected there. */
export interface Misfit {
  at: string;
  expected: string;
}

/** Says what is wrong with a value from outside that should be a `T`; null if nothing is. */
export interface Shape<T> {
  (value: unknown): Misfit | null;
  /** Never there: it tells the compiler what the shape is of. */
  readonly of?: T;
}

export function misfit(expected: string, at = ''): Misfit {
  return { at, expected };
}

/** A whole number in a range, both ends included. */
export function whole<T extends number>(from: number, to: number): Shape<T> {
  return value =>
    Number.isInteger(value) && Number(value) >= from && Number(value) <= to
      ? null
      : misfit(`a whole number from ${from} to ${to}`);
}

/** A 32-bit number, as used in random sources. */
export const word: Shape<number> = value =>
  (Number(value) | 0) === value ? null : misfit('a whole number of 32 bits');

export const flag: Shape<boolean> = value => (typeof value === 'boolean' ? null : misfit('true or false'));

export function oneOf<T extends string | number | null>(...choices: readonly T[]): Shape<T> {
  return value =>
    choices.some(choice => choice === value) ? null : misfit(`one of ${choices.map(String).join(', ')}`);
}

/** A value of one shape or the other. */
export function either<A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> {
  return value => (one(value) === null ? null : other(value));
}

/** A list with a given number of entries, or with a number in a range, all of one shape. */
export function list<T>(entry: Shape<T>, least: number, most = least): Shape<T[]> {
  return value => {
    if (!Array.isArray(value) || value.length < least || value.length > most)
      return misfit(`a list of ${least === most ? least : `${least} to ${most}`}`);
    for (let i = 0; i < value.length; i++) {
      const inner = entry(value[i]);
      if (inner) return misfit(inner.expected, `[${i}]${inner.at}`);
    }
    return null;
  };
}

/** An object with exactly these fields, in any order. */
export function fields<T>(shapes: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> {
  const entries = Object.entries<Shape<unknown>>(shapes as never);
  return value => {
    if (!isObject(value)) return misfit('an object');
    for (const [name, shape] of entries) {
      if (!Object.hasOwn(value, name)) return misfit('a field of this name', `.${name}`);
      const inner = shape(value[name]);
      if (inner) return misfit(inner.expected, `.${name}${inner.at}`);
    }
    const strange = Object.keys(value).find(name => !Object.hasOwn(shapes, name));
    return strange === undefined ? null : misfit('no field of this name', `.${strange}`);
  };
}

/** What was looked at before. */
export function anything<T>(): Shape<T> {
  return () => null;
}

/** The random source in a state. */
export const rngShape = list(word, 4) as Shape<Rng>;

/** Whether two lists contain the same numbers equally often, in any order. */
export function sameNumbers(found: readonly number[], expected: readonly number[]): boolean {
  if (found.length !== expected.length) return false;
  const one = [...found].sort((a, b) => a - b);
  const other = [...expected].sort((a, b) => a - b);
  return one.every((number, i) => number === other[i]);
}

/** Whether `whole` contains every number of `part` at least as often. */
export function isPartOf(part: readonly number[], whole: readonly number[]): boolean {
  const left = [...whole];
  return part.every(number => {
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export function isAscending(list: readonly number[]): boolean {
  return list.every((number, i) => i === 0 || list[i - 1] <= number);
}

/** The first condition that fails, as the text of what was expected; null if all hold. */
export function firstBroken(conditions: readonly (readonly [boolean, string, string])[]): Misfit | null {
  const broken = conditions.find(([holds]) => !holds);
  return broken ? misfit(broken[2], broken[1]) : null;
}
