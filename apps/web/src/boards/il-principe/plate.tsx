import type { Seat } from '@signoria/core';
import { Part } from '../part.tsx';
import { familySaid } from './explain.ts';
import { platePart } from './parts.tsx';
import { Left } from './pieces.tsx';
import type { Props } from './props.ts';

/** What is public of a family in signs: cards, shields, and the coins of whoever shows them. */
export function Plate(props: Props & { of: Seat }) {
  const { view, of } = props;
  const purse = view.purses[of];
  return (
    <Part name={platePart(of)} label={familySaid(props, of).join('. ')} className="ip-plate figures">
      <Left view={view} of={of} />
      {purse !== null && (
        <span>
          {purse}
          <i className="ip-coin-sign" />
        </span>
      )}
    </Part>
  );
}
