import type { Tagged } from '@signoria/core';
import { useState } from 'react';
import type { Board, BoardProps } from '../../boards/board.ts';
import { Dialog } from '../../components/dialog.tsx';
import type { Snapshot } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { SHORTCUTS } from './shortcuts.ts';
import { Tool } from './tool.tsx';

interface ChoicesProps {
  actions: readonly Tagged[];
  boardProps: BoardProps;
  /** Actions that end a turn or decline stand apart from all others, at the far end. */
  closes?: Board['closes'];
  main?: boolean;
}

export function Choices({ actions, boardProps, closes = [], main = false }: ChoicesProps) {
  if (actions.length === 0) return null;
  const isClosing = ({ type }: Tagged) => closes.includes(type);
  const inOrder = [
    ...actions.filter(action => !isClosing(action)),
    ...actions.filter(action => isClosing(action)),
  ];
  return (
    <div className="prompt-choices">
      {inOrder.map(action => (
        <Choice
          key={JSON.stringify(action)}
          action={action}
          boardProps={boardProps}
          main={main}
          closing={isClosing(action)}
        />
      ))}
    </div>
  );
}

interface ChoiceProps {
  action: Tagged;
  boardProps: BoardProps;
  main?: boolean;
  closing?: boolean;
  onDone?(): void;
}

/** A name of more letters takes a second line on a phone, where what the choice does would stand. */
const LONG = 18;

function Choice({ action, boardProps, main = false, closing = false, onDone }: ChoiceProps) {
  const { words, view, names, act } = boardProps;
  const { name, help } = words.action(action, view, names);
  const isLong = name.length > LONG;
  return (
    <button
      type="button"
      className={`button choice-button ${main ? 'main' : ''} ${closing ? 'closing' : ''} ${isLong ? 'long' : ''}`}
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
export function AllChoices({ snapshot, boardProps }: { snapshot: Snapshot; boardProps: BoardProps }) {
  const { site } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tool name="list" label={site.play.choices} keys={SHORTCUTS.moves} onClick={() => setOpen(true)} />
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
