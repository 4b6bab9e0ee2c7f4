import type { Seat } from '@signoria/table';
import { Worth } from './city.tsx';
import type { Props } from './table.tsx';

/** Crown, gold and hand, as signs with their figures. */
export function Plate(props: Props & { of: Seat }) {
  const { view, words, of } = props;
  const said = [words.terms.gold(view.gold[of]), words.terms.cards(view.handSizes[of])];
  if (view.crown === of) said.push(words.terms.crown);
  return (
    <>
      <span className="unseen">{said.join(', ')}</span>
      <span className="ct-plate" aria-hidden="true">
        <Worth {...props} />
      </span>
    </>
  );
}
