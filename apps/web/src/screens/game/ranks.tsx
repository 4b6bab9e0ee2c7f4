import { type RefObject, useLayoutEffect, useState } from 'react';

interface Mark {
  part: string;
  ranks: readonly number[];
  x: number;
  y: number;
}

/** Ranks on the parts of the board and of the hand that a hint is about, over whatever draws them. */
export function RankLayer({
  root,
  ranks,
}: {
  root: RefObject<HTMLElement | null>;
  ranks: ReadonlyMap<string, readonly number[]>;
}) {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || ranks.size === 0) {
      setMarks([]);
      return;
    }
    const place = () => setMarks(marksIn(element, ranks));
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    element.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', place, { capture: true });
    };
  }, [root, ranks]);
  return (
    <div className="ranks" aria-hidden="true">
      {marks.map(({ part, ranks: of, x, y }) => (
        <span key={part} className="rank figures" style={{ left: x, top: y }}>
          {of.join(' ')}
        </span>
      ))}
    </div>
  );
}

/** At the upper edge of each part, but always within the window. */
function marksIn(root: HTMLElement, ranks: ReadonlyMap<string, readonly number[]>): Mark[] {
  return [...ranks].flatMap(([part, of]) => {
    const found = [...root.querySelectorAll(`[data-part="${CSS.escape(part)}"]`)].at(-1);
    if (!found) return [];
    const { left, top, width } = found.getBoundingClientRect();
    return { part, ranks: of, x: left + width / 2, y: Math.max(12, top + 6) };
  });
}
