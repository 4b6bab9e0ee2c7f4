import type { Seat } from '@signoria/core';
import type { Props } from './props.ts';

export function Plate({ view, words, of }: Props & { of: Seat }) {
  return <>{words.terms.cards(view.handSizes[of])}</>;
}
