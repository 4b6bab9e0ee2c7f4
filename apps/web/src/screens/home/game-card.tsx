import { defaultPreset } from '@signoria/core';
import { Link, useLocation } from 'wouter';
import type { SiteGame } from '../../boards/games.ts';
import { startHere } from '../../match/local/start.ts';
import { usePreferences, useWords } from '../../preferences/words.tsx';
import { botTitle } from '../game/names.ts';

/** The bots of a game begun with one tap: kind to newcomers, and each with a name of its own. */
const FIRST_BOTS = ['apprentice', 'novice', 'companion', 'master'];

/** A game shown by its board, and the ways into it. */
export function GameCard({ game }: { game: SiteGame }) {
  const { site, common, titles } = useWords();
  const { name } = usePreferences();
  const [, navigate] = useLocation();
  const title = titles[game.id];
  const play = async () => {
    const { rulesVersion, options } = await game.rules();
    const bots = Array.from(
      { length: game.usual - 1 },
      (_, i) => ({ kind: 'bot', level: FIRST_BOTS[i % FIRST_BOTS.length] }) as const,
    );
    const you = { kind: 'person', name: name.trim() || site.name.guest } as const;
    const { id } = startHere(game.id, rulesVersion, options.presets[defaultPreset(options)], [you, ...bots]);
    navigate(`/here/${id}`);
  };
  return (
    <article className="game-card sheet" data-game={game.id}>
      <div className="game-card-picture">
        <game.Emblem />
      </div>
      <div className="game-card-words">
        <h2>{title.name}</h2>
        <p className="small soft">{site.home.players(game.seats.min, game.seats.max)}</p>
        <p>{title.help}</p>
      </div>
      <div className="game-card-ways">
        <button
          type="button"
          className="button main"
          title={site.home.playHelp(
            common.list(FIRST_BOTS.slice(0, game.usual - 1).map(level => botTitle(level, common))),
          )}
          onClick={play}
        >
          {site.home.play}
        </button>
        <Link href={`/set/${game.id}`} className="button">
          {site.home.set}
        </Link>
        <Link href={`/rules/${game.id}`} className="button plain">
          {site.home.rules}
        </Link>
      </div>
    </article>
  );
}
