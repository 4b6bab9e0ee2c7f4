import { OpenCities } from './cities.tsx';
import { Families } from './families.tsx';
import { Market } from './lots.tsx';
import { RegionMap } from './map.tsx';
import type { Props } from './props.ts';

/** Market and open cities, what the families have laid, and the map: last on a phone, unless a shield is to be set. */
export function Table(props: Props) {
  const onTheMap = props.legal.some(({ type }) => type === 'shield');
  return (
    <div className="ip-scroll">
      <div className="ip-table" data-on-the-map={onTheMap || undefined}>
        <Market {...props} />
        <OpenCities {...props} />
        <Families {...props} />
        <div className="ip-land">
          <RegionMap {...props} />
        </div>
      </div>
    </div>
  );
}
