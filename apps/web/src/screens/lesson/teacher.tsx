import type { LessonWords } from '@signoria/words';
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { LessonSource, Told } from '../../lessons/source.ts';
import { useWords } from '../../preferences/words.tsx';
import type { Frame, Teacher } from '../game/frame.ts';
import './lesson.css';

/** Who speaks in a lesson: a card above the board, and the board that waits while there is something to read. */
export function teacherOf(source: LessonSource, words: LessonWords, again: () => void): Teacher {
  return {
    isReading: () => source.told().step?.kind !== 'do',
    Card: frame => <LessonCard frame={frame} source={source} words={words} again={again} />,
  };
}

interface CardProps {
  frame: Frame;
  source: LessonSource;
  words: LessonWords;
  again(): void;
}

function LessonCard({ frame, source, words, again }: CardProps) {
  const { site } = useWords();
  const told = useSyncExternalStore(source.subscribe, source.told);
  // What comes next is said when what the others did has been shown.
  const isShown = frame.snapshot.version === source.current()?.version;
  const { step, number, of } = told;
  return (
    <section
      className="lesson-card"
      aria-label={site.lesson.title(frame.words.title.name)}
      data-step={step?.id}
    >
      <div className="lesson-text" aria-live="polite">
        {isShown ? (
          <Saying told={told} words={words} title={frame.words.title.name} />
        ) : (
          <Praise told={told} words={words} />
        )}
      </div>
      <div className="lesson-foot">
        <progress max={of} value={number} aria-label={site.lesson.progress(number, of)} />
        <span className="small soft figures" aria-hidden="true">
          {site.lesson.progress(number, of)}
        </span>
        <span className="lesson-ways">
          {isShown &&
            (step ? (
              <Ways frame={frame} source={source} told={told} />
            ) : (
              <AfterIt frame={frame} again={again} />
            ))}
        </span>
      </div>
    </section>
  );
}

function Praise({ told: { done }, words }: { told: Told; words: LessonWords }) {
  const praise = done && words[done.id].praise;
  return praise ? <p className="lesson-praise">{praise}</p> : null;
}

function Saying({ told, words, title }: { told: Told; words: LessonWords; title: string }) {
  const { site } = useWords();
  const { step, astray } = told;
  if (!step) return <p>{site.lesson.done(title)}</p>;
  const { say, otherwise } = words[step.id];
  return (
    <>
      <Praise told={told} words={words} />
      <p className={astray ? 'lesson-otherwise' : ''}>{(astray && otherwise) || say}</p>
    </>
  );
}

/** On, after something read; a sight of the move, when one is asked for. */
function Ways({ frame: { game }, source, told }: { frame: Frame; source: LessonSource; told: Told }) {
  const { site } = useWords();
  return told.step?.kind === 'read' ? (
    <button type="button" className="button main" onClick={source.goOn}>
      {site.lesson.goOn}
    </button>
  ) : (
    <button type="button" className="button" onClick={game.hint.toggle}>
      {site.lesson.show}
    </button>
  );
}

function AfterIt({ frame, again }: { frame: Frame; again(): void }) {
  const { site } = useWords();
  return (
    <>
      <button type="button" className="button" onClick={again}>
        {site.lesson.again}
      </button>
      <Link href={`/set/${frame.snapshot.game}`} className="button main">
        {site.lesson.play}
      </Link>
    </>
  );
}
