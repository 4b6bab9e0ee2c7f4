import { type City, type Event, isScored, type Site } from '@signoria/patrician';
import type { CSSProperties } from 'react';
import { Floor } from './pieces.tsx';
import type { Props } from './props.ts';
import { Top } from './tower.tsx';

const SITES: readonly Site[] = [0, 1];

/** What is staged: a city that has all its floors, as it stands, with what each tower has won for whom. */
export function Scene({ event, ...props }: Props & { event: Event }) {
  if (event.type !== 'city-scored' || !isScored(props.view, event.city)) return null;
  return (
    <span className="pt-scene" aria-hidden="true">
      {SITES.map(site => (
        <Finished key={site} {...props} city={event.city} site={site} />
      ))}
    </span>
  );
}

function Finished(props: Props & { city: City; site: Site }) {
  const floors = props.view.towers[props.city][props.site];
  return (
    <span className="pt-scene-tower" style={{ '--built': floors.length } as CSSProperties}>
      <Top {...props} />
      <span className="roof" />
      {floors.toReversed().map((owner, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: floors stand in order
        <Floor key={i} of={owner} />
      ))}
    </span>
  );
}
