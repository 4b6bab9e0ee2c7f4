import type { Advice } from '@signoria/bots/hint';
import type { Kind } from '@signoria/core';
import type { GameWords, Names } from '@signoria/words';
import { hintLines, hintWords } from '@signoria/words/hint';
import { wrap } from './layout.ts';
import type { Terminal } from './terminal.ts';

/** The best moves and why, numbered. */
export function adviceText(
  { language, style }: Terminal,
  game: GameWords,
  view: Kind['view'],
  names: Names,
  { moves }: Advice,
): string {
  return hintLines(hintWords(language), game, view, names, moves)
    .flatMap(({ text, reason }, i) => [
      wrap(`${i + 1}. ${text}`, style.width, '   '),
      ...(reason ? [style.dim(wrap(`   ${reason}`, style.width, '   '))] : []),
    ])
    .join('\n');
}
