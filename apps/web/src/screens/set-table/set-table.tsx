import { type Game, parseOptions } from '@signoria/core';
import { optionWords } from '@signoria/words';
import { problemWords } from '@signoria/words/site-words';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { siteGame } from '../../boards/games.ts';
import { useName } from '../../components/name-dialog.tsx';
import { Page } from '../../components/page.tsx';
import type { Player } from '../../match/local/saved.ts';
import { startHere } from '../../match/local/start.ts';
import { introduce } from '../../match/online/person.ts';
import { server } from '../../match/online/server.ts';
import { preferences } from '../../preferences/preferences.ts';
import { useWords } from '../../preferences/words.tsx';
import { type LoadedBoard, useBoard } from '../game/use-board.ts';
import { ProblemScreen, TryAgain } from '../problem/problem.tsx';
import { ClockChoice } from './clock-choice.tsx';
import { OptionChoice } from './option-choice.tsx';
import { PlayersChoice } from './players-choice.tsx';
import { clockOf, firstSetting, mayBeRated, misfit, type Setting, withSeats } from './setting.ts';
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
    game &&
    loaded && <TableForm game={game} words={loaded.words} usual={siteGame(id)?.usual ?? game.seats.min} />
  );
}

function TableForm({ game, words, usual }: { game: Game; words: LoadedBoard['words']; usual: number }) {
  const { site } = useWords();
  const [, navigate] = useLocation();
  const [setting, setSetting] = useState<Setting>(() => firstSetting(game, usual));
  const [problem, setProblem] = useState<string | null>(null);
  const { withName, asking } = useName();
  const change = (part: Partial<Setting>) => {
    setProblem(null);
    setSetting(current => ({ ...current, ...part }));
  };
  const options = parseOptions(game.options, setting.options, setting.players.length);
  const odd = misfit(game, setting.options, setting.players.length);
  const begin = () => {
    if (!options.ok) return;
    const players = setting.players.map((player, seat): Player => {
      if (player.kind === 'bot') return player;
      const name = seat === 0 ? preferences.get().name : player.name;
      return {
        kind: 'person',
        name: name.trim() || (seat === 0 ? site.name.guest : site.set.friend(seat + 1)),
      };
    });
    navigate(`/here/${startHere(game.id, game.rulesVersion, options.value, players).id}`);
  };
  const clock = clockOf(setting);
  const clockFails = setting.where === 'online' && clock === null;
  const create = async () => {
    const unknown = await introduce();
    if (unknown) return setProblem(unknown);
    if (clock === null) return;
    const reply = await server.api('POST /api/tables', {
      body: {
        game: game.id,
        seats: setting.players.length,
        options: setting.options,
        open: setting.open,
        rated: setting.rated && mayBeRated(setting),
        clock,
        bots: setting.players.map(player => (player.kind === 'bot' ? player.level : null)),
      },
    });
    if (reply.ok) navigate(`/t/${reply.value.code}`);
    else setProblem(reply.error.code);
  };
  const failed = problem && problemWords(problem, site);
  return (
    <Page title={site.set.title(words.title.name)}>
      <form
        className="set-table"
        onSubmit={event => {
          event.preventDefault();
          if (setting.where === 'device') begin();
          else withName(create);
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
          <OptionChoice game={game} words={words} setting={setting} change={change} />
        </div>
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
          {failed && (
            <p className="bad" role="alert">
              <b>{failed.name}.</b> {failed.help}
            </p>
          )}
          <button type="submit" className="button main" disabled={!options.ok || clockFails}>
            {setting.where === 'device' ? site.set.begin : site.set.create}
          </button>
        </div>
      </form>
      {asking}
    </Page>
  );
}
