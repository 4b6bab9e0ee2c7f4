import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { answers, streakNow } from '../../daily/answers.ts';
import { useWords } from '../../preferences/words.tsx';

/** The way to the positions of the day, with the streak there is to keep. */
export function DailyLine() {
  const { site } = useWords();
  const days = streakNow(useSyncExternalStore(answers.subscribe, answers.get));
  const { name, help } = site.home.daily;
  return (
    <Link href="/daily" className="home-line home-daily">
      <b>{name}</b>
      <span className="soft">{help}</span>
      {days > 0 && <span className="badge figures">{site.home.streak(days)}</span>}
    </Link>
  );
}
