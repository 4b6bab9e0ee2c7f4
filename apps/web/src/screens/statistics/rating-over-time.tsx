import type { RatingPoint } from '@signoria/protocol';
import { useState } from 'react';
import { usePeopleWords } from '../../preferences/people-words.ts';
import { useWords } from '../../preferences/words.tsx';
import { dayOf } from '../account/day.ts';
import { Sheet } from '../account/form.tsx';
import { ChartTable } from './chart-table.tsx';
import { LineChart } from './charts.tsx';
import { GameChoice } from './game-choice.tsx';

/** How the reader's rating has moved, for one game and size of table at a time. */
export function RatingOverTime({ points }: { points: readonly RatingPoint[] }) {
  const { site, titles, language } = useWords();
  const { statistics: words, profile } = usePeopleWords();
  const courses = Map.groupBy(points, ({ game, seats }) => `${game} ${seats}`);
  const [chosen, setChosen] = useState([...courses.keys()][0]);
  const course = courses.get(chosen) ?? [];
  const nameOf = ({ game, seats }: RatingPoint) => `${titles[game]?.name ?? game}, ${profile.tables[seats]}`;
  return (
    <Sheet label={words.rating}>
      <div className="statistics-chart">
        {courses.size > 1 && (
          <GameChoice
            choices={[...courses].map(([key, [first]]) => [key, nameOf(first)])}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
        <LineChart
          label={site.pair(words.rating.name, nameOf(course[0]))}
          points={course.map(({ shown, at }) => ({ value: shown, name: dayOf(at, language, 'medium') }))}
        />
        <ChartTable
          head={[words.day, site.ranking.rating]}
          rows={course.map(({ match, at, shown }) => ({
            key: match,
            name: dayOf(at, language),
            value: shown,
          }))}
        />
      </div>
    </Sheet>
  );
}
