import { seatsOf } from '@signoria/core';
import type { Config } from '../config.ts';
import { isBotPlayed, type LiveMatch, peopleIn } from '../play/live-match.ts';

/** All that bots do between two moves of people takes about this long at most, however many bots and decisions. */
const TOGETHER_MS = 6_500;
/** When that time is up, a bot still thinks for so long about its turn. */
const LEAST_THINK_MS = 40;

type Times = Pick<Config, 'botDelayMs' | 'botThinkMs'>;

/** The pause before a bot's next move, here and now. */
export function delayFor(times: Times, live: LiveMatch, now: number): number {
  return Math.min(times.botDelayMs, shareMs(times, live, now));
}

/** How long a bot may think about its turn, here and now. */
export function thinkFor(times: Times, live: LiveMatch, now: number): number {
  return Math.min(times.botThinkMs, Math.max(LEAST_THINK_MS, shareMs(times, live, now)));
}

/**
 * What one decision may have of the time in which people should be asked again, so that there is some left for every bot
 * after it. A single decision always has what the host has set; where no person waits, all have.
 */
function shareMs({ botDelayMs, botThinkMs }: Times, live: LiveMatch, now: number): number {
  const isWaited = peopleIn(live).some(seat => !live.standIn[seat]);
  if (!isWaited) return Number.POSITIVE_INFINITY;
  const shares = 1 + seatsOf(live.header.owners.length).filter(seat => isBotPlayed(live, seat)).length;
  const together = Math.max(TOGETHER_MS, shares * Math.max(botDelayMs, botThinkMs));
  return Math.max(0, together - (now - lastByPerson(live))) / shares;
}

/** Since when nobody has done anything but the bots. */
function lastByPerson({ log, header }: LiveMatch): number {
  const last = log.findLast(({ entry }) => entry.kind !== 'act' || entry.by === 'person');
  return last?.entry.at ?? header.startedAt;
}
