import { describe } from 'vitest';
import type { Kind } from '../game.ts';
import { checkGames } from './games.ts';
import { checkGolden } from './golden.ts';
import type { Kit } from './kit.ts';
import { checkRecords } from './records.ts';
import { checkSecrets } from './secrets.ts';

export type { Kit, TableSetup } from './kit.ts';
export { dealAt, label, onlookers, playRandomly, same } from './kit.ts';
export { type Position, type PositionSetup, position } from './position.ts';
export { randomMatch } from './records.ts';
export { checkRulings, type Ruling, type Rulings } from './rulings.ts';
export { tally } from './secrets.ts';

/** Everything every game must show, at every table it names. */
export function runKit<T extends Kind>(kit: Kit<T>): void {
  describe(`${kit.game.id}: rules`, () => checkGames(kit));
  describe(`${kit.game.id}: secrets`, () => checkSecrets(kit));
  describe(`${kit.game.id}: records`, () => checkRecords(kit));
  describe(`${kit.game.id}: kept files`, () => checkGolden(kit));
}
