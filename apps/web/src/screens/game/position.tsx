import { accessWords } from '@signoria/words/access';
import { inOneBreath, type Passage, positionTeller } from '@signoria/words/position';
import { useEffect, useMemo, useState } from 'react';
import type { BoardProps } from '../../boards/board.ts';
import { useWords } from '../../preferences/words.tsx';
import './in-words.css';

type Teller = Awaited<ReturnType<typeof positionTeller>>;

/** The position in words, as the reader sees it; null until what tells it has arrived. */
function usePosition(game: string, { view, words, names }: BoardProps): readonly Passage[] | null {
  const { common } = useWords();
  const [teller, setTeller] = useState<{ tell: Teller } | null>(null);
  useEffect(() => {
    let wanted = true;
    void positionTeller(game).then(tell => wanted && setTeller({ tell }));
    return () => {
      wanted = false;
    };
  }, [game]);
  return useMemo(
    () => teller?.tell(view, words, names, common) ?? null,
    [teller, view, words, names, common],
  );
}

interface PositionProps {
  game: string;
  boardProps: BoardProps;
  /** Whether it is read out as soon as it is there. */
  aloud?: boolean;
}

/** To be read with headings to go by; read out, it is said in one breath. */
export function Position({ game, boardProps, aloud = false }: PositionProps) {
  const { language } = useWords();
  const passages = usePosition(game, boardProps);
  return (
    <>
      {aloud && (
        <p className="unseen" role="status">
          {passages && inOneBreath(passages)}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard too */}
      <section className="position" aria-label={accessWords(language).words.position} tabIndex={0}>
        {passages?.map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {lines.map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be called alike
                <li key={i}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    </>
  );
}
