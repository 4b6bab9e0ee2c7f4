import { accessWords } from '@signoria/words/access';
import { Link } from 'wouter';
import { IconButton } from '../../components/icon-button.tsx';
import { Icon } from '../../components/icons.tsx';
import { useWords } from '../../preferences/words.tsx';
import { type Frame, plays } from './frame.ts';
import { Ticker } from './ticker.tsx';

/** The title, the way back, and what opens rules, log and menu. */
export function GameBar({
  source,
  snapshot,
  words,
  panels,
  telling,
  wide,
  unread,
}: Frame & { wide: boolean; unread: number }) {
  const { site, language } = useWords();
  return (
    <header className="game-bar">
      {plays(source, snapshot) && (
        <button type="button" className="button skip-link" onClick={() => panels.show('typing')}>
          {accessWords(language).words.title}
        </button>
      )}
      <Link href="/" className="button plain icon" aria-label={site.play.back}>
        <Icon name="back" />
      </Link>
      <h1 className="game-title">{words.title.name}</h1>
      {source.kind === 'replay' && <span className="badge">{site.play.replay}</span>}
      {source.kind !== 'replay' && snapshot.you === 'table' && snapshot.curtain === null && (
        <span className="badge">{site.play.watching}</span>
      )}
      {!wide && <Ticker telling={telling} unread={unread} onOpen={() => panels.show('side')} />}
      <span className="game-tools">
        <IconButton name={site.play.rules} icon="book" onClick={() => panels.showRules(null)} />
        <IconButton name={site.play.menu} icon="menu" onClick={() => panels.show('menu')} />
      </span>
    </header>
  );
}
