import type { Me } from '@signoria/protocol';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { server } from '../../match/online/server.ts';
import { useWords } from '../../preferences/words.tsx';
import { namedSeats, otherPlayers } from '../home/others.ts';
import { dayOf } from './day.ts';
import { useAsked } from './use-asked.ts';

const askPast = () => server.api('GET /api/me/games', { query: { status: 'over' } });

/** How good the person is, and what has been played. */
export function History({ person }: { person: Me }) {
  const { site, common, titles, language } = useWords();
  const askRatings = useCallback(
    () => server.api('GET /api/people/:id', { params: { id: person.id } }),
    [person.id],
  );
  const [found] = useAsked(askRatings);
  const [past] = useAsked(askPast);
  const ratings = found?.ratings ?? [];
  const games = (past?.games ?? []).filter(({ status, resigned }) => status === 'over' || resigned);
  return (
    <section className="sheet page-sheet account-sheet">
      {ratings.length > 0 && (
        <>
          <h2>{site.account.ratings}</h2>
          <ul className="account-list">
            {ratings.map(({ game, seats, shown }) => (
              <li key={`${game} ${seats}`}>
                <span>
                  {titles[game]?.name ?? game}{' '}
                  <span className="small soft">
                    {site.pair(site.ranking.seats, site.ranking.classes[seats])}
                  </span>
                </span>
                <b className="figures">{Math.round(shown)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{site.account.past}</h2>
      {past && games.length === 0 && <p className="soft">{site.account.noPast}</p>}
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
    </section>
  );
}
