import { useState } from 'react';
import { Link } from 'wouter';
import type { GameLine } from '../../../../server/src/wire.ts';
import { forget, type Player, recallAll } from '../../match/local/saved.ts';
import { Icon } from '../../parts/icons.tsx';
import { useReader } from '../../reader/reader.tsx';
import { botName } from '../game/names.ts';

/** Games under way, those that wait for the reader first; then the latest finished ones. */
export function MyGames({ online }: { online: readonly GameLine[] }) {
  const { site, common, titles } = useReader();
  const [here, setHere] = useState(recallAll);
  const people = (players: readonly Player[]) =>
    common.list(
      players.slice(1).map(player => (player.kind === 'bot' ? botName(player.level, common) : player.name)),
    );
  const lines = [
    ...online.map(line => ({
      key: line.match,
      href: `/t/${line.code}`,
      game: line.game,
      names: common.list(
        line.names.filter((_, seat) => seat !== line.seat).map(name => botName(name, common)),
      ),
      rank: line.yourTurn ? 0 : line.places ? 2 : 1,
      local: null as string | null,
    })),
    ...here.map(saved => ({
      key: saved.id,
      href: `/here/${saved.id}`,
      game: saved.game,
      names: people(saved.players),
      rank: saved.over ? 2 : saved.waits ? 0 : 1,
      local: saved.id,
    })),
  ].sort((a, b) => a.rank - b.rank);
  if (lines.length === 0) return null;
  const marks = [site.home.yourTurn, site.home.waiting, site.home.over];
  return (
    <section className="sheet home-panel my-games">
      <h2>{site.home.myGames}</h2>
      <ul className="home-list">
        {lines.slice(0, 8).map(({ key, href, game, names, rank, local }) => (
          <li key={key}>
            <Link href={href} className="home-line" data-turn={rank === 0 || undefined}>
              <b>{titles[game]?.name ?? game}</b>
              <span className="soft">
                {site.home.against(names)}
                {local && ` · ${site.home.onThisDevice}`}
              </span>
              <span className="badge">{marks[rank]}</span>
            </Link>
            {local && (
              <button
                type="button"
                className="button plain icon"
                aria-label={site.home.forget}
                title={site.home.forget}
                onClick={() => {
                  forget(local);
                  setHere(recallAll());
                }}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
