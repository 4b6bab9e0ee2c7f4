import type { Tagged } from '@signoria/core';
import { ruleNumbers } from '@signoria/words/handbook';
import { type ReactNode, useState } from 'react';
import type { BoardProps } from '../../boards/board.ts';
import type { Way } from '../../boards/touch.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Icon, type IconName } from '../../components/icons.tsx';
import type { Snapshot } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import type { Notice } from './notice.ts';
import { waiting } from './seat-words.ts';

interface PromptProps {
  snapshot: Snapshot;
  boardProps: BoardProps;
  ways: readonly Way[];
  loose: readonly Tagged[];
  notice: Notice | null;
  onRule(rule: string): void;
  onDismiss(): void;
  onCancel(): void;
  onUndo(): void;
  children?: ReactNode;
}

/** A sentence that says what to do now, what each choice does, and why something is not allowed. */
export function Prompt(props: PromptProps) {
  const { snapshot, notice, ways, onCancel, onUndo } = props;
  const { site } = useWords();
  return (
    <section className="prompt" aria-live="polite">
      {notice ? <NoticeLine {...props} notice={notice} /> : <WhatNow {...props} />}
      <div className="prompt-tools">
        {ways.length > 0 && !notice && <Tool name="close" label={site.play.cancel} onClick={onCancel} />}
        {snapshot.undo > 0 && <Tool name="undo" label={site.play.undo} onClick={onUndo} />}
        {snapshot.legal.length > 0 && ways.length === 0 && <AllChoices {...props} />}
      </div>
    </section>
  );
}

function Tool({ name, label, onClick }: { name: IconName; label: string; onClick(): void }) {
  return (
    <button type="button" className="button icon" aria-label={label} title={label} onClick={onClick}>
      <Icon name={name} />
    </button>
  );
}

/** Why not; what needs no part of the board can be chosen all the same. */
function NoticeLine({
  notice,
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
      <Choices actions={loose} boardProps={boardProps} />
    </div>
  );
}

function WhatNow({ snapshot, boardProps, ways, loose, onRule, children }: PromptProps) {
  const { site, common } = useWords();
  const { words, names, view } = boardProps;
  if (children) return <div className="prompt-words">{children}</div>;
  if (snapshot.legal.length === 0)
    return (
      <div className="prompt-words">
        <p className="soft">{waiting(snapshot, names, site, common)}</p>
      </div>
    );
  if (ways.length > 0) return <Chosen ways={ways} boardProps={boardProps} />;
  const { name, help } = words.prompt(view, boardProps.seat ?? 0, snapshot.legal);
  const rule = ruleNumbers(help).at(0);
  return (
    <div className={`prompt-words ${loose.length > 0 ? 'beside' : ''}`}>
      <p title={help}>
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
      <Choices actions={loose} boardProps={boardProps} />
    </div>
  );
}

/** What the parts chosen so far can become: one action to confirm, or several to choose from. */
function Chosen({ ways, boardProps }: { ways: readonly Way[]; boardProps: BoardProps }) {
  const { words, names, view } = boardProps;
  const actions = ways.map(({ action }) => action);
  return (
    <div className="prompt-words">
      {ways.length === 1 && <p className="prompt-effect">{words.action(ways[0].action, view, names).help}</p>}
      <Choices actions={actions} boardProps={boardProps} main={ways.length === 1} />
    </div>
  );
}

interface ChoicesProps {
  actions: readonly Tagged[];
  boardProps: BoardProps;
  main?: boolean;
}

function Choices({ actions, boardProps, main = false }: ChoicesProps) {
  if (actions.length === 0) return null;
  return (
    <div className="prompt-choices">
      {actions.map(action => (
        <Choice key={JSON.stringify(action)} action={action} boardProps={boardProps} main={main} />
      ))}
    </div>
  );
}

interface ChoiceProps {
  action: Tagged;
  boardProps: BoardProps;
  main?: boolean;
  onDone?(): void;
}

function Choice({ action, boardProps, main = false, onDone }: ChoiceProps) {
  const { words, view, names, act } = boardProps;
  const { name, help } = words.action(action, view, names);
  return (
    <button
      type="button"
      className={`button choice-button ${main ? 'main' : ''}`}
      data-action={JSON.stringify(action)}
      title={help}
      onClick={() => {
        onDone?.();
        act(action);
      }}
    >
      <span>
        {name}
        <span className="small soft choice-help">{help}</span>
      </span>
    </button>
  );
}

/** Everything one may do, in words: for whom the board is not enough. */
function AllChoices({ snapshot, boardProps }: PromptProps) {
  const { site } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tool name="list" label={site.play.choices} onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={() => setOpen(false)} title={site.play.choices} kind="drawer">
        <p className="soft small">{site.play.choicesHelp}</p>
        <ul className="all-choices">
          {snapshot.legal.map(action => (
            <li key={JSON.stringify(action)}>
              <Choice action={action} boardProps={boardProps} onDone={() => setOpen(false)} />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
