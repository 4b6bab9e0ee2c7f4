import type { Result, Score } from '@signoria/core';
import type { CommonWords, GameWords, Names } from '@signoria/words';
import { padStart, widthOf, wrap, wrapList } from '../layout.ts';
import type { Terminal } from '../terminal.ts';

/** Every seat's points, line by line. */
export function scoreSheet(
  terminal: Terminal,
  scores: readonly Score[],
  words: GameWords,
  names: Names,
): string {
  const { common, style } = terminal;
  return scores
    .map(({ seat, total, lines }) => {
      const figures = lines.map(line => common.signed(line.points));
      const width = Math.max(0, ...figures.map(widthOf));
      const rows = lines.map((line, i) =>
        wrap(
          `  ${padStart(figures[i], width)}  ${words.scoreLine(line).text}`,
          style.width,
          ' '.repeat(width + 4),
        ),
      );
      return [style.bold(common.standing(names[seat], total)), ...rows].join('\n');
    })
    .join('\n');
}

/** Who won, and what decided it. */
export function verdict(common: CommonWords, result: Result, words: GameWords, names: Names): string {
  const winners = result.scores.filter(({ seat }) => result.places[seat] === 1);
  const won = common.won(
    winners.map(({ seat }) => names[seat]),
    winners[0].total,
  );
  const { tieBreak } = result;
  const decided = tieBreak !== null && tieBreak !== 'shared' ? words.tieBreaks[tieBreak] : undefined;
  return decided ? `${won} ${common.decidedBy(decided)}` : won;
}

/** Everybody's points on one line, the winner first: whoever played is shown even where the sheet has scrolled away. */
export function ranking({ common, style }: Terminal, { scores, places }: Result, names: Names): string {
  const ranked = scores.toSorted((a, b) => places[a.seat] - places[b.seat]);
  return wrapList(
    ranked.map(({ seat, total }) => common.standing(names[seat], total)),
    ' · ',
    style.width,
  );
}
