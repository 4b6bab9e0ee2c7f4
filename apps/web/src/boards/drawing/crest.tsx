import { NONE, type None, type Seat } from '@signoria/core';
import type { Names } from '@signoria/words';
import './palette.css';
import './crest.css';

/** The shield of whoever sits there; an empty one for nobody. */
export function Crest({ of, marks }: { of: Seat | None; marks: Names }) {
  const isNobody = of === NONE;
  return (
    <span className="crest" data-seat={isNobody ? undefined : of} aria-hidden="true">
      {isNobody ? '–' : marks[of]}
    </span>
  );
}
