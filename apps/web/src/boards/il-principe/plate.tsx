import type { Seat } from '@signoria/core';
import type { Props } from './props.ts';

export function Plate({ view, words, of }: Props & { of: Seat }) {
  const purse = view.purses[of];
  return (
    <>
      {words.terms.cards(view.handSizes[of])} · {words.terms.shields(view.shields[of])}
      {purse !== null && ` · ${words.terms.coins(purse)}`}
    </>
  );
}
