import { type RefCallback, useLayoutEffect, useRef } from 'react';
import type { Touched, Touching } from './touching.ts';

/** How a part may stand, a bit for each. */
const OPEN = 1;
const CHOSEN = 2;
const FIRST = 4;
const COMING = 8;
const LIT = 16;
const DRAGS = 32;
const IN_REACH = 64;
const UNKNOWN = -1;

/** The attribute that shows it. */
const MARKS = [
  [OPEN, 'data-open'],
  [CHOSEN, 'data-chosen'],
  [FIRST, 'data-first'],
  [COMING, 'data-coming'],
  [LIT, 'data-lit'],
  [DRAGS, 'data-drag'],
  [IN_REACH, 'data-reach'],
] as const;

interface Marked {
  element: Element | null;
  stands: number;
}

/**
 * Marks the element of a part with how the part stands. A touch is looked at by a hundred parts, and the first of a
 * decision changes dozens: none is rendered again for it, only its attributes change.
 */
export function useStanding(name: string, touched: Touched): RefCallback<Element> {
  const part = useRef<Marked>({ element: null, stands: UNKNOWN }).current;
  useLayoutEffect(() => {
    const look = () => {
      const stands = standing(name, touched.get());
      if (part.element && stands !== part.stands) mark(part.element, part.stands, stands);
      part.stands = stands;
    };
    look();
    return touched.subscribe(look);
  }, [name, touched, part]);
  return useRef<RefCallback<Element>>(element => {
    part.element = element;
  }).current;
}

function standing(name: string, { open, first, chosen, coming, lit, draggable }: Touching): number {
  const isOpen = open.has(name);
  const isFirst = first.has(name);
  return (
    (isOpen ? OPEN : 0) |
    (isFirst ? FIRST : 0) |
    (isOpen || isFirst ? IN_REACH : 0) |
    (chosen.includes(name) ? CHOSEN : 0) |
    (coming === name ? COMING : 0) |
    (lit.has(name) ? LIT : 0) |
    (draggable.has(name) ? DRAGS : 0)
  );
}

function mark(element: Element, before: number, stands: number): void {
  const changed = before === UNKNOWN ? UNKNOWN : before ^ stands;
  for (const [bit, attribute] of MARKS) {
    if (!(changed & bit)) continue;
    if (stands & bit) element.setAttribute(attribute, 'true');
    else element.removeAttribute(attribute);
  }
  if (changed & CHOSEN) element.setAttribute('aria-pressed', String((stands & CHOSEN) !== 0));
  if (changed & (OPEN | CHOSEN)) element.setAttribute('tabindex', stands & (OPEN | CHOSEN) ? '0' : '-1');
}
