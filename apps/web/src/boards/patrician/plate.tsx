import type { Seat } from '@signoria/core';
import type { Props } from './props.ts';

export function Plate({ view, words, of }: Props & { of: Seat }) {
  const messengers = view.messengersLeft[of];
  return (
    <>
      {words.terms.cards(view.handSizes[of])} · {words.terms.supply(view.supply[of])}
      {messengers > 0 && ` · ♞${messengers}`}
    </>
  );
}
