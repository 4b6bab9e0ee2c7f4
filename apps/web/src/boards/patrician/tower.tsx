import type { Seat } from '@signoria/core';
import { CARDS, type Card, type City, type Site } from '@signoria/patrician';
import { Part } from '../part.tsx';
import { leadOf, towerSaid } from './explain.ts';
import { sitePart } from './parts.tsx';
import type { Props } from './table.tsx';

/** One floor in its owner's colour and pattern. */
export function Floor({ of }: { of: Seat }) {
  return <span className="pt-floor" data-piece data-seat={of} aria-hidden="true" />;
}

/** A rider in his owner's colour. */
export function Messenger({ of }: { of: Seat }) {
  return (
    <span className="pt-messenger" data-seat={of} aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path
          fill="currentColor"
          d="M4 21c1-3 .5-5 0-6.500C3 11.500 5 9 8 8.800l4-.3L15.500 5l1 2 3.500 2.500-1 2.500-3-.8-1.500 3c.5 2 .5 4 0 6.800h-2c.2-2.500-.2-4-1.200-5.200H8.500C7 17.500 6.500 19 6.500 21Z"
        />
      </svg>
    </span>
  );
}

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
