import { Link } from 'wouter';
import { Icon, type IconName } from '../../components/icons.tsx';
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
        <Tool name={site.play.rules} icon="book" onClick={() => panels.showRules(null)} />
        {!wide && (
          <Tool name={site.play.log} icon="scroll" unread={unread} onClick={() => panels.show('side')} />
        )}
        <Tool name={site.play.menu} icon="menu" onClick={() => panels.show('menu')} />
      </span>
      {!isOver && <Headline snapshot={snapshot} board={board} words={words} names={game.boardProps.names} />}
    </header>
  );
}

interface ToolProps {
  name: string;
  icon: IconName;
  unread?: number;
  onClick(): void;
}

function Tool({ name, icon, unread = 0, onClick }: ToolProps) {
  return (
    <button type="button" className="button plain icon" aria-label={name} title={name} onClick={onClick}>
      <Icon name={icon} />
      {unread > 0 && <span className="unread figures">{unread}</span>}
    </button>
  );
}
