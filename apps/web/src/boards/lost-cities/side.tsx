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
export function Rounds(props: Props & { near: Seat; far: Seat }) {
  const { view, words, marks, near, far } = props;
  return (
    <div className="lc-side near">
      <span className="lc-note">{words.terms.round(view.round, view.options.rounds)}</span>
      {view.finished.length > 0 && (
        <span className="lc-round lc-who" aria-hidden="true">
          <i data-seat={near}>{marks[near]}</i>
          <i data-seat={far}>{marks[far]}</i>
        </span>
      )}
      {view.finished.map((round, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds are numbered
        <RoundSums key={i} {...props} round={round} />
      ))}
    </div>
  );
}

/** What both had in a round, each under the own letter. */
function RoundSums({
  words,
  names,
  near,
  far,
  round,
}: Props & { near: Seat; far: Seat; round: Props['view']['finished'][number] }) {
  const sums = [near, far].map(seat => ({ seat, sum: figure(sum(round[seat])) }));
  return (
    <span className="lc-round figures">
      <span className="unseen">{sums.map(({ seat, sum }) => words.pair(names[seat], sum)).join(', ')}</span>
      {sums.map(({ seat, sum }) => (
        <span key={seat} aria-hidden="true">
          {sum}
        </span>
      ))}
    </span>
  );
}

function sum(columns: readonly { points: number }[]): number {
  return columns.reduce((total, { points }) => total + points, 0);
}
