import type { BaseView, Seat } from '@signoria/core';
import { replayWords } from '@signoria/words/replay';
import { useWords } from '../../preferences/words.tsx';
import type { Frame } from './frame.ts';
import './open-hands.css';

/** Every hand side by side, where all cards lie open. */
export function OpenHands({ hands, board, game }: Frame & { hands: readonly BaseView[] }) {
  const words = replayWords(useWords().language);
  const { Hand } = board;
  const { names } = game.boardProps;
  if (!Hand) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="open-hands" tabIndex={0} aria-label={words.open}>
      {hands.map((view, i) => (
        <section key={names[i]} className="open-hand" aria-label={words.handOf(names[i])}>
          <h3>{words.handOf(names[i])}</h3>
          <Hand {...game.boardProps} view={view} seat={i as Seat} legal={[]} />
        </section>
      ))}
    </section>
  );
}
