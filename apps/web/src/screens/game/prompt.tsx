import type { Tagged } from '@signoria/core';
import { ruleNumbers } from '@signoria/words/handbook';
import { hintWords } from '@signoria/words/hint';
import { type ReactNode, useMemo, useState } from 'react';
import type { Board, BoardProps } from '../../boards/board.ts';
import type { Way } from '../../boards/touch.ts';
import { Icon } from '../../components/icons.tsx';
import type { Snapshot } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { AllChoices, Choices } from './choices.tsx';
import { HintProgress, HintShown } from './hint.tsx';
import { Missed } from './missed.tsx';
import { Narration, Spoken } from './narration.tsx';
import type { Notice } from './notice.ts';
import { SHORTCUTS } from './shortcuts.ts';
import type { Telling } from './telling.ts';
import { missedBy } from './telling.ts';
import { Tool } from './tool.tsx';
import type { HintPlay } from './use-hint.ts';

interface PromptProps {
  snapshot: Snapshot;
  board: Board;
  boardProps: BoardProps;
  telling: Telling;
  ways: readonly Way[];
  loose: readonly Tagged[];
  /** What will be taken in a moment, unless the reader chooses. */
  coming: Tagged | null;
  chosen: readonly string[];
  notice: Notice | null;
  hint: HintPlay;
  onRule(rule: string): void;
  onDismiss(): void;
  onCancel(): void;
  onUndo(): void;
  onPoint(places: readonly string[]): void;
  /** In place of a question, when there will be none any more. */
  children?: ReactNode;
}

/** What others do, or else what to do now, what each choice does, and why something is not allowed. */
export function Prompt(props: PromptProps) {
  const { snapshot, boardProps, telling, children } = props;
  const { site } = useWords();
  const missed = useMemo(() => missedBy(telling.tales, snapshot), [telling.tales, snapshot]);
  const [steps, setSteps] = useState<string | null>(null);
  const moment = `${snapshot.version}`;
  const isStepping = steps === moment && missed.length > 0;
  const asked = snapshot.legal.length > 0 && !children;
  const question = asked
    ? boardProps.words.prompt(boardProps.view, boardProps.seat ?? 0, snapshot.legal)
    : null;
  const onMissed = missed.length > 0 ? () => setSteps(moment) : null;
  return (
    <section className="prompt" aria-label={site.frame.told} tabIndex={-1}>
      {isStepping ? (
        <Missed
          tales={missed}
          boardProps={boardProps}
          onPoint={props.onPoint}
          onClose={() => setSteps(null)}
        />
      ) : (
        <Decision {...props} onMissed={onMissed} />
      )}
      <Spoken telling={telling} question={question?.name ?? ''} />
    </section>
  );
}

/** A hint and what is chosen on the board take turns: whoever touches a part has read it. */
function Decision(props: PromptProps & { onMissed: (() => void) | null }) {
  const { notice, hint, ways, boardProps } = props;
  if (hint.progress !== undefined) return <HintProgress hint={hint} />;
  if (hint.moves && ways.length === 0 && !notice) return <HintShown hint={hint} boardProps={boardProps} />;
  return (
    <>
      {notice ? <NoticeLine {...props} notice={notice} /> : <WhatNow {...props} />}
      <Tools {...props} />
    </>
  );
}

