import type { Action } from '@signoria/citadels';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sayLaidAnew } from '../laid-anew.ts';

/** What a finger needs, less what rounding takes. */
const FINGER = 43;

interface CloseUp {
  cities: RefObject<HTMLDivElement | null>;
  isClose: boolean;
  leave(): void;
}

/**
 * Whether the cities are seen from nearby. Where many stand on a small screen, districts and heads are smaller than a finger:
 * a finger on one of them brings all of them nearer, and the choice is made there. It lasts as long as the choice does.
 */
export function useCloseUp(legal: readonly Action[]): CloseUp {
  const cities = useRef<HTMLDivElement>(null);
  const touched = useRef<Element | null>(null);
  const [choice, setChoice] = useState<readonly Action[] | null>(null);
  const isClose = choice === legal;
  useEffect(() => {
    const frame = cities.current;
    if (!frame || isClose) return;
    let finger = false;
    const down = ({ pointerType }: PointerEvent) => {
      finger = pointerType === 'touch';
    };
    const click = (event: MouseEvent) => {
      const part = event.target instanceof Element ? event.target.closest('.ct-city .part[data-open]') : null;
      if (!finger || !part || part.matches('.ct-site') || !isTooSmall(part)) return;
      event.stopPropagation();
      touched.current = part.closest('.ct-city');
      afterPaint(() => setChoice(legal));
    };
    frame.addEventListener('pointerdown', down, true);
    frame.addEventListener('click', click, true);
    return () => {
      frame.removeEventListener('pointerdown', down, true);
      frame.removeEventListener('click', click, true);
    };
  }, [isClose, legal]);
  useLayoutEffect(() => {
    if (isClose) touched.current?.scrollIntoView({ block: 'start' });
    if (cities.current) sayLaidAnew(cities.current);
  }, [isClose]);
  return { cities, isClose, leave: () => afterPaint(() => setChoice(null)) };
}

/** All cities are laid out anew, which takes longer than a tap should: what the tap itself shows is painted first. */
function afterPaint(layOut: () => void): void {
  requestAnimationFrame(() => setTimeout(layOut));
}

function isTooSmall(part: Element): boolean {
  const { width, height } = part.getBoundingClientRect();
  const reach = part.querySelector(':scope > .reach')?.getBoundingClientRect();
  return Math.max(width, reach?.width ?? 0) < FINGER || Math.max(height, reach?.height ?? 0) < FINGER;
}
