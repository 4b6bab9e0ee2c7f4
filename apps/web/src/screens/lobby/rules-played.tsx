import { canonical, isObject } from '@signoria/core';
import type { Table, TableSettingsBody } from '@signoria/protocol';
import { type GameWords, type Label, optionWords } from '@signoria/words';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { Tick } from '../../components/tick.tsx';
import { useWords } from '../../preferences/words.tsx';
import { RulesPage } from '../../rules/rules-page.tsx';
import type { LoadedBoard } from '../game/use-board.ts';
import { clockWords } from '../set-table/clocks.ts';
import { nearestPreset } from '../set-table/presets.ts';
import { useRules } from '../set-table/use-rules.ts';
import { ChangeTable } from './change-table.tsx';

interface RulesPlayedProps {
  table: Table;
  loaded: LoadedBoard;
  /** The host's way to change the table; null for everybody else. */
  onChange: ((body: TableSettingsBody) => void) | null;
}

/** What will be played: the preset and what departs from it, every option with the way to its ruling, and the clock. */
export function RulesPlayed({ table, loaded, onChange }: RulesPlayedProps) {
  const { words } = loaded;
  const { site, language } = useWords();
  const [ruling, setRuling] = useState<string | null>(null);
  const rules = useRules(table.game);
  const nearest = rules && nearestPreset(rules, table.options);
  const option = (name: string) => (
    <Row
      key={name}
      name={
        <button type="button" className="rule-link" onClick={() => setRuling(name)}>
          {optionWords(words, name)?.name ?? name}
        </button>
      }
    >
      <OptionValue words={words} name={name} value={table.options[name]} />
    </Row>
  );
  return (
    <section className="sheet page-sheet rules-played">
      <h2>{site.lobby.rules}</h2>
      {!onChange && <Changed table={table} />}
      {nearest && <Told label={words.presets[nearest.preset]} />}
      {nearest && nearest.departs.length > 0 && (
        <>
          <h3>{site.lobby.departs}</h3>
          <dl>{nearest.departs.map(option)}</dl>
        </>
      )}
      <details className="fold">
        <summary>{site.lobby.allRules}</summary>
        <dl>{Object.keys(table.options).map(option)}</dl>
      </details>
      <dl>
        <Row name={site.lobby.clock}>
          <Told label={clockWords(table.clock, site, language)} />
        </Row>
        {!onChange && (
          <Row name={site.lobby.who}>
            <Told label={table.open ? site.set.open : site.lobby.byInvitation} />
          </Row>
        )}
        {table.rated && (
          <Row name={site.set.rated.name}>
            <span className="small soft">{site.set.rated.help}</span>
          </Row>
        )}
      </dl>
      {onChange && rules && (
        <>
          <Tick label={site.set.open} checked={table.open} onCheck={open => onChange({ open })} />
          <ChangeTable game={rules} table={table} loaded={loaded} onSave={onChange} />
        </>
      )}
      <Dialog open={ruling !== null} onClose={() => setRuling(null)} title={site.play.rules} kind="drawer">
        <RulesPage game={table.game} {...(ruling ? { option: ruling } : {})} />
      </Dialog>
    </section>
  );
}

/** Whoever has sat down by certain rules is told when they are others now. */
function Changed({ table }: { table: Table }) {
  const { site } = useWords();
  const plan = canonical([table.options, table.clock, table.rated]);
  const [first] = useState(plan);
  return (
    <p role="status" className="lobby-changed">
      {plan !== first && site.lobby.changed(table.host.name)}
    </p>
  );
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A name and the sentence that explains it. */
function Told({ label: { name, help } }: { label: Label }) {
  return (
    <span className="told">
      <b>{name}</b>
      <span className="small soft">{help}</span>
    </span>
  );
}

function OptionValue({ words, name, value }: { words: GameWords; name: string; value: unknown }) {
  const { common } = useWords();
  const values: Readonly<Record<string, string>> = optionWords(words, name)?.values ?? {};
  if (typeof value === 'boolean') return value ? common.yes : common.no;
  if (Array.isArray(value))
    return value.length === 0 ? common.none : common.list(value.map(entry => values[entry] ?? String(entry)));
  if (isObject(value)) return String(value.title);
  return values[String(value)] ?? String(value);
}
