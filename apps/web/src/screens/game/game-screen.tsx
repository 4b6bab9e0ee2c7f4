import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'wouter';
import { TouchContext } from '../../boards/touching.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icons.tsx';
import { useTitle } from '../../components/use-title.ts';
import type { MatchSource, Snapshot } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { RulesPage } from '../../rules/rules-page.tsx';
import { Chat } from '../chat/chat.tsx';
import { Curtain } from './curtain.tsx';
import { End } from './end.tsx';
import { FlightLayer } from './flights.tsx';
import { Headline } from './headline.tsx';
import { Log } from './log.tsx';
import { Menu } from './menu.tsx';
import { Players } from './players.tsx';
import { Prompt } from './prompt.tsx';
import { Requests } from './requests.tsx';
import { ScoreSheet } from './score.tsx';
import { Side } from './side.tsx';
import type { LoadedBoard } from './use-board.ts';
import { useExplained } from './use-explained.tsx';
import { useGame } from './use-game.ts';
import { useSideTab } from './use-side-tab.ts';
import { useWide } from './use-wide.ts';
import './game.css';
import './prompt.css';
import './side.css';
import './end.css';

interface GameScreenProps extends LoadedBoard {
  source: MatchSource;
  snapshot: Snapshot;
  rematch: ReactNode;
}

/** The one layout for all games: the board, the hand, the others, the prompt, and what belongs to a table. */
export function GameScreen({ source, snapshot, board, words, rematch }: GameScreenProps) {
  const { site } = useWords();
  const wide = useWide();
  const asked = snapshot.legal.length > 0;
  useTitle(asked ? `● ${site.play.yourTurn} · ${words.title.name}` : words.title.name);
  const root = useRef<HTMLDivElement>(null);
  const game = useGame(source, snapshot, board, words, root);
  const { boardProps } = game;
  const explained = useExplained(board, boardProps);
  const [rule, setRule] = useState<string | null>(null);
  const [panel, setPanel] = useState<'none' | 'menu' | 'side' | 'rules'>('none');
  const [lookedAtEnd, setLookedAtEnd] = useState(false);
  const close = () => setPanel('none');
  const over = snapshot.status === 'over' || snapshot.status === 'aborted';
  const openRules = (at: string | null) => {
    setRule(at);
    setPanel('rules');
  };
  const { tab, setTab, unread } = useSideTab(source.room?.lines().length ?? 0, wide || panel === 'side');
  const side = (
    <Side
      tab={tab}
      onTab={setTab}
      unread={unread}
      log={
        <Log
          snapshot={snapshot}
          board={board}
          boardProps={boardProps}
          onPoint={game.point}
          onAgain={events => {
            if (!wide) close();
            game.again(events);
          }}
        />
      }
      score={<ScoreSheet scores={snapshot.view.scores} boardProps={boardProps} />}
      chat={source.room && <Chat room={source.room} />}
    />
  );
  return (
    <TouchContext value={game.touching}>
      <main
        className="game"
        ref={root}
        data-game={snapshot.game}
        data-version={snapshot.version}
        {...explained.listeners}
      >
        <header className="game-bar">
          <Link href="/" className="button plain icon" aria-label={site.play.back}>
            <Icon name="back" />
          </Link>
          <h1 className="game-title">{words.title.name}</h1>
          {snapshot.you === 'table' && snapshot.curtain === null && (
            <span className="badge">{site.play.watching}</span>
          )}
          <span className="game-tools">
            <button
              type="button"
              className="button plain icon"
              aria-label={site.play.rules}
              title={site.play.rules}
              onClick={() => openRules(null)}
            >
              <Icon name="book" />
            </button>
            {!wide && (
              <button
                type="button"
                className="button plain icon"
                aria-label={site.play.log}
                title={site.play.log}
                onClick={() => setPanel('side')}
              >
                <Icon name="scroll" />
                {unread > 0 && <span className="unread figures">{unread}</span>}
              </button>
            )}
            <button
              type="button"
              className="button plain icon"
              aria-label={site.play.menu}
              title={site.play.menu}
              onClick={() => setPanel('menu')}
            >
              <Icon name="menu" />
            </button>
          </span>
          {!over && <Headline snapshot={snapshot} board={board} words={words} names={boardProps.names} />}
        </header>
        <div className="game-players">
          <Players snapshot={snapshot} board={board} boardProps={boardProps} />
        </div>
        <div className="game-messages">
          {!snapshot.connected && (
            <p className="request" role="alert">
              {site.play.reconnecting}
            </p>
          )}
          {source.room && (
            <Requests
              snapshot={snapshot}
              room={source.room}
              names={boardProps.names}
              words={words}
              onAnswer={game.answered}
            />
          )}
        </div>
        <section className="game-board" aria-label={site.play.board}>
          {snapshot.curtain === null ? (
            <board.Table {...boardProps} />
          ) : (
            <Curtain name={boardProps.names[snapshot.curtain]} onLift={source.lift} />
          )}
        </section>
        <Prompt
          snapshot={snapshot}
          boardProps={boardProps}
          ways={game.ways}
          loose={game.loose}
          notice={game.notice}
          onRule={openRules}
          onDismiss={game.dismiss}
          onCancel={game.clear}
          onUndo={game.undo}
        >
          {over && (
            <>
              <p>{site.play.over}</p>
              <div className="prompt-choices">
                <button type="button" className="button main" onClick={() => setLookedAtEnd(false)}>
                  {site.end.show}
                </button>
              </div>
            </>
          )}
        </Prompt>
        <section className="game-hand" aria-label={site.play.hand}>
          {board.Hand && snapshot.curtain === null && <board.Hand {...boardProps} />}
        </section>
        {wide && <aside className="game-side sheet">{side}</aside>}
        <FlightLayer flights={game.flights} landed={game.landed} />
        {explained.bubble}
        <Dialog open={panel === 'side'} onClose={close} title={words.title.name} kind="drawer">
          {side}
        </Dialog>
        <Dialog open={panel === 'rules'} onClose={close} title={site.play.rules} kind="drawer">
          <RulesPage game={snapshot.game} at={rule} key={rule} />
        </Dialog>
        <Menu
          open={panel === 'menu'}
          onClose={close}
          source={source}
          snapshot={snapshot}
          onAnswer={game.answered}
        />
        <Dialog
          open={over && !lookedAtEnd}
          onClose={() => setLookedAtEnd(true)}
          title={snapshot.status === 'aborted' ? site.end.abortedTitle : site.end.title}
        >
          <End snapshot={snapshot} source={source} boardProps={boardProps} rematch={rematch} />
        </Dialog>
      </main>
    </TouchContext>
  );
}
