import { memo, type RefObject, useRef, useSyncExternalStore } from 'react';
import type { Board, BoardProps } from '../../boards/board.ts';
import { TouchContext, type Touched, type Touching } from '../../boards/touching.ts';
import { useTitle } from '../../components/use-title.ts';
import type { Pacer } from '../../match/pacer.ts';
import { useWords } from '../../preferences/words.tsx';
import { Chat } from '../chat/chat.tsx';
import { Curtain } from './curtain.tsx';
import { FirstSteps } from './first-steps.tsx';
import { FlightLayer } from './flights.tsx';
import type { Frame, GameScreenProps } from './frame.ts';
import { GameBar } from './game-bar.tsx';
import { Log } from './log.tsx';
import { OpenHands } from './open-hands.tsx';
import { PanelLayer } from './panel-layer.tsx';
import { Players } from './players.tsx';
import { Prompt } from './prompt.tsx';
import { RankLayer } from './ranks.tsx';
import { Requests } from './requests.tsx';
import { ScoreSheet } from './score.tsx';
import { SHORTCUTS } from './shortcuts.ts';
import { Side } from './side.tsx';
import { SinceLeft } from './since-left.tsx';
import { Stage } from './stage.tsx';
import { Kept } from './summary.tsx';
import type { Tale } from './telling.ts';
import { useCall } from './use-call.ts';
import { Explained, useExplained } from './use-explained.tsx';
import { useGame } from './use-game.ts';
import { useInSight } from './use-in-sight.ts';
import { useKey, useKeys } from './use-keys.ts';
import { usePanels } from './use-panels.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { usePacer, useTelling } from './use-shown.ts';
import { useSideTab } from './use-side-tab.ts';
import { useWide } from './use-wide.ts';
import './game.css';
import './narrow.css';
import './plates.css';
import './telling.css';
import './summary.css';
import './prompt.css';
import './side.css';
import './end.css';

/** The one layout for all games: the board, the hand, the others, the prompt, and what belongs to a table. */
export function GameScreen(props: GameScreenProps) {
  const { source, snapshot, board, words } = props;
  const pacer = usePacer(source, snapshot, board, words);
  return pacer && <Followed {...props} pacer={pacer} />;
}

function Followed({ pacer, ...props }: GameScreenProps & { pacer: Pacer<Tale> }) {
  const { source, board, words } = props;
  const { snapshot, telling } = useTelling(pacer, board, words);
  const { site } = useWords();
  const wide = useWide(board.wantsWidth);
  const { name } = words.title;
  useTitle(snapshot.legal.length > 0 ? `● ${site.play.yourTurn} · ${name}` : name);
  useCall(source, snapshot);
  useKey(SHORTCUTS.lookBack, () => props.lookBack?.(snapshot.moves - 1));
  const root = useRef<HTMLDivElement>(null);
  const game = useGame(source, snapshot, board, words, telling, root);
  const explained = useExplained();
  const panels = usePanels(source.kind === 'replay');
  const tabs = useSideTab(source.room?.lines().length ?? 0, wide || panels.shown === 'side');
  useShortcuts(root, panels, wide);
  const isOver = snapshot.status === 'over' || snapshot.status === 'aborted';
  const frame: Frame = { ...props, snapshot, game, telling, panels, isOver };
  const side = <SidePages {...frame} tabs={tabs} wide={wide} />;
  return (
    <TouchContext value={game.touched}>
      <main
        className="game"
        ref={root}
        data-game={snapshot.game}
        data-version={snapshot.version}
        {...explained.listeners}
      >
        <GameBar {...frame} wide={wide} unread={tabs.unread} />
        <div className="game-players">
          <Players snapshot={snapshot} board={board} boardProps={game.boardProps} />
        </div>
        <Messages {...frame} />
        <BoardRoom {...frame} />
        <section className="game-hand" aria-label={site.play.hand}>
          {snapshot.hands ? (
            <OpenHands {...frame} hands={snapshot.hands} />
          ) : (
            board.Hand &&
            snapshot.curtain === null && <Drawn what={board.Hand} boardProps={game.boardProps} />
          )}
        </section>
        {props.prompt ? props.prompt(frame) : <GamePrompt {...frame} />}
        {!frame.teacher && <FirstSteps {...frame} />}
        {wide && <aside className="game-side sheet">{side}</aside>}
        <Attention root={root} {...frame} />
        <FlightLayer air={game.air} />
        <RankLayer root={root} ranks={game.hint.ranks} />
        <Explained asked={explained.asked} board={board} boardProps={game.boardProps} />
        <PanelLayer {...frame} side={side} />
      </main>
    </TouchContext>
  );
}

