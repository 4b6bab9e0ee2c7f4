import { hintLines, hintWords } from '@signoria/words/hint';
import { useState } from 'react';
import type { BoardProps } from '../../boards/board.ts';
import { useWords } from '../../preferences/words.tsx';
import { Tool } from './tool.tsx';
import type { HintPlay } from './use-hint.ts';
import './hint.css';

/** While a hint is thought about: how far it is, and a way out. */
export function HintProgress({ hint }: { hint: HintPlay }) {
  const words = hintWords(useWords().language);
  return (
    <>
      <div className="prompt-words hint-wait" role="status">
        <p>{words.thinking}</p>
        <progress aria-label={words.thinking} {...(hint.progress === null ? {} : { value: hint.progress })} />
      </div>
      <div className="prompt-tools">
        <Tool name="close" label={words.stop} onClick={hint.toggle} />
      </div>
    </>
  );
}

interface HintShownProps {
  hint: HintPlay;
  boardProps: BoardProps;
}

/** The best moves with their chances, and why; as on the board, what is chosen is taken with a second touch. */
export function HintShown({ hint, boardProps }: HintShownProps) {
  const { language, site } = useWords();
  const words = hintWords(language);
  const [chosen, setChosen] = useState(0);
  const { view, names, act, words: game } = boardProps;
  const lines = hintLines(words, game, view, names, hint.moves ?? []);
  const { text, reason } = lines[chosen];
  return (
    <>
      <fieldset className="prompt-words hint" aria-label={words.shown}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone a long reason is scrolled, by keyboard too */}
        <p className="hint-why" role="status" tabIndex={0}>
          {text} {reason && <span className="soft">{reason}</span>}
        </p>
        <div className="prompt-choices">
          {lines.map(({ action, move, chance }, i) => (
            <button
              key={JSON.stringify(action)}
              type="button"
              className="button hint-move"
              aria-pressed={i === chosen}
              data-action={JSON.stringify(action)}
              onClick={() => (i === chosen ? act(action) : setChosen(i))}
            >
              <span className="rank figures">{i + 1}</span>
              <span className="hint-name">{move}</span>
              {chance && <b className="figures">{chance}</b>}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="prompt-tools">
        <Tool name="close" label={site.play.close} onClick={hint.toggle} />
      </div>
    </>
  );
}
