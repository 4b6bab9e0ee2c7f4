import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { onLaidAnew } from '../../boards/laid-anew.ts';
import { isUnmeant, type Tap } from './steady.ts';

/** What comes and goes above the board without a move of the game. */
const OVER = 'dialog, .kept, .curtain';

/** What lies over the board where a finger came down. A mouse goes to what it means, however soon. */
function overAt(event: MouseEvent): Element | null {
  const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
  return !isMouse && event.target instanceof Element ? event.target.closest(OVER) : null;
}

/** A second tap on a place where the first has just brought up something else does nothing. */
export function useSteady(root: RefObject<HTMLElement | null>, version: number): void {
  const changedAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is the change
  useLayoutEffect(() => {
    changedAt.current = performance.now();
  }, [version]);
  useEffect(() => {
    const element = root.current;
    let before: Tap | null = null;
    const clicked = (event: MouseEvent) => {
      // Keys are not fingers: a number has its click made, Enter on a button counts no taps.
      if (!event.isTrusted || event.detail === 0) return;
      const tap = { x: event.clientX, y: event.clientY, at: event.timeStamp, over: overAt(event) };
      if (isUnmeant(tap, before, changedAt.current)) {
        event.stopImmediatePropagation();
        event.preventDefault();
      } else before = tap;
    };
    element?.addEventListener('click', clicked, { capture: true });
    const unlisten =
      element &&
      onLaidAnew(element, () => {
        changedAt.current = performance.now();
      });
    return () => {
      element?.removeEventListener('click', clicked, { capture: true });
      unlisten?.();
    };
  }, [root]);
}