function Tools(props: PromptProps & { onMissed: (() => void) | null }) {
  const { snapshot, boardProps, telling, notice, ways, hint, onCancel, onUndo, onMissed } = props;
  const { site, language } = useWords();
  const asked = snapshot.legal.length > 0;
  const botsPlay = snapshot.turn.some(seat => snapshot.seats[seat].played !== 'person');
  const canSkip = !asked && snapshot.status === 'playing' && (telling.behind || botsPlay);
  return (
    <div className="prompt-tools">
      {ways.length > 0 && !notice && <Tool name="close" label={site.play.cancel} onClick={onCancel} />}
      {snapshot.undo > 0 && (
        <Tool
          key={`undo ${snapshot.version}`}
          name="undo"
          label={site.play.undo}
          keys={SHORTCUTS.undo}
          fresh
          onClick={onUndo}
        />
      )}
      {canSkip && <Tool name="skip" label={site.frame.skip} keys={SHORTCUTS.skip} onClick={telling.skip} />}
      {asked && ways.length === 0 && (
        <>
          <AllChoices snapshot={snapshot} boardProps={boardProps} />
          <Tool name="hint" label={hintWords(language).ask} keys={SHORTCUTS.hint} onClick={hint.toggle} />
          {onMissed && snapshot.undo === 0 && (
            <Tool name="again" label={site.frame.missed} onClick={onMissed} />
          )}
        </>
      )}
    </div>
  );
}

/** Why not; what needs no part of the board can be chosen all the same. */
function NoticeLine({
  notice,
  board,
  loose,
  boardProps,
  onRule,
  onDismiss,
  children,
}: PromptProps & { notice: Notice }) {
  const { site } = useWords();
  const { text, rule } = notice;
  return (
    <div className="prompt-words">
      <div className="refused" role="alert">
        <p>{text}</p>
        {rule && (
          <button type="button" className="button prompt-rule" onClick={() => onRule(rule)}>
            <Icon name="book" /> <span className="unseen">{site.play.rule}</span>
            <span className="figures">{rule}</span>
          </button>
        )}
        <Tool name="close" label={site.play.close} onClick={onDismiss} />
      </div>
      {children}
      <Choices actions={loose} boardProps={boardProps} closes={board.closes} />
    </div>
  );
}

function WhatNow(props: PromptProps) {
  const { snapshot, board, boardProps, telling, ways, coming, chosen, children } = props;
  const { site } = useWords();
  const { words, view, names } = boardProps;
  if (children) return <div className="prompt-words">{children}</div>;
  if (snapshot.legal.length === 0)
    return (
      <div className="prompt-words">
        <Narration snapshot={snapshot} boardProps={boardProps} telling={telling} />
      </div>
    );
  if (coming) return <Sentence>{site.frame.coming(words.action(coming, view, names).name)}</Sentence>;
  if (ways.length === 0) return <Question {...props} />;
  const said = board.chosenSaid?.(chosen, boardProps);
  return said ? <Sentence>{said}</Sentence> : <Chosen ways={ways} board={board} boardProps={boardProps} />;
}

function Sentence({ children }: { children: string }) {
  return (
    <div className="prompt-words">
      <p>{children}</p>
    </div>
  );
}

function Question({ snapshot, board, boardProps, loose, onRule }: PromptProps) {
  const { site } = useWords();
  const { words, view } = boardProps;
  const { name, help } = words.prompt(view, boardProps.seat ?? 0, snapshot.legal);
  const rule = ruleNumbers(help).at(0);
  return (
    <div className={`prompt-words ${loose.length > 0 ? 'beside' : ''}`}>
      <p className="prompt-question" title={help}>
        <b className="prompt-turn">{site.play.yourTurn}.</b> {name}
        {'\u00a0'}
        {rule && (
          <button
            type="button"
            className="prompt-help"
            aria-label={site.play.rule}
            onClick={() => onRule(rule)}
          >
            ?
          </button>
        )}
      </p>
      <Choices actions={loose} boardProps={boardProps} closes={board.closes} />
    </div>
  );
}

interface ChosenProps {
  ways: readonly Way[];
  board: Board;
  boardProps: BoardProps;
}

/** What the parts chosen so far can become: one action to confirm, or several to choose from. */
function Chosen({ ways, board, boardProps }: ChosenProps) {
  const { words, names, view } = boardProps;
  const actions = ways.map(({ action }) => action);
  return (
    <div className="prompt-words">
      {ways.length === 1 && <p className="prompt-effect">{words.action(ways[0].action, view, names).help}</p>}
      <Choices actions={actions} boardProps={boardProps} closes={board.closes} main={ways.length === 1} />
    </div>
  );
}
