import type { Seat } from '@signoria/table';
import { Worth } from './city.tsx';
import type { Props } from './table.tsx';

/** Gold, hand and crown, as signs with their figures. */
export function Plate(props: Props & { of: Seat }) {
  return (
    <span className="ct-plate">
      <Worth {...props} />
    </span>
  );
}
