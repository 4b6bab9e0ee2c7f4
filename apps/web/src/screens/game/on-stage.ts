import type { Pace } from '../../preferences/preferences.ts';
import type { Tale } from './telling.ts';

/** How long something stands on the stage when nothing else is told, by pace. */
const STANDS_MS: Readonly<Record<Pace, number>> = { slow: 4_500, normal: 2_600, quick: 1_200 };
/** It is left standing for at least so long when something else is told by now; what is done to the reader, for longer. */
const LEAST_MS = 900;
const LEAST_TO_YOU_MS = 1_600;
/** What is counted up takes longer to read. */
const COUNTING_MS = 6_000;

/** What took the stage last, and whether it stands there still. */
export interface OnStage {
  tale: Tale | null;
  stands: boolean;
}

/** Whether what is told now takes the stage: once, and never from what is done to the reader for what befalls others. */
export function takesStage(now: Tale | null, { tale, stands }: OnStage): now is Tale {
  if (!now?.staged || now === tale) return false;
  return !(stands && tale?.concern === 'target' && now.concern !== 'target');
}

/** Whether the match is shown as it was before what stands there happened: in a replay one may turn back. */
export function isYetToCome({ tale, stands }: OnStage, version: number): boolean {
  return stands && tale !== null && tale.version > version;
}

/** How long it stands from now on; `isPassed` when something else is told by now. */
export function standsMs({ concern, counted }: Tale, isPassed: boolean, pace: Pace): number {
  if (counted.length > 0) return COUNTING_MS;
  if (!isPassed) return STANDS_MS[pace];
  return concern === 'target' ? LEAST_TO_YOU_MS : LEAST_MS;
}
