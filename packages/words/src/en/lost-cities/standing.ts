import { BONUS } from '@signoria/lost-cities';
import type { LostCitiesWords } from '../../lost-cities-words.ts';

type Standing = LostCitiesWords['terms']['standing'];

const TIMES = ['', '', 'doubled', 'tripled', 'quadrupled'];

function joined(over: number, times: number, parts: readonly (string | null)[]): string {
  const [sum, ...bonus] = parts.filter(part => part !== null);
  const multiplied = times > 1 && over !== 0 ? [TIMES[times]] : [];
  return [sum, ...multiplied, ...bonus].join(', ');
}

export const standing: Standing = (over, times, bonusCards) =>
  joined(over, times, [
    over < 0 ? `needs ${-over} more` : over === 0 ? 'breaks even' : `earns ${over}`,
    bonusCards === null ? null : `+${BONUS} for ${bonusCards} cards`,
  ]);

export const standingBriefly: Standing = (over, times, bonusCards) =>
  joined(over, times, [
    over < 0 ? `${-over}\u00a0to\u00a0go` : over === 0 ? 'even' : `earns\u00a0${over}`,
    bonusCards === null ? null : `+${BONUS}`,
  ]);
