import { figure } from '../figures.ts';

/** "1 card", "3 cards" */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${figure(number)} ${Math.abs(number) === 1 ? one : many}`;
}
