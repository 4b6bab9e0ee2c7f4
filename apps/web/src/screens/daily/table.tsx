import { dailyWords } from '@signoria/words/daily';
import { useState, useSyncExternalStore } from 'react';
import { answers, firstAnswer } from '../../daily/answers.ts';
import { type Day, dateOf } from '../../daily/days.ts';
import type { DailySource } from '../../daily/source.ts';
import { useWords } from '../../preferences/words.tsx';
import type { Frame, Teacher } from '../game/frame.ts';
import { GameScreen } from '../game/game-screen.tsx';
import { WithBoard } from '../game/with-board.tsx';
import { Verdict } from './verdict.tsx';
import './daily.css';

interface TableProps {
  source: DailySource;
  day: Day;
  /** Lays the position out as it was. */
  again(): void;
}

/** The board of a position; once a choice is made, what each was worth stands in place of the prompt. */
export function PositionTable({ source, day, again }: TableProps) {
  const snapshot = useSyncExternalStore(source.subscribe, source.current);
  const [teacher] = useState(() => asking(source, day));
  const chosen = source.chosen();
  const verdict = chosen && {
    prompt: (frame: Frame) => <Verdict frame={frame} source={source} chosen={chosen} again={again} />,
  };
  return (
    <WithBoard game={snapshot.game}>
      {loaded => <GameScreen {...loaded} {...{ source, snapshot, teacher }} rematch={null} {...verdict} />}
    </WithBoard>
  );
}

/** What is asked, above the board; and how it went the first time, at a position that was tried before. */
function asking(source: DailySource, day: Day): Teacher {
  const { id, match } = source.position;
  const first = firstAnswer(answers.get(), day, match.game.id);
  const before = first?.id === id ? (first.isBest ? 'found' : 'missed') : null;
  return {
    isReading: () => false,
    Card: frame =>
      source.chosen() ? null : <Asked game={frame.words.title.name} day={day} before={before} />,
  };
}

interface AskedProps {
  game: string;
  day: Day;
  before: 'found' | 'missed' | null;
}

function Asked({ game, day, before }: AskedProps) {
  const { language } = useWords();
  const words = dailyWords(language);
  return (
    <p className="daily-asked">
      <b>{words.position(game, dateOf(day, language))}</b> <span>{words.ask}</span>{' '}
      {before && <span className="soft">{words.before[before]}</span>}
    </p>
  );
}
