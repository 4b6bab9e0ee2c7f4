import type { GameWords } from '@signoria/words';
import { RECORD_PROBLEMS, type ReplayWords } from '@signoria/words/replay';
import type { RecordFault } from '../../match/replay/read-record.ts';

/** What is wrong with a record and where, in a sentence or two. */
export function whyNot(fault: RecordFault, words: ReplayWords, game: GameWords | null): string {
  if ('refusal' in fault) {
    const { rule, code } = fault.refusal;
    return words.import.illegal(fault.move, rule, game?.refusals[code] ?? code);
  }
  const code = fault.at.startsWith('options') ? 'bad-options' : fault.code;
  const known = RECORD_PROBLEMS.find(one => one === code) ?? 'not-a-record';
  return `${whereIn(fault, words)}. ${words.problems[known]}`;
}

function whereIn(
  { at, line }: Exclude<RecordFault, { refusal: unknown }>,
  { import: words }: ReplayWords,
): string {
  if (line !== undefined) return words.line(line);
  const move = /^actions\[(\d+)\]$/.exec(at);
  return move ? words.atMove(Number(move[1]) + 1) : words.at(at);
}
