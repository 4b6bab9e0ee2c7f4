import { type PointerEvent as ReactPointerEvent, useRef } from 'react';
import type { Touched } from './touching.ts';

/** How far a finger moves before a tap becomes a drag. */
const SLACK = 8;

interface Drag {
  begin(event: ReactPointerEvent): void;
  /** Whether the click that follows belongs to a drag and is to be ignored. */
  justDropped(): boolean;
}

/** Dragging a part: a copy follows the finger, and the part under it at the end is where it was dropped. */
export function useDrag(name: string, touched: Touched): Drag {
  const dropped = useRef(false);
  return {
    justDropped() {
      const was = dropped.current;
      dropped.current = false;
      return was;
    },
    begin(event) {
      dropped.current = false;
      const { draggable, hand } = touched.get();
      if (event.button !== 0 || !draggable.has(name)) return;
      const source = event.currentTarget as HTMLElement;
      follow(source, event.clientX, event.clientY, {
        lifted: () => hand.lift(name),
        dropped: target => {
          dropped.current = true;
          hand.drop(name, target);
        },
      });
    },
  };
}

function follow(
  source: HTMLElement,
  startX: number,
  startY: number,
  tell: { lifted(): void; dropped(target: string | null): void },
): void {
  let ghost: HTMLElement | null = null;
  const ended = new AbortController();
  const move = (event: PointerEvent) => {
    if (!ghost) {
      if (Math.hypot(event.clientX - startX, event.clientY - startY) < SLACK) return;
      ghost = ghostOf(source);
      tell.lifted();
    }
    ghost.style.translate = `${event.clientX - startX}px ${event.clientY - startY}px`;
  };
  const end = (event: PointerEvent) => {
    ended.abort();
    ghost?.remove();
    if (!ghost) return;
    const under = event.type === 'pointerup' ? document.elementFromPoint(event.clientX, event.clientY) : null;
    tell.dropped(under?.closest('[data-part]')?.getAttribute('data-part') ?? null);
  };
  window.addEventListener('pointermove', move, { signal: ended.signal });
  window.addEventListener('pointerup', end, { signal: ended.signal });
  window.addEventListener('pointercancel', end, { signal: ended.signal });
}

function ghostOf(source: HTMLElement): HTMLElement {
  const { left, top, width, height } = source.getBoundingClientRect();
  const ghost = source.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-part');
  ghost.className += ' ghost';
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(ghost);
  return ghost;
}
