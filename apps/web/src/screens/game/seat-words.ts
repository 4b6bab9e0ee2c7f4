import type { Seat } from '@signoria/core';
import type { CommonWords, Names } from '@signoria/words';
import type { SiteWords } from '@signoria/words/site-words';
import type { Snapshot } from '../../match/source.ts';

/** Whom the table waits for and why, for a reader who is asked nothing. */
export function waiting(
  { status, you, seats, turn }: Snapshot,
  names: Names,
  { play }: SiteWords,
  common: CommonWords,
): string {
  if (status === 'paused') return play.pausedHelp;
  const others = turn.filter(seat => seat !== you).map(seat => names[seat]);
  const waits = others.length > 0 ? play.waitFor(common.list(others)) : '';
  if (you === 'table' || seats[you].played === 'person') return waits;
  return `${seats[you].resigned ? play.youResigned : play.standIn(names[you])} ${waits}`;
}

/** What a plate says of its player before anything of the game. */
export function seatMarks({ seats, status, you }: Snapshot, seat: Seat, { play }: SiteWords): string[] {
  const { played, online, resigned } = seats[seat];
  const over = status === 'over' || status === 'aborted';
  return [
    ...(seat === you ? [play.youMark] : []),
    ...(resigned ? [play.resignedMark] : []),
    ...(played !== 'person' && !(resigned && over) ? [play.botMark] : []),
    ...(!online && played === 'person' ? [play.awayMark] : []),
  ];
}
