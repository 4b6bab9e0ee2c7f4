import type { GameLine, Rating } from '@signoria/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../components/icons.tsx';
import { usePeopleWords } from '../../preferences/people-words.ts';
import { useWords } from '../../preferences/words.tsx';
import { namedSeats, otherPlayers } from '../home/others.ts';
import { dayOf } from './day.ts';

/** How good somebody is, by game and number of players. */
export function Ratings({ ratings }: { ratings: readonly Omit<Rating, 'person'>[] }) {
  const { titles } = useWords();
  const { tables } = usePeopleWords().profile;
  return (
    <ul className="account-list">
      {ratings.map(({ game, seats, shown }) => (
        <li key={`${game} ${seats}`}>
          <span>
            {titles[game]?.name ?? game} <span className="small soft">{tables[seats]}</span>
          </span>
          <b className="figures">{Math.round(shown)}</b>
        </li>
      ))}
    </ul>
  );
}

/** So many are shown before the rest is asked for. */
const SHOWN = 8;

/** Finished games, the latest first: each with its result, the way to see it again, and its record. */
export function PastGames({ games }: { games: readonly GameLine[] }) {
  const words = usePeopleWords().profile;
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className="account-list account-past">
        {games.slice(0, all ? games.length : SHOWN).map(game => (
          <PastGame key={game.match} line={game} />
        ))}
      </ul>
      {games.length > SHOWN && (
        <button type="button" className="button plain" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.fewerGames : words.allGames(games.length)}
        </button>
      )}
    </>
  );
}

function PastGame({ line }: { line: GameLine }) {
  const { site, common, titles, language } = useWords();
  const { match, game, names, seat, places, startedAt, endedAt, status } = line;
  const title = titles[game]?.name ?? game;
  const ended = endedAt ?? startedAt;
  const record = site.account.recordOf(title, dayOf(ended, language));
  return (
    <li>
      <span className="account-game">
        <Link href={`/m/${match}`}>{title}</Link>
        {places && (
          <span className="account-place small" data-won={places[seat] === 1 || undefined}>
            {site.account.place(places[seat], places.length)}
          </span>
        )}
      </span>
      <span className="small soft">
        {site.home.against(otherPlayers(namedSeats(names, seat), site, common))},{' '}
        <span className="account-day">{dayOf(ended, language, 'medium')}</span>
      </span>
      {status === 'over' && (
        <span className="account-again">
          <Link
            href={`/replay/m/${match}`}
            className="button"
            aria-label={site.pair(site.play.replay, `${title}, ${dayOf(ended, language)}`)}
          >
            {site.play.replay}
          </Link>
          <a
            className="button plain icon"
            href={`/api/matches/${match}/record`}
            download={`signoria-${game}-${match}.json`}
            aria-label={record}
            title={record}
          >
            <Icon name="save" />
          </a>
        </span>
      )}
    </li>
  );
}
