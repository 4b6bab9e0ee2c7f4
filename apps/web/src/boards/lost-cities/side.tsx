import type { Seat } from '@signoria/core';
import { figure } from '@signoria/words/figures';
import { CardFace } from './card.tsx';
import type { Props } from './props.ts';

/** What the other player was seen to take and still holds. */
export function Known({ view, words, names, of }: Props & { of: Seat }) {
  const known = view.known[of];
  if (known.length === 0) return <div className="lc-side far" />;
  return (
    <div
      className="lc-side far"
      role="note"
      aria-label={`${words.terms.holds(names[of])} ${known.map(words.terms.card).join(', ')}`}
    >
      <span className="lc-note" aria-hidden="true">
        {words.terms.held}
      </span>
      {known.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards that print alike have no other name
        <span className="lc-known" key={i}>
          <CardFace card={card} />
        </span>
      ))}
    </div>
  );
}

/** Which round it is, and how those before it ended. */
export function Rounds({ view, words, near, far }: Props & { near: Seat; far: Seat }) {
  return (
    <div className="lc-side near">
      <span className="lc-note">{words.terms.round(view.round, view.options.rounds)}</span>
      {view.finished.map((round, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds are numbered
        <span className="lc-round figures" key={i}>
          {figure(sum(round[near]))} : {figure(sum(round[far]))}
        </span>
      ))}
    </div>
  );
}

function sum(columns: readonly { points: number }[]): number {
  return columns.reduce((total, { points }) => total + points, 0);
}
