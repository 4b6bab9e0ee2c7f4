import { figure } from '@signoria/words/figures';
import { useState } from 'react';
import { usePeopleWords } from '../../preferences/people-words.ts';
import { useWords } from '../../preferences/words.tsx';
import { Sheet } from '../account/form.tsx';
import { ChartTable } from './chart-table.tsx';
import { BarChart } from './charts.tsx';
import { type GameFigures, mean, spread } from './figures.ts';
import { GameChoice } from './game-choice.tsx';

const keyOf = ({ game, seats }: GameFigures) => `${game} ${seats}`;

/** How often the reader reached which scores, for one game and number of players at a time. */
export function Scores({ figures }: { figures: readonly GameFigures[] }) {
  const { site, titles, common } = useWords();
  const words = usePeopleWords().statistics;
  const [chosen, setChosen] = useState('');
  const shown = figures.find(one => keyOf(one) === chosen) ?? figures[0];
  if (!shown) return null;
  const nameOf = ({ game, seats }: GameFigures) =>
    `${titles[game]?.name ?? game}, ${site.set.seatCount(seats)}`;
  const bars = spread(shown.scores).map(({ from, to, count }) => ({
    name: from === to ? figure(from) : words.range(figure(from), figure(to)),
    short: figure(from),
    value: count,
  }));
  const best = shown.scores.at(-1) ?? 0;
  return (
    <Sheet label={words.scores}>
      <div className="statistics-chart">
        {figures.length > 1 && (
          <GameChoice
            choices={figures.map(one => [keyOf(one), nameOf(one)])}
            chosen={keyOf(shown)}
            onChoose={setChosen}
          />
        )}
        <p className="soft">
          {words.bestAndMean(common.points(best), common.points(Math.round(mean(shown.scores))))}
        </p>
        <BarChart
          label={site.pair(words.scores.name, nameOf(shown))}
          bars={bars.map(({ short, value }) => ({ name: short, value }))}
        />
        <ChartTable
          head={[site.play.score, words.games]}
          rows={bars.map(({ name, value }) => ({ key: name, name, value }))}
        />
      </div>
    </Sheet>
  );
}
