import type { Seat, Tagged } from '@signoria/core';
import type { LogLine } from '@signoria/protocol';
import type { GameWords } from '@signoria/words';

/** A move in words, as its line of the log tells it to this reader; null when it tells nothing. */
export function moveInWords(
  log: readonly LogLine[],
  version: number,
  words: Pick<GameWords, 'event'>,
  names: readonly string[],
): string | null {
  const line = log.find(one => one.version === version);
  if (line?.kind !== 'act') return null;
  const sentences = line.events.flatMap((event: Tagged) => words.event(event, names) ?? []);
  return sentences.length > 0 ? sentences.join(' ') : null;
}

/** Who has just said no to what `you` asked for; null when nobody has, or the match has gone on since. */
export function refuserOf(log: readonly LogLine[], you: Seat): Seat | null {
  const answer = log.findLast(({ kind }) => kind !== 'stand-in' && kind !== 'return');
  if (answer?.kind !== 'answer' || answer.agree) return null;
  return log.findLast(({ kind }) => kind === 'ask')?.seat === you ? answer.seat : null;
}
