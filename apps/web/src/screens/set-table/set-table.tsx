import { type Game, parseOptions } from '@signoria/core';
import { optionWords } from '@signoria/words';
import { useState } from 'react';
import { siteGame } from '../../boards/games.ts';
import { useName } from '../../components/name-dialog.tsx';
import { Page } from '../../components/page.tsx';
import { ProblemLine } from '../../components/problem-words.tsx';
import { useWords } from '../../preferences/words.tsx';
import { type LoadedBoard, useBoard } from '../game/use-board.ts';
import { ProblemScreen, TryAgain } from '../problem/problem.tsx';
import { ClockChoice } from './clock-choice.tsx';
import { OptionChoice } from './option-choice.tsx';
import { PlayersChoice } from './players-choice.tsx';
import { clockOf, firstSetting, misfit, type Setting, withSeats } from './setting.ts';
import { useBeginning } from './use-beginning.ts';
import { usePrinting } from './use-printing.ts';
import { useRules } from './use-rules.ts';
import { WhereChoice } from './where-choice.tsx';
import './set-table.css';

/** A table is set: where, who, by which rules, with what clock. */
export default function SetTableScreen({ game: id }: { game: string }) {
  const { language } = useWords();
  const game = useRules(id);
  const loaded = useBoard(id, language);
  if (!siteGame(id)) return <ProblemScreen code="unknown-game" />;
  if (loaded === 'failed')
    return (
      <ProblemScreen code="worker">
        <TryAgain />
      </ProblemScreen>
    );
  return (
    game && loaded && <TableForm game={game} {...loaded} usual={siteGame(id)?.usual ?? game.seats.min} />
  );
}

interface TableFormProps extends LoadedBoard {
  game: Game;
  usual: number;
}

function TableForm({ game, board, words, usual }: TableFormProps) {
  const { site } = useWords();
  const [setting, setSetting] = useState<Setting>(() => firstSetting(game, usual));
  const printing = usePrinting(game);
  const { begin, problem, forget } = useBeginning(game, setting, printing);
  const { withName, asking } = useName();
  const change = (changed: Partial<Setting>) => {
    forget();
    setSetting(current => ({ ...current, ...changed }));
  };
  return (
    <Page title={site.set.title(words.title.name)}>
      <form
        className="set-table"
        onSubmit={event => {
          event.preventDefault();
          if (setting.where === 'device') begin();
          else withName(begin);
        }}
      >
        <div className="sheet page-sheet set-column">
          <WhereChoice setting={setting} change={change} />
          <PlayersChoice
            game={game}
            setting={setting}
            change={change}
            onSeats={seats => change(withSeats(game, setting, seats))}
          />
          {setting.where === 'online' && <ClockChoice setting={setting} change={change} />}
        </div>
        <div className="sheet page-sheet set-column">
          <OptionChoice {...{ game, board, words, setting, change, printing }} />
        </div>
        <Go game={game} words={words} setting={setting} problem={problem} />
      </form>
      {asking}
    </Page>
  );
}

/** The button that begins, with what is still wrong above it. */
function Go({
  game,
  words,
  setting,
  problem,
}: Pick<TableFormProps, 'game' | 'words'> & { setting: Setting; problem: string | null }) {
  const { site } = useWords();
  const odd = misfit(game, setting.options, setting.players.length);
  const clockFails = setting.where === 'online' && clockOf(setting) === null;
  const { ok } = parseOptions(game.options, setting.options, setting.players.length);
  return (
    <div className="set-go sheet">
      {odd && (
        <p className="bad" role="alert">
          {site.set.badOptions(optionWords(words, odd)?.name ?? odd)}
        </p>
      )}
      {clockFails && (
        <p className="bad" role="alert">
          {site.clock.wrong[setting.own.kind]}
        </p>
      )}
      <ProblemLine code={problem} />
      <button type="submit" className="button main" disabled={!ok || clockFails}>
        {setting.where === 'device' ? site.set.begin : site.set.create}
      </button>
    </div>
  );
}
