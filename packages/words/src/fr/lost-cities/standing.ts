import { BONUS } from '@signoria/lost-cities';
import type { LostCitiesWords } from '../../lost-cities-words.ts';

type Standing = LostCitiesWords['terms']['standing'];

const TIMES = ['', '', 'doublé', 'triplé', 'quadruplé'];

function joined(over: number, times: number, parts: readonly (string | null)[]): string {
  const [sum, ...bonus] = parts.filter(part => part !== null);
  const multiplied = times > 1 && over !== 0 ? [TIMES[times]] : [];
  return [sum, ...multiplied, ...bonus].join(', ');
}

export const standing: Standing = (over, times, bonusCards) =>
  joined(over, times, [
    over < 0 ? `il manque ${-over}` : over === 0 ? 'à l’équilibre' : `rapporte ${over}`,
    bonusCards === null ? null : `+${BONUS} pour ${bonusCards} cartes`,
  ]);

export const standingBriefly: Standing = (over, times, bonusCards) =>
  joined(over, times, [
    over < 0 ? `manque\u00a0${-over}` : over === 0 ? 'équilibre' : `gagne\u00a0${over}`,
    bonusCards === null ? null : `+${BONUS}`,
  ]);
