import { type GameId, isGameId } from '@signoria/games/list';
import { type LessonWords, wordsFor } from '@signoria/words';
import { useCallback, useEffect, useState } from 'react';
import type { SiteGame } from '../../boards/games.ts';
import { siteGame } from '../../boards/games.ts';
import { whyNotLoaded } from '../../components/problem-words.tsx';
import { useOpened } from '../../components/use-opened.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import { lessonOf } from '../../lessons/list.ts';
import { lessonSource } from '../../lessons/source.ts';
import { usePreferences, useWords } from '../../preferences/words.tsx';
import { Played } from '../game/played.tsx';
import { ProblemScreen, TryAgain } from '../problem/problem.tsx';
import { teacherOf } from './teacher.tsx';

/** A game learnt by playing it: the real board, and a teacher who says what to do and why. */
export default function LessonScreen({ game }: { game: string }) {
  const entry = siteGame(game);
  return entry && isGameId(game) ? (
    <LoadedLesson entry={entry} game={game} />
  ) : (
    <ProblemScreen code="unknown-game" />
  );
}

interface Parts {
  rules: Awaited<ReturnType<SiteGame['rules']>>;
  lesson: Lesson;
}

function LoadedLesson({ entry, game }: { entry: SiteGame; game: GameId }) {
  const { language } = useWords();
  const [parts, setParts] = useState<Parts | 'failed' | null>(null);
  const [words, setWords] = useState<LessonWords | null>(null);
  useEffect(() => {
    Promise.all([entry.rules(), lessonOf(game)])
      .then(([rules, lesson]) => setParts({ rules, lesson }))
      .catch(() => setParts('failed'));
  }, [entry, game]);
  useEffect(() => {
    let wanted = true;
    wordsFor(language, game)
      .then(words => words.lesson())
      .then(found => wanted && setWords(found.lesson))
      .catch(() => setParts('failed'));
    return () => {
      wanted = false;
    };
  }, [language, game]);
  if (parts === 'failed')
    return (
      <ProblemScreen code={whyNotLoaded()}>
        <TryAgain />
      </ProblemScreen>
    );
  return parts && words && <Taught {...parts} words={words} />;
}

function Taught({ rules, lesson, words }: Parts & { words: LessonWords }) {
  const { site } = useWords();
  const { name } = usePreferences();
  const learner = name.trim() || site.name.guest;
  const [time, setTime] = useState(0);
  const source = useOpened(
    // biome-ignore lint/correctness/useExhaustiveDependencies: another time is another lesson
    useCallback(() => lessonSource(rules, lesson, learner), [rules, lesson, learner, time]),
  );
  return (
    source && (
      <Played
        key={time}
        source={source}
        rematch={() => null}
        teacher={teacherOf(source, words, () => setTime(time + 1))}
      />
    )
  );
}
