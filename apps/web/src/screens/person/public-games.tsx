import { useCallback } from 'react';
import { server } from '../../match/online/server.ts';
import { usePeopleWords } from '../../preferences/people-words.ts';
import { PastGames } from '../account/past-games.tsx';
import { useAsked } from '../account/use-asked.ts';

const SHOWN = 30;

/** A player's finished games, as far as the reader may see them. */
export function PublicGames({ id }: { id: string }) {
  const words = usePeopleWords().profile;
  const ask = useCallback(
    () => server.api('GET /api/people/:id/games', { params: { id }, query: { limit: SHOWN } }),
    [id],
  );
  const [found] = useAsked(ask);
  return (
    <section className="sheet page-sheet account-sheet">
      <h2>{words.games}</h2>
      {found?.games.length === 0 && <p className="soft">{words.noGames}</p>}
      <PastGames games={found?.games ?? []} />
    </section>
  );
}
