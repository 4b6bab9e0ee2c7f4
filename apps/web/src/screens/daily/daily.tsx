import { dailyWords } from '@signoria/words/daily';
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { SITE_GAMES, type SiteGame } from '../../boards/games.ts';
import { Page } from '../../components/page.tsx';
import { answers, firstAnswer, SHELF, streakNow } from '../../daily/answers.ts';
import { type Day, dateOf, daysBefore, today } from '../../daily/days.ts';
import { useWords } from '../../preferences/words.tsx';
import { Mark, type Tried } from './mark.tsx';
import './daily.css';

/** Today's positions, the streak, and the list of those of earlier days. */
export default function DailyScreen() {
  const { language } = useWords();
  const words = dailyWords(language);
  const known = useSyncExternalStore(answers.subscribe, answers.get);
  const now = today();
  const earlier = Array.from({ length: SHELF - 1 }, (_, i) => daysBefore(now, i + 1));
  return (
    <Page title={words.title}>
      <section className="sheet page-sheet daily-head">
        <p>{words.help}</p>
        <p className="daily-streak">{words.streak(streakNow(known))}</p>
        <h2>
          {words.today}, {dateOf(now, language)}
        </h2>
        <ul className="daily-today">
          {SITE_GAMES.map(game => (
            <li key={game.id}>
              <TodayCard game={game} day={now} tried={triedOf(now, game)} />
            </li>
          ))}
        </ul>
      </section>
      <section className="sheet page-sheet daily-shelf">
        <h2>{words.past}</h2>
        <ul>
          {earlier.map(day => (
            <li key={day}>
              <span>{dateOf(day, language)}</span>
              {SITE_GAMES.map(game => (
                <PastLink key={game.id} game={game} day={day} tried={triedOf(day, game)} />
              ))}
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );

  function triedOf(day: Day, { id }: SiteGame): Tried {
    const answer = firstAnswer(known, day, id);
    if (!answer) return 'fresh';
    return answer.isBest ? 'found' : 'missed';
  }
}

interface WayProps {
  game: SiteGame;
  day: Day;
  tried: Tried;
}

function TodayCard({ game: { id, Emblem }, day, tried }: WayProps) {
  const { language, titles } = useWords();
  return (
    <Link href={`/daily/${day}/${id}`} className="daily-card" data-tried={tried}>
      <span aria-hidden="true">
        <Emblem />
      </span>
      <b>{titles[id].name}</b>
      <span className="daily-state">
        <Mark tried={tried} /> <span>{dailyWords(language).states[tried]}</span>
      </span>
    </Link>
  );
}

/** As small as a finger allows: its picture, and what became of it. */
function PastLink({ game: { id, Emblem }, day, tried }: WayProps) {
  const { language, titles } = useWords();
  const words = dailyWords(language);
  const name = words.open(titles[id].name, dateOf(day, language), words.states[tried]);
  return (
    <Link href={`/daily/${day}/${id}`} className="daily-past" data-tried={tried} title={name}>
      <span aria-hidden="true">
        <Emblem />
      </span>
      <Mark tried={tried} />
      <span className="unseen">{name}</span>
    </Link>
  );
}
