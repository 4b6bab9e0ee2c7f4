import type { Tagged } from '@signoria/table';
import { type ReactNode, useState } from 'react';
import type { BoardProps } from '../../boards/board.ts';
import type { Way } from '../../boards/touch.ts';
import type { Snapshot } from '../../match/source.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icons.tsx';
import { useReader } from '../../reader/reader.tsx';
import type { Notice } from './notice.ts';

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
  const { snapshot, notice } = props;
  const { site } = useReader();
  return (
    <section className="prompt" aria-live="polite">
      {notice ? <NoticeLine {...props} notice={notice} /> : <WhatNow {...props} />}
      <div className="prompt-tools">
        {snapshot.undo > 0 && (
          <button
            type="button"
            className="button icon"
            onClick={props.onUndo}
            aria-label={site.play.undo}
            title={site.play.undo}
          >
            <Icon name="undo" />
          </button>
        )}
        {snapshot.legal.length > 0 && <AllChoices {...props} />}
      </div>
    </section>
  );
}

function NoticeLine({ notice, onRule, onDismiss }: PromptProps & { notice: Notice }) {
  const { site } = useReader();
  return (
    <div className="prompt-words refused" role="alert">
      <p>{notice.text}</p>
      <div className="prompt-choices">
        {notice.rule && (
          <button type="button" className="button" onClick={() => onRule(notice.rule ?? '')}>
            <Icon name="book" /> {site.play.rule} <span className="figures">{notice.rule}</span>
          </button>
        )}
        <button type="button" className="button plain" onClick={onDismiss}>
          {site.play.close}
        </button>
      </div>
    </div>
  );
}

function WhatNow(props: PromptProps) {
  const { snapshot, boardProps, ways, loose, onCancel, onRule, children } = props;
  const { site, common } = useReader();
  const { words, names, view } = boardProps;
  if (children) return <div className="prompt-words">{children}</div>;
  if (snapshot.legal.length === 0) {
    const waited = snapshot.turn.map(seat => names[seat]);
    return (
      <div className="prompt-words">
        <p className="soft">{site.play.waitFor(common.list(waited))}</p>
      </div>
    );
  }
  const { name, help } = words.prompt(view, boardProps.seat ?? 0);
  const rule = /[A-Z]+-\d+\.\d+/.exec(help)?.[0];
  const offered = ways.length > 0 ? ways.map(way => way.action) : loose;
  const chosen = ways.length > 0;
  return (
    <div className="prompt-words">
      {!chosen && (
        <p title={help}>
          <b className="prompt-turn">{site.play.yourTurn}.</b> {name}{' '}
          {rule && (
            <button
              type="button"
              className="prompt-help"
              aria-label={site.play.rules}
              onClick={() => onRule(rule)}
            >
              ?
            </button>
          )}
        </p>
      )}
      {ways.length === 1 && <p className="prompt-effect">{words.action(ways[0].action, view, names).help}</p>}
      {offered.length > 0 && (
        <div className="prompt-choices">
          {offered.slice(0, 6).map(action => (
            <Choice
              key={JSON.stringify(action)}
              action={action}
              boardProps={boardProps}
              main={offered.length === 1 && chosen}
            />
          ))}
          {chosen && (
            <button type="button" className="button plain" onClick={onCancel}>
              {site.play.cancel}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

interface ChoiceProps {
  action: Tagged;
  boardProps: BoardProps;
  main?: boolean;
  full?: boolean;
  onDone?(): void;
}

function Choice({ action, boardProps, main = false, full = false, onDone }: ChoiceProps) {
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
        {full && <span className="small soft choice-help">{help}</span>}
      </span>
    </button>
  );
}

/** Everything one may do, in words: for whom the board is not enough. */
function AllChoices({ snapshot, boardProps }: PromptProps) {
  const { site } = useReader();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button icon"
        aria-label={site.play.choices}
        title={site.play.choices}
        onClick={() => setOpen(true)}
      >
        <Icon name="list" />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={site.play.choices} kind="drawer">
        <p className="soft small">{site.play.choicesHelp}</p>
        <ul className="all-choices">
          {snapshot.legal.map(action => (
            <li key={JSON.stringify(action)}>
              <Choice action={action} boardProps={boardProps} full onDone={() => setOpen(false)} />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
