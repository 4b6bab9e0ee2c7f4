import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTouched } from '../touching.ts';

/** Where there is no room for all of the board it has three pages, one beside the other. */
export const PAGES = ['auction', 'cities', 'map'] as const;

interface Pages {
  strip: RefObject<HTMLDivElement | null>;
  /** The page in sight. */
  page: number;
  show(page: number): void;
  /** The strip was moved, by a finger or by us. */
  moved(): void;
}

/** Follows what is told from page to page, unless the reader has chosen one to look at. */
export function usePages(asked: boolean): Pages {
  const lit = useTouched(touching => touching.lit);
  const strip = useRef<HTMLDivElement>(null);
  const isChosen = useRef(false);
  const [page, setPage] = useState(0);
  useLayoutEffect(() => {
    if (asked) isChosen.current = false;
  }, [asked]);
  useLayoutEffect(() => {
    if (asked || isChosen.current || lit.size === 0) return;
    const found = [...(strip.current?.children ?? [])].findIndex(each => each.querySelector('[data-lit]'));
    if (found >= 0) turnTo(strip.current, found);
  }, [asked, lit]);
  return {
    strip,
    page,
    show(wanted) {
      isChosen.current = true;
      turnTo(strip.current, wanted);
    },
    moved() {
      const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
      setPage(Math.round(scrollLeft / Math.max(1, clientWidth)));
    },
  };
}

function turnTo(strip: HTMLElement | null, page: number): void {
  strip?.scrollTo({ left: page * strip.clientWidth, behavior: 'instant' });
}
