import { type GameWords, optionWords } from '@signoria/words';
import { useState } from 'react';
import type { Table } from '../../../../server/src/wire.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useReader } from '../../reader/reader.tsx';
import { RulesPage } from '../../rules/rules-page.tsx';
import { clockName } from '../set-table/clock-choice.tsx';

/** What will be played: every option in words, each with the way to its ruling, and the clock. */
export function RulesPlayed({ table, words }: { table: Table; words: GameWords }) {
  const { site, common } = useReader();
  const [ruling, setRuling] = useState<string | null>(null);
  const clock = clockName(table.clock);
  const say = (name: string, value: unknown): string => {
    const values: Readonly<Record<string, string>> = optionWords(words, name)?.values ?? {};
    if (typeof value === 'boolean') return value ? common.yes : common.no;
    if (Array.isArray(value))
      return value.length === 0
        ? common.none
        : common.list(value.map(entry => values[entry] ?? String(entry)));
    return values[String(value)] ?? String(value);
  };
  return (
    <section className="sheet page-sheet rules-played">
      <h2>{site.lobby.rules}</h2>
      <dl>
        {Object.entries(table.options).map(([name, value]) => (
          <div key={name}>
            <dt>
              <button type="button" className="rule-link" onClick={() => setRuling(name)}>
                {optionWords(words, name)?.name ?? name}
              </button>
            </dt>
            <dd>{say(name, value)}</dd>
          </div>
        ))}
        <div>
          <dt>{site.lobby.clock}</dt>
          <dd title={clock ? site.set.clocks[clock].help : undefined}>
            {clock ? site.set.clocks[clock].name : table.clock.kind}
          </dd>
        </div>
        {table.rated && (
          <div>
            <dt>{site.set.rated.name}</dt>
            <dd>{site.set.rated.help}</dd>
          </div>
        )}
      </dl>
      <Dialog open={ruling !== null} onClose={() => setRuling(null)} title={site.play.rules} kind="drawer">
        <RulesPage game={table.game} {...(ruling ? { option: ruling } : {})} />
      </Dialog>
    </section>
  );
}
