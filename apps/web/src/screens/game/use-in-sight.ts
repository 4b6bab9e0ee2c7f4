import { type RefObject, useEffect } from 'react';

/** Where the board scrolls: brings what may be touched, or is pointed at, into sight when all of it is hidden. */
export function useInSight(
  root: RefObject<HTMLElement | null>,
  open: ReadonlySet<string>,
  lit: ReadonlySet<string>,
): void {
  const wanted = [...open].join(' ');
  useEffect(() => {
    if (wanted !== '') return onceSeen(() => bringIntoSight(root.current, '[data-open]'));
  }, [root, wanted]);
  useEffect(() => {
    if (lit.size > 0) return onceSeen(() => bringIntoSight(root.current, '[data-lit]'));
  }, [root, lit]);
}

/** After the next picture: to measure before it would hold it up. The answer takes it back. */
function onceSeen(work: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

function bringIntoSight(root: HTMLElement | null, selector: string): void {
  const board = root?.querySelector('.game-board');
  if (!board) return;
  const found = [...board.querySelectorAll(selector)];
  if (!found.some(element => isInSight(element, board)))
    found[0]?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** Whether no ancestor up to the board hides the top, the foot or a side of it. */
function isInSight(element: Element, board: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  for (let around = element.parentElement; around && board.contains(around); around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const frame = around.getBoundingClientRect();
    if (top < frame.top - 1 || bottom > frame.bottom + 1) return false;
    if (left < frame.left - 1 || right > frame.right + 1) return false;
  }
  return true;
}
