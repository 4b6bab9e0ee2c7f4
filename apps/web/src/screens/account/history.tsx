import type { Me } from '@signoria/protocol';
import { useCallback } from 'react';
import { server } from '../../match/online/server.ts';
import { useWords } from '../../preferences/words.tsx';
import { PastGames, Ratings } from './past-games.tsx';
import { useAsked } from './use-asked.ts';

const askPast = () => server.api('GET /api/me/games', { query: { status: 'over' } });

/** How good the person is, and what has been played. */
export function History({ person }: { person: Me }) {
  const { site } = useWords();
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
          <Ratings ratings={ratings} />
        </>
      )}
      <h2>{site.account.past}</h2>
      {past && games.length === 0 && <p className="soft">{site.account.noPast}</p>}
      <PastGames games={games} />
    </section>
  );
}
