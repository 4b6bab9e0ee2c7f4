import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../preferences/words.tsx';
import { useBackCloses } from './back-closes.ts';
import { IconButton } from './icon-button.tsx';
import './dialog.css';

interface DialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  /** `sheet` lies in the middle; `drawer` comes from the side, or the foot of a phone. */
  kind?: 'sheet' | 'drawer';
  /** What is focused first, as a selector; the way out when left out. */
  first?: string;
  children: ReactNode;
}

/** A native dialog with a title and a way out. Its contents exist only while it is open. */
export function Dialog({ open, onClose, title, kind = 'sheet', first, children }: DialogProps) {
  const { site } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useBackCloses(open, onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      if (first) element.querySelector<HTMLElement>(first)?.focus();
    }
    if (!open && element.open) element.close();
  }, [open, first]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes with Escape; the click on its backdrop is extra
    <dialog
      ref={dialog}
      className={`dialog ${kind}`}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={event => event.target === dialog.current && onClose()}
    >
      {open && (
        <div className="dialog-page">
          <header className="dialog-head">
            <h2 id={heading}>{title}</h2>
            <IconButton name={site.play.close} icon="close" onClick={onClose} />
          </header>
          <div className="dialog-body">{children}</div>
        </div>
      )}
    </dialog>
  );
}
