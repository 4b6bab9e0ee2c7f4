import type { Game } from '@signoria/core';
import { isGameId } from '@signoria/games/list';
import { useCallback, useEffect, useState } from 'react';
import { type SiteGame, siteGame } from '../../boards/games.ts';
import { whyNotLoaded } from '../../components/problem-words.tsx';
import { useOpened } from '../../components/use-opened.ts';
import { noteAnswer } from '../../daily/answers.ts';
import { type Day, isDay, positionOn } from '../../daily/days.ts';
import { collectionOf } from '../../daily/list.ts';
import { openPosition, type Position } from '../../daily/position.ts';
import { dailySource } from '../../daily/source.ts';
import { Loading } from '../../preferences/loading.tsx';
import { usePreferences, useWords } from '../../preferences/words.tsx';
import { ProblemScreen, TryAgain } from '../problem/problem.tsx';
import { PositionTable } from './table.tsx';

/** The position of a day in a game: found, and laid out to be solved. */
export default function PositionScreen({ day, game }: { day: string; game: string }) {
  const entry = siteGame(game);
  if (!entry || !isDay(day)) return <ProblemScreen code="not-found" />;
  return <LoadedPosition entry={entry} day={day} />;
}

type Laid = { rules: Game; position: Position } | { problem: string };

function LoadedPosition({ entry, day }: { entry: SiteGame; day: Day }) {
  const [laid, setLaid] = useState<Laid | null>(null);
  useEffect(() => {
    lay(entry, day).then(setLaid, () => setLaid({ problem: whyNotLoaded() }));
  }, [entry, day]);
  if (!laid) return <Loading />;
  if ('problem' in laid)
    return (
      <ProblemScreen code={laid.problem}>
        <TryAgain />
      </ProblemScreen>
    );
  return <Solved day={day} {...laid} />;
}

async function lay(entry: SiteGame, day: Day): Promise<Laid> {
  if (!isGameId(entry.id)) return { problem: 'not-found' };
  const [rules, collection] = await Promise.all([entry.rules(), collectionOf(entry.id)]);
  const position = openPosition(rules, collection, positionOn(collection, day));
  return position ? { rules, position } : { problem: 'old-match' };
}

/** Tried as often as one likes: each time is the position as it was. */
function Solved({ day, rules, position }: { day: Day; rules: Game; position: Position }) {
  const [time, setTime] = useState(0);
  return <Try key={time} day={day} rules={rules} position={position} again={() => setTime(time + 1)} />;
}

function Try({ day, rules, position, again }: { day: Day; rules: Game; position: Position; again(): void }) {
  const { site } = useWords();
  const { name } = usePreferences();
  const solver = name.trim() || site.name.guest;
  const open = useCallback(
    () =>
      dailySource(rules, position, solver, chosen => {
        noteAnswer(day, rules.id, { id: position.id, isBest: chosen === position.choices[0] });
      }),
    [rules, position, solver, day],
  );
  const source = useOpened(open);
  return source && <PositionTable source={source} day={day} again={again} />;
}
