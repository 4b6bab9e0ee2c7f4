import type { Rating, SeatClass } from '@signoria/protocol';
import type { Reply } from '@signoria/protocol/client';
import { problemWords } from '@signoria/words/site-words';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { SITE_GAMES, type SiteGame } from '../../boards/games.ts';
import { Page } from '../../components/page.tsx';
import { Pills } from '../../components/pills.tsx';
import { keepAsking, saysAway } from '../../match/online/keep-asking.ts';
import { server } from '../../match/online/server.ts';
import { useWords } from '../../preferences/words.tsx';
import './ranking.css';

const CLASSES: readonly (readonly [SeatClass, number, number])[] = [
  ['2', 2, 2],
  ['3-4', 3, 4],
  ['5-8', 5, 8],
];

/** The table sizes a game can be played at. */
function classesOf({ seats }: SiteGame): SeatClass[] {
  return CLASSES.filter(([, least, most]) => seats.min <= most && seats.max >= least).map(([name]) => name);
}

/** The best of each game, by the number of players at the table. */
export default function RankingScreen() {
  const { site, titles } = useWords();
  const [game, setGame] = useState(SITE_GAMES[0]);
  const [size, setSize] = useState<SeatClass>('2');
  const classes = classesOf(game);
  const seats = classes.includes(size) ? size : classes[0];
  const ranking = useRanking(game.id, seats);
  return (
    <Page title={site.ranking.title}>
      <div className="sheet page-sheet ranking">
        <p className="soft">{site.ranking.help}</p>
        <Pills
          legend={site.ranking.game}
          choices={SITE_GAMES.map(({ id }) => [id, titles[id].name])}
          chosen={game.id}
          onChoose={id => setGame(SITE_GAMES.find(other => other.id === id) ?? game)}
        />
        <Pills
          legend={site.ranking.seats}
          choices={classes.map(name => [name, site.ranking.classes[name]])}
          chosen={seats}
          onChoose={name => setSize(name)}
        />
        <div aria-live="polite">
          <Places reply={ranking} />
        </div>
      </div>
    </Page>
  );
}

/** Null while it is being fetched. */
function useRanking(game: string, seats: SeatClass): Reply<{ ratings: Rating[] }> | null {
  const [reply, setReply] = useState<Reply<{ ratings: Rating[] }> | null>(null);
  useEffect(() => {
    setReply(null);
    const ask = () => server.api('GET /api/leaderboard', { query: { game, seats } });
    return keepAsking(ask, saysAway, setReply);
  }, [game, seats]);
  return reply;
}

function Places({ reply }: { reply: Reply<{ ratings: Rating[] }> | null }) {
  const { site } = useWords();
  if (!reply) return <p className="soft">{site.ranking.loading}</p>;
  if (!reply.ok) {
    const { name, help } = problemWords(reply.error.code, site);
    return <p>{`${name}. ${help}`}</p>;
  }
  const { ratings } = reply.value;
  if (ratings.length === 0) return <p>{site.ranking.nobody}</p>;
  return (
    <table className="ranking-table">
      <thead>
        <tr>
          <th scope="col">{site.ranking.place}</th>
          <th scope="col">{site.ranking.player}</th>
          <th scope="col">{site.ranking.rating}</th>
          <th scope="col">{site.ranking.games}</th>
        </tr>
      </thead>
      <tbody className="figures">
        {ratings.map(({ person, shown, games }, index) => (
          <tr key={person.id}>
            <td>{index + 1}</td>
            <th scope="row">
              <Link href={`/p/${person.id}`}>{person.name}</Link>
            </th>
            <td>{Math.round(shown)}</td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
