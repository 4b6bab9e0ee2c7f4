import type { Reviewed } from '@signoria/bots/review';
import { type Seat, sameAction } from '@signoria/core';
import { hintWords } from '@signoria/words/hint';
import { replayWords } from '@signoria/words/replay';
import type { BoardProps } from '../../boards/board.ts';
import type { ReplaySource } from '../../match/replay/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { isWorse } from './review-points.ts';

interface ChoiceProps {
  decision: Reviewed;
  source: ReplaySource;
  seat: Seat;
  boardProps: BoardProps;
}

/** A decision with what was known then: what was chosen, what was best, and what the difference cost. */
export function Choice({ decision, source, seat, boardProps }: ChoiceProps) {
  const { language } = useWords();
  const words = replayWords(language).review;
  const { chance } = hintWords(language);
  const { tape } = source;
  const { played, choices, loss } = decision;
  const view = tape.game.view(tape.stateAt(source.move()), seat);
  const nameOf = ({ action }: Reviewed['played']) =>
    boardProps.words.action(action, view, boardProps.names).name;
  const chanceOf = ({ winChance, winError }: Reviewed['played']) => chance(winChance, winError);
  return (
    <>
      <p>
        <b>{words.played(nameOf(played), chanceOf(played))}</b>{' '}
        {loss <= 0 ? words.best : isWorse(decision) ? words.cost(loss) : words.level}
      </p>
      <ol className="review-choices">
        {choices.map(one => (
          <li
            key={JSON.stringify(one.action)}
            data-played={sameAction(one.action, played.action) || undefined}
          >
            {words.choice(nameOf(one), chanceOf(one))}
          </li>
        ))}
      </ol>
    </>
  );
}
