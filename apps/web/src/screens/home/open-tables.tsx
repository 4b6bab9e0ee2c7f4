import { Link } from 'wouter';
import type { Table } from '../../../../server/src/wire.ts';
import { useReader } from '../../reader/reader.tsx';

export function OpenTables({ tables, down }: { tables: readonly Table[]; down: boolean }) {
  const { site, titles } = useReader();
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
        {tables.map(({ code, game, host, seats }) => (
          <li key={code}>
            <Link href={`/t/${code}`} className="home-line">
              <b>{titles[game]?.name ?? game}</b>
              <span className="soft">{site.home.against(host.name)}</span>
              <span className="badge">
                {site.home.seatsFree(seats.filter(({ kind }) => kind === 'empty').length)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
