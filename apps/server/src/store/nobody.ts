import { newId } from '../id.ts';

const PREFIX = 'gone-';

/** The id that stands in the seats of somebody who has been deleted: it leads nowhere. */
export function newNobody(): string {
  return PREFIX + newId();
}

export function isNobody(person: string): boolean {
  return person.startsWith(PREFIX);
}
