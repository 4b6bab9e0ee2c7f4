import type { Table } from '@signoria/protocol';
import { type GameWords, wordsFor } from '@signoria/words';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../preferences/words.tsx';
import { clockFigures } from '../set-table/clocks.ts';
import { nearestPreset } from '../set-table/presets.ts';
import { useRules } from '../set-table/use-rules.ts';

export function OpenTables({ tables, down }: { tables: readonly Table[]; down: boolean }) {
  const { site } = useWords();
  return (
    <section className="sheet home-panel">
      <h2>{site.home.openTables}</h2>
      {down && (
        <p className="soft" role="status">
          {site.home.serverDown}
        </p>
      )}
      {!down && tables.length === 0 && <p className="soft">{site.home.noOpenTables}</p>}
      <ul className="home-list">
        {tables.map(table => (
          <OpenTable key={table.code} table={table} />
        ))}
      </ul>
    </section>
  );
}

/** A table one may sit down at: what is played, with whom, by which rules, at what pace. */
function OpenTable({ table }: { table: Table }) {
  const { site, titles, language } = useWords();
  const { code, game, host, seats, clock, rated } = table;
  const told = [
    useRulesName(table),
    clockFigures(clock, site, language),
    rated ? site.set.rated.name : null,
  ].filter(part => part !== null);
  return (
    <li>
      <Link href={`/t/${code}`} className="home-line">
        <b>{titles[game]?.name ?? game}</b>
        <span className="soft">{site.home.against(host.name)}</span>
        <span className="badge">
          {site.home.seatsFree(seats.filter(({ kind }) => kind === 'empty').length)}
        </span>
        <span className="home-told small soft">{told.join(' · ')}</span>
      </Link>
    </li>
  );
}

/** The name of the rules a table plays, once its game has been asked; the home page itself carries no game. */
function useRulesName({ game, options }: Table): string | null {
  const { site, language } = useWords();
  const rules = useRules(game);
  const [words, setWords] = useState<GameWords | null>(null);
  useEffect(() => {
    let wanted = true;
    wordsFor(language, game)
      .then(found => wanted && setWords(found))
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [language, game]);
  if (!rules || !words) return null;
  const { preset, departs } = nearestPreset(rules, options);
  const { name } = words.presets[preset];
  return departs.length === 0 ? name : `${name}, ${site.home.ownRules}`;
}
