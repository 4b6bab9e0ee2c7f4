import { useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { SITE_GAMES } from '../../boards/games.ts';
import { Crest } from '../../components/crest.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Icon } from '../../components/icons.tsx';
import { OpponentsChoice } from '../../components/opponents-choice.tsx';
import { useTitle } from '../../components/use-title.ts';
import { me } from '../../match/online/person.ts';
import { useWords } from '../../preferences/words.tsx';
import { SettingsForm } from '../settings/settings.tsx';
import { DailyLine } from './daily-line.tsx';
import { GameCard } from './game-card.tsx';
import { Invites } from './invites.tsx';
import { JoinForm } from './join-form.tsx';
import { MyGames } from './my-games.tsx';
import { OpenTables } from './open-tables.tsx';
import { useServer } from './use-server.ts';
import './home.css';

/** The home page: the games by their boards, the reader's own games, and ways to a table. */
export function HomeScreen() {
  const { site } = useWords();
  const [settings, setSettings] = useState(false);
  const server = useServer();
  const person = useSyncExternalStore(me.subscribe, me.get);
  useTitle('');
  return (
    <div className="home">
      <header className="home-head">
        <Crest />
        <div>
          <h1>{site.home.title}</h1>
          <p className="home-tagline">{site.tagline}</p>
        </div>
        <Link href="/you" className="button plain home-account" title={site.account.title}>
          <Icon name="person" />
          <span className="unseen">{site.account.title}</span>
          {person && <span className="home-name">{person.name}</span>}
        </Link>
        <IconButton name={site.settings.title} icon="settings" onClick={() => setSettings(true)} />
      </header>
      <main className="home-main">
        <Invites invites={server.invites} />
        <MyGames online={server.games} />
        <p className="home-opponents">
          <span className="small soft" aria-hidden="true">
            {site.home.opponents}
          </span>
          <OpponentsChoice label={site.home.opponents} />
        </p>
        <section aria-label={site.home.games} className="home-games">
          {SITE_GAMES.map(game => (
            <GameCard key={game.id} game={game} />
          ))}
        </section>
        <DailyLine />
        <div className="home-tables">
          <JoinForm />
          <OpenTables tables={server.tables} down={server.down} />
        </div>
        <p className="home-foot">
          <Link href="/ranking" className="button">
            {site.ranking.title}
          </Link>
          <Link href="/replay" className="button">
            {site.home.replayRecord}
          </Link>
        </p>
      </main>
      <Dialog open={settings} onClose={() => setSettings(false)} title={site.settings.title}>
        <SettingsForm withName />
      </Dialog>
    </div>
  );
}
