import { defaultPreset } from '@signoria/core';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { SiteGame } from '../../boards/games.ts';
import { ProblemLine, whyNotLoaded } from '../../components/problem-words.tsx';
import { useOnce } from '../../components/use-once.ts';
import { startHere } from '../../match/local/start.ts';
import { opponentLevels } from '../../match/opponents.ts';
import { usePreferences, useWords } from '../../preferences/words.tsx';
import { botTitle } from '../game/names.ts';

/** A game shown by its board, and the ways into it. */
export function GameCard({ game }: { game: SiteGame }) {
  const { site, common, titles } = useWords();
  const { name, opponents } = usePreferences();
  const levels = opponentLevels(opponents, game.usual - 1);
  const [, navigate] = useLocation();
  const title = titles[game.id];
  const [problem, setProblem] = useState<string | null>(null);
  const once = useOnce();
  const play = async () => {
    setProblem(null);
    const rules = await game.rules().catch(() => null);
    if (!rules) return setProblem(whyNotLoaded());
    const { rulesVersion, options } = rules;
    const bots = levels.map(level => ({ kind: 'bot', level }) as const);
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
      <ProblemLine code={problem} />
      <div className="game-card-ways">
        <button
          type="button"
          className="button main"
          title={site.home.playHelp(common.list([...new Set(levels)].map(level => botTitle(level, common))))}
          onClick={() => void once(play)}
        >
          {site.home.play}
        </button>
        <Link href={`/set/${game.id}`} className="button">
          {site.home.set}
        </Link>
        <Link href={`/how/${game.id}`} className="button plain">
          {site.primer.link}
        </Link>
      </div>
    </article>
  );
}
