import type { GameLine } from '@signoria/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { IconButton } from '../../components/icon-button.tsx';
import { forget, recallAll } from '../../match/local/saved.ts';
import { useWords } from '../../preferences/words.tsx';
import { type MyGame, myGames } from './game-lines.ts';
import { otherPlayers } from './others.ts';

const SHOWN = 3;

/** The reader's games, the most urgent ones first and the rest on demand: the list of games stays in sight. */
export function MyGames({ online }: { online: readonly GameLine[] }) {
  const { site } = useWords();
  const [here, setHere] = useState(recallAll);
  const [all, setAll] = useState(false);
  const games = myGames(online, here);
  if (games.length === 0) return null;
  const onForget = (id: string) => {
    forget(id);
    setHere(recallAll());
  };
  return (
    <section className="sheet home-panel my-games">
      <h2>{site.home.myGames}</h2>
      <ul className="home-list">
        {games.slice(0, all ? games.length : SHOWN).map(game => (
          <GameEntry key={game.key} game={game} onForget={onForget} />
        ))}
      </ul>
      {games.length > SHOWN && (
        <button type="button" className="button plain" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? site.home.fewerGames : site.home.allGames(games.length)}
        </button>
      )}
    </section>
  );
}

function GameEntry({
  game: { href, game, others, urgency, local },
  onForget,
}: {
  game: MyGame;
  onForget(id: string): void;
}) {
  const { site, common, titles } = useWords();
  return (
    <li>
      <Link href={href} className="home-line" data-turn={urgency === 'yourTurn' || undefined}>
        <b>{titles[game]?.name ?? game}</b>
        <span className="soft">
          {site.home.against(otherPlayers(others, site, common))}
          {local && ` · ${site.home.onThisDevice}`}
        </span>
        <span className="badge">{site.home[urgency]}</span>
      </Link>
      {local && <IconButton name={site.home.forget} icon="close" onClick={() => onForget(local)} />}
    </li>
  );
}
