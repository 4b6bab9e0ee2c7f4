import { figure } from '../figures.ts';

/** « 1 carte », « 3 cartes » ; in French zero is singular. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${figure(number)} ${Math.abs(number) < 2 ? one : many}`;
}
