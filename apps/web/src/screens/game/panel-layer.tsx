import type { ReactNode } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { useWords } from '../../preferences/words.tsx';
import { RulesPage } from '../../rules/rules-page.tsx';
import { End } from './end.tsx';
import type { Frame } from './frame.ts';
import { Menu } from './menu.tsx';

/** What is opened over the game, and the end when it has come. */
export function PanelLayer({
  source,
  snapshot,
  words,
  rematch,
  game,
  panels,
  isOver,
  telling,
  side,
}: Frame & { side: ReactNode }) {
  const { site } = useWords();
  const { shown, rule, close } = panels;
  return (
    <>
      <Dialog open={shown === 'side'} onClose={close} title={words.title.name} kind="drawer">
        {side}
      </Dialog>
      <Dialog open={shown === 'rules'} onClose={close} title={site.play.rules} kind="drawer">
        <RulesPage game={snapshot.game} at={rule} key={rule} />
      </Dialog>
      <Menu
        open={shown === 'menu'}
        onClose={close}
        source={source}
        snapshot={snapshot}
        onAnswer={game.answered}
      />
      <Dialog
        open={isOver && !panels.endClosed && telling.now === null}
        kind="drawer"
        first=".end .button.main"
        onClose={() => panels.closeEnd(true)}
        title={snapshot.status === 'aborted' ? site.end.abortedTitle : site.end.title}
      >
        <End
          snapshot={snapshot}
          source={source}
          boardProps={game.boardProps}
          rematch={rematch}
          onBoard={() => panels.closeEnd(true)}
        />
      </Dialog>
    </>
  );
}
