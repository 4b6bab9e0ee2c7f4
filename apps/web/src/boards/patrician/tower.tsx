import { CARDS, type Card, type City, type Site } from '@signoria/patrician';
import { Part } from '../part.tsx';
import { leadOf, towerSaid } from './explain.ts';
import { sitePart } from './parts.tsx';
import { Floor } from './pieces.tsx';
import type { Props } from './props.ts';

/** A site with its tower, who leads it, and why: most floors, or level with the floor nearest the top. */
export function Tower(props: Props & { city: City; site: Site }) {
  const { view, marks, city, site } = props;
  const tower = view.towers[city][site];
  const lead = leadOf(tower);
  const building = view.step === 'build' && CARDS[view.card as Card].city === city;
  return (
    <Part
      name={sitePart(city, site)}
      label={towerSaid(props, city, site)}
      className={`pt-site ${building ? 'building' : ''}`}
    >
      <span className="pt-floors">
        {tower.map((owner, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: floors stand in order
          <Floor key={i} of={owner} />
        ))}
      </span>
      <span className="pt-lead figures" data-seat={lead?.seat} aria-hidden="true">
        {lead && `${marks[lead.seat]}${lead.floors}${lead.byTop ? '▴' : ''}`}
      </span>
    </Part>
  );
}
