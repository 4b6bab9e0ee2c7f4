import { type Game, parseOptions } from '@signoria/core';
import type { Table, TableSettingsBody } from '@signoria/protocol';
import { useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { useWords } from '../../preferences/words.tsx';
import type { LoadedBoard } from '../game/use-board.ts';
import { ClockChoice } from '../set-table/clock-choice.tsx';
import { OptionChoice } from '../set-table/option-choice.tsx';
import { SeatCount } from '../set-table/players-choice.tsx';
import { clockOf, mayBeRated, type Setting, settingOf, withSeats } from '../set-table/setting.ts';
import { usePrinting } from '../set-table/use-printing.ts';
import '../set-table/set-table.css';

interface ChangeTableProps {
  game: Game;
  table: Table;
  loaded: LoadedBoard;
  onSave(body: TableSettingsBody): void;
}

/** The host's way to other rules, seats or another clock while the table waits. */
export function ChangeTable(props: ChangeTableProps) {
  const { site } = useWords();
  const [isOpen, setOpen] = useState(false);
  const save = (body: TableSettingsBody) => {
    setOpen(false);
    props.onSave(body);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {site.lobby.change}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={site.lobby.changeTitle} kind="drawer">
        <ChangeForm {...props} onSave={save} />
      </Dialog>
    </>
  );
}

function ChangeForm({ game, table, loaded, onSave }: ChangeTableProps) {
  const { site } = useWords();
  const [setting, setSetting] = useState<Setting>(() => settingOf(game, table));
  const change = (part: Partial<Setting>) => setSetting(current => ({ ...current, ...part }));
  const printing = usePrinting(game);
  const seats = setting.players.length;
  const clock = clockOf(setting);
  const { ok } = parseOptions(game.options, setting.options, seats);
  return (
    <form
      className="set-column"
      onSubmit={event => {
        event.preventDefault();
        if (!clock) return;
        const { options, open } = setting;
        onSave({ options, seats, clock, open, rated: setting.rated && mayBeRated(setting) });
      }}
    >
      {game.seats.min < game.seats.max && (
        <fieldset className="set-group">
          <legend>{site.set.seats}</legend>
          <SeatCount game={game} count={seats} onCount={count => change(withSeats(game, setting, count))} />
        </fieldset>
      )}
      <ClockChoice setting={setting} change={change} />
      <OptionChoice {...loaded} {...{ game, setting, change, printing }} />
      <div className="set-go sheet">
        <button type="submit" className="button main" disabled={!ok || !clock}>
          {site.lobby.save}
        </button>
      </div>
    </form>
  );
}
