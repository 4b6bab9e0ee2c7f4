import type { GameLine, Rating } from '@signoria/protocol';
import { Link } from 'wouter';
import { useWords } from '../../preferences/words.tsx';
import { namedSeats, otherPlayers } from '../home/others.ts';
import { dayOf } from './day.ts';

/** How good somebody is, by game and number of players. */
export function Ratings({ ratings }: { ratings: readonly Omit<Rating, 'person'>[] }) {
  const { site, titles } = useWords();
  return (
    <ul className="account-list">
      {ratings.map(({ game, seats, shown }) => (
        <li key={`${game} ${seats}`}>
          <span>
            {titles[game]?.name ?? game}{' '}
            <span className="small soft">{site.pair(site.ranking.seats, site.ranking.classes[seats])}</span>
          </span>
          <b className="figures">{Math.round(shown)}</b>
        </li>
      ))}
    </ul>
  );
}

/** Finished games, each with its result and its record. */
export function PastGames({ games }: { games: readonly GameLine[] }) {
  const { site, common, titles, language } = useWords();
  return (
    <ul className="account-list account-past">
      {games.map(({ match, game, names, seat, places, startedAt, endedAt }) => {
        const title = titles[game]?.name ?? game;
        const day = dayOf(endedAt ?? startedAt, language);
        const others = otherPlayers(namedSeats(names, seat), site, common);
        return (
          <li key={match}>
            <Link href={`/m/${match}`}>{title}</Link>
            <span className="small soft">
              {site.home.against(others)} · {day}
              {places && ` · ${site.account.place(places[seat], places.length)}`}
            </span>
            <a
              className="button plain"
              href={`/api/matches/${match}/record`}
              download={`signoria-${game}-${match}.json`}
              aria-label={site.account.recordOf(title, day)}
            >
              {site.account.record}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
