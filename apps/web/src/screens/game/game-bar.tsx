import { Link } from 'wouter';
import { IconButton } from '../../components/icon-button.tsx';
import { Icon } from '../../components/icons.tsx';
import { useWords } from '../../preferences/words.tsx';
import type { Frame } from './frame.ts';
import { Headline } from './headline.tsx';

/** The title, the way back, and the doors to rules, log and menu. */
export function GameBar({
  snapshot,
  board,
  words,
  game,
  panels,
  isOver,
  wide,
  unread,
}: Frame & { wide: boolean; unread: number }) {
  const { site } = useWords();
  return (
    <header className="game-bar">
      <Link href="/" className="button plain icon" aria-label={site.play.back}>
        <Icon name="back" />
      </Link>
      <h1 className="game-title">{words.title.name}</h1>
      {snapshot.you === 'table' && snapshot.curtain === null && (
        <span className="badge">{site.play.watching}</span>
      )}
      <span className="game-tools">
        <IconButton name={site.play.rules} icon="book" onClick={() => panels.showRules(null)} />
        {!wide && (
          <IconButton name={site.play.log} icon="scroll" onClick={() => panels.show('side')}>
            {unread > 0 && <span className="unread figures">{unread}</span>}
          </IconButton>
        )}
        <IconButton name={site.play.menu} icon="menu" onClick={() => panels.show('menu')} />
      </span>
      {!isOver && <Headline snapshot={snapshot} board={board} words={words} names={game.boardProps.names} />}
    </header>
  );
}
