import { citiesOf } from '@signoria/patrician';
import { Landscape } from '../drawing/landscape.tsx';
import { CityPlace } from './city.tsx';
import type { Props } from './props.ts';
import { Messengers, Roads } from './roads.tsx';

/** The land with its cities, the roads between them and those who stand on them. */
export function Table(props: Props) {
  const { seats } = props.view;
  return (
    <div className="pt-table" data-seats={seats}>
      <Landscape />
      <Roads seats={seats} />
      {citiesOf(seats).map(city => (
        <CityPlace key={city} {...props} city={city} />
      ))}
      <Messengers {...props} />
    </div>
  );
}