/** Log, score and chat: beside the board where there is room, else in a drawer. */
function SidePages({
  source,
  snapshot,
  board,
  game,
  panels,
  lookBack,
  tabs,
  wide,
}: Frame & { tabs: ReturnType<typeof useSideTab>; wide: boolean }) {
  return (
    <Side
      tab={tabs.tab}
      onTab={tabs.setTab}
      unread={tabs.unread}
      log={
        <Log
          snapshot={snapshot}
          board={board}
          boardProps={game.boardProps}
          onPoint={game.point}
          onLookBack={lookBack && snapshot.moves > 0 ? () => lookBack(snapshot.moves - 1) : null}
          onAgain={events => {
            if (!wide) panels.close('side');
            game.again(events);
          }}
        />
      }
      score={<ScoreSheet scores={snapshot.view.scores} boardProps={game.boardProps} />}
      chat={source.room && <Chat room={source.room} />}
    />
  );
}

function Messages(frame: Frame) {
  const { source, snapshot, words, game, teacher } = frame;
  const { site } = useWords();
  return (
    <div className="game-messages">
      {teacher && <teacher.Card {...frame} />}
      {source.kind === 'online' && <SinceLeft {...frame} />}
      {!snapshot.connected && (
        <p className="request" role="alert">
          {site.play.reconnecting}
        </p>
      )}
      {source.room && (
        <Requests
          snapshot={snapshot}
          room={source.room}
          names={game.boardProps.names}
          words={words}
          onAnswer={game.answered}
        />
      )}
    </div>
  );
}

/** Table and hand are drawn anew when what they show has changed. For a touch their parts change by themselves. */
const Drawn = memo(function Drawn({
  what: What,
  boardProps,
}: {
  what: Board['Table'];
  boardProps: BoardProps;
}) {
  return <What {...boardProps} />;
});

function BoardRoom({ source, snapshot, board, telling, isOver, game: { boardProps } }: Frame) {
  const { site } = useWords();
  return (
    <section className="game-board" aria-label={site.play.board}>
      {snapshot.curtain === null ? (
        <>
          <Drawn what={board.Table} boardProps={boardProps} />
          <Stage telling={telling} version={snapshot.version} board={board} boardProps={boardProps} />
          {!isOver && (
            <Kept
              source={source}
              snapshot={snapshot}
              telling={telling}
              board={board}
              boardProps={boardProps}
            />
          )}
        </>
      ) : (
        <Curtain name={boardProps.names[snapshot.curtain]} onLift={source.lift} />
      )}
    </section>
  );
}

/** Keeps what may be chosen in sight, and the keyboard there. */
function Attention({ root, snapshot, game }: Frame & { root: RefObject<HTMLElement | null> }) {
  const { open, chosen } = useTouchingOf(game.touched);
  useInSight(root, open, game.pointed);
  useKeys(root, `${snapshot.version} ${chosen.join(' ')}`);
  return null;
}

function useTouchingOf({ subscribe, get }: Touched): Touching {
  return useSyncExternalStore(subscribe, get);
}

function GamePrompt(frame: Frame) {
  const { snapshot, board, game, telling, panels, isOver, teacher } = frame;
  const { chosen, ways } = useTouchingOf(game.touched);
  const notice = useSyncExternalStore(game.notices.subscribe, game.notices.get);
  return (
    <Prompt
      snapshot={snapshot}
      board={board}
      boardProps={game.boardProps}
      telling={telling}
      ways={ways}
      loose={game.loose}
      coming={game.coming}
      chosen={chosen}
      notice={notice}
      hint={game.hint}
      onRule={panels.showRules}
      onDismiss={game.dismiss}
      onCancel={game.clear}
      onUndo={game.undo}
      onPoint={game.point}
    >
      {(isOver || teacher?.isReading()) && <NoQuestion {...frame} />}
    </Prompt>
  );
}

/** What stands in the place of a question when there is none: the way to the result, or to go on reading. */
function NoQuestion({ isOver, panels }: Frame) {
  const { site } = useWords();
  if (!isOver) return <p>{site.lesson.read}</p>;
  return (
    <>
      <p>{site.play.over}</p>
      <div className="prompt-choices">
        <button type="button" className="button main" onClick={() => panels.closeEnd(false)}>
          {site.end.show}
        </button>
      </div>
    </>
  );
}
