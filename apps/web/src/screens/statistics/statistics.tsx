import type { Statistics } from '@signoria/protocol';
import { Link } from 'wouter';
import { Page } from '../../components/page.tsx';
import { server } from '../../match/online/server.ts';
import { usePeopleWords } from '../../preferences/people-words.ts';
import { useWords } from '../../preferences/words.tsx';
import { Sheet } from '../account/form.tsx';
import { useReply } from '../account/use-asked.ts';
import { Sign } from '../person/sign.tsx';
import { ProblemScreen, TryAgain } from '../problem/problem.tsx';
import { byGame, byOpponent, type GameFigures, type OpponentFigures, streaks } from './figures.ts';
import { RatingOverTime } from './rating-over-time.tsx';
import { Scores } from './scores.tsx';
import '../account/account.css';
import './statistics.css';

const ask = () => server.api('GET /api/me/statistics');

/** Whom the server does not know has played nothing either. */
const STRANGER = 'no-session';

/** What the reader has played online, in figures. Nobody else sees this page. */
export default function StatisticsScreen() {
  const words = usePeopleWords().statistics;
  const [reply] = useReply(ask);
  if (reply && !reply.ok && reply.error.code !== STRANGER)
    return (
      <ProblemScreen code={reply.error.code}>
        <TryAgain />
      </ProblemScreen>
    );
  return (
    <Page title={words.title}>
      {reply && (reply.ok && reply.value.games.length > 0 ? <Figures found={reply.value} /> : <Nothing />)}
    </Page>
  );
}

function Nothing() {
  const words = usePeopleWords().statistics;
  return (
    <Sheet label={{ name: words.title, help: words.help }}>
      <p>{words.nothing}</p>
      <p>
        <Link href="/" className="button main">
          {words.findGame}
        </Link>
      </p>
    </Sheet>
  );
}

function Figures({ found: { games, people, ratings } }: { found: Statistics }) {
  const words = usePeopleWords().statistics;
  const figures = byGame(games);
  const { now, best } = streaks(games);
  return (
    <div className="statistics">
      <Sheet label={{ name: words.results, help: words.help }}>
        <dl className="statistics-figures figures">
          {[
            [words.played, games.length],
            [words.won, figures.reduce((sum, { won }) => sum + won, 0)],
            [words.streakNow, now],
            [words.streakBest, best],
          ].map(([name, figure]) => (
            <div key={name}>
              <dt className="small soft">{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <Results figures={figures} />
      </Sheet>
      {ratings.length > 0 && <RatingOverTime points={ratings} />}
      <Scores figures={figures.filter(({ scores }) => scores.length > 0)} />
      <Opponents figures={byOpponent(games, people)} />
    </div>
  );
}

function Results({ figures }: { figures: readonly GameFigures[] }) {
  const { site, titles, language } = useWords();
  const words = usePeopleWords().statistics;
  const decimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <table className="statistics-table">
      <thead>
        <tr>
          <th scope="col">{site.ranking.game}</th>
          <th scope="col">{words.seats}</th>
          <th scope="col">{words.games}</th>
          <th scope="col">{words.wins}</th>
          <th scope="col">{words.place}</th>
        </tr>
      </thead>
      <tbody className="figures">
        {figures.map(({ game, seats, played, won, place }) => (
          <tr key={`${game} ${seats}`}>
            <th scope="row">{titles[game]?.name ?? game}</th>
            <td>{seats}</td>
            <td>{played}</td>
            <td>
              {won} ({percent.format(won / played)})
            </td>
            <td>{decimal.format(place)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Opponents({ figures }: { figures: readonly OpponentFigures[] }) {
  const words = usePeopleWords().statistics;
  const { site } = useWords();
  if (figures.length === 0) return null;
  return (
    <Sheet label={words.opponents}>
      <table className="statistics-table">
        <thead>
          <tr>
            <th scope="col">{site.ranking.player}</th>
            <th scope="col">{words.games}</th>
            <th scope="col">{words.ahead}</th>
            <th scope="col">{words.behind}</th>
          </tr>
        </thead>
        <tbody className="figures">
          {figures.map(({ person, played, ahead, behind }) => (
            <tr key={person.id}>
              <th scope="row">
                <span className="avatar-name">
                  <Sign person={person} name={person.name} isBot={false} />
                  <Link href={`/p/${person.id}`}>{person.name}</Link>
                </span>
              </th>
              <td>{played}</td>
              <td>{ahead}</td>
              <td>{behind}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
