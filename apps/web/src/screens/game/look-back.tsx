import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useBackCloses } from '../../components/back-closes.ts';
import { useOpened } from '../../components/use-opened.ts';
import { type EarlierSource, lookBack } from '../../match/look-back.ts';
import type { MatchSource } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { ProblemScreen } from '../problem/problem.tsx';
import { Controls } from '../replay/controls.tsx';
import type { Frame } from './frame.ts';
import { Narration, Spoken } from './narration.tsx';
import type { LoadedBoard } from './use-board.ts';
import { useKey } from './use-keys.ts';
import { useSource } from './use-source.ts';
import { LookedAt } from './with-board.tsx';
import './since-left.css';

/** Where to begin, and whether it plays by itself. */
export interface Back {
  from: number;
  plays: boolean;
}

interface LookBackProps {
  source: MatchSource;
  loaded: LoadedBoard;
  back: Back;
  onReturn(): void;
}

/** A match under way as the reader saw it earlier, step by step, and the way back to now. */
export default function LookBack({ source, loaded, back: { from, plays }, onReturn }: LookBackProps) {
  const earlier = useOpened(useCallback(() => lookBack(source, from), [source, from]));
  return earlier && <Earlier source={source} loaded={loaded} {...{ earlier, plays, onReturn }} />;
}

interface EarlierProps extends Omit<LookBackProps, 'back'> {
  earlier: EarlierSource;
  plays: boolean;
}

function Earlier({ source, loaded, earlier, plays, onReturn }: EarlierProps) {
  const { site } = useWords();
  const { snapshot, problem } = useSource(earlier);
  useKey('Escape', onReturn);
  useBackCloses(true, onReturn);
  if (problem)
    return (
      <ProblemScreen code={problem}>
        <button type="button" className="button main" onClick={onReturn}>
          {site.frame.back.now}
        </button>
      </ProblemScreen>
    );
  if (!snapshot) return null;
  return (
    <LookedAt
      {...loaded}
      source={earlier}
      snapshot={snapshot}
      prompt={frame => <BackPrompt {...{ frame, source, earlier, plays, onReturn }} />}
    />
  );
}

interface PromptProps extends Omit<EarlierProps, 'loaded'> {
  frame: Frame;
}

/** What happened then, the way through it, and back to now; whoever is waited for meanwhile is told so. */
function BackPrompt({ frame, source, earlier, plays, onReturn }: PromptProps) {
  const { site } = useWords();
  const { snapshot, telling, game } = frame;
  const now = useSyncExternalStore(source.subscribe, source.current);
  const isAsked = (now?.legal.length ?? 0) > 0;
  const last = now?.moves ?? snapshot.moves;
  const move = earlier.move();
  useEffect(() => {
    if (plays && move >= last) onReturn();
  }, [plays, move, last, onReturn]);
  return (
    <section className="prompt replay" aria-label={site.frame.back.title} tabIndex={-1}>
      <div className="prompt-words">
        {telling.latest && <Narration snapshot={snapshot} boardProps={game.boardProps} telling={telling} />}
      </div>
      <Controls move={move} last={last} go={earlier.go} told={telling.latest?.text ?? ''} plays={plays}>
        <button type="button" className="button main look-now" onClick={onReturn}>
          {isAsked ? `● ${site.play.yourTurn}` : site.frame.back.now}
        </button>
      </Controls>
      <Spoken telling={telling} question={isAsked ? site.play.yourTurn : ''} />
    </section>
  );
}
