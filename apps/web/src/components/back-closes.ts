import { useEffect, useRef } from 'react';

/**
 * Dialogs open now, the latest last. While there are any, one entry of the history stands for them, so that the
 * browser's Back closes the latest instead of leaving the page.
 */
const open: (() => void)[] = [];
/** An entry is being taken out again; the browser does so a little later. */
let leaving = false;

const isMarked = () => history.state?.dialog === true;
const mark = () => history.pushState({ dialog: true }, '');

function wentBack(): void {
  if (isMarked()) return;
  if (leaving) {
    leaving = false;
    if (open.length > 0) mark();
    return;
  }
  const close = open.at(-1);
  if (open.length > 1) mark();
  close?.();
}

function opened(close: () => void): void {
  window.addEventListener('popstate', wentBack);
  open.push(close);
  if (!isMarked() && !leaving) mark();
}

function closed(close: () => void): void {
  open.splice(open.indexOf(close), 1);
  if (open.length > 0 || !isMarked() || leaving) return;
  leaving = true;
  history.back();
}

/** While `isOpen`, the browser's Back calls `close`. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const own = () => latest.current();
    opened(own);
    return () => closed(own);
  }, [isOpen]);
}
