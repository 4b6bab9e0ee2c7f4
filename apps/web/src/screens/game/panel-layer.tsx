import { accessWords } from '@signoria/words/access';
import type { ReactNode } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { useWords } from '../../preferences/words.tsx';
import { RulesPage } from '../../rules/rules-page.tsx';
import { End } from './end.tsx';
import { type Frame, plays } from './frame.ts';
import { KeysPanel } from './keys-panel.tsx';
import { Menu } from './menu.tsx';
import { Position } from './position.tsx';
import { Typing } from './typing.tsx';
import type { Panel } from './use-panels.ts';

/** What is opened over the game, and the end when it has come. */
export function PanelLayer({ side, ...frame }: Frame & { side: ReactNode }) {
  const { source, snapshot, words, rematch, game, panels, isOver, telling } = frame;
  const { site } = useWords();
  const { shown, rule } = panels;
  const close = (panel: Panel) => () => panels.close(panel);
  return (
    <>
      <Dialog open={shown === 'side'} onClose={close('side')} title={words.title.name} kind="drawer">
        {side}
      </Dialog>
      <Dialog open={shown === 'rules'} onClose={close('rules')} title={site.play.rules} kind="drawer">
        <RulesPage game={snapshot.game} at={rule} key={rule} />
      </Dialog>
      <Menu
        open={shown === 'menu'}
        onClose={close('menu')}
        source={source}
        snapshot={snapshot}
        onAnswer={game.answered}
        onShow={panels.show}
      />
      <InWordsLayer {...frame} />
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

/** The game by ear and by keyboard: its keys, its position, and its moves as they are called. */
function InWordsLayer(frame: Frame) {
  const { source, snapshot, game, panels } = frame;
  const { keys, words } = accessWords(useWords().language);
  const { shown } = panels;
  const close = (panel: Panel) => () => panels.close(panel);
  return (
    <>
      <Dialog open={shown === 'keys'} onClose={close('keys')} title={keys.title}>
        <KeysPanel source={source} snapshot={snapshot} />
      </Dialog>
      <Dialog
        open={shown === 'position' && snapshot.curtain === null}
        onClose={close('position')}
        title={words.position}
        kind="drawer"
        first=".position"
      >
        <Position game={snapshot.game} boardProps={game.boardProps} aloud />
      </Dialog>
      <Dialog
        open={shown === 'typing' && plays(source, snapshot)}
        onClose={close('typing')}
        title={words.title}
        kind="drawer"
        first="#typed-move"
      >
        <Typing {...frame} />
      </Dialog>
    </>
  );
}
