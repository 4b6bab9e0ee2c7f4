import { CARDS, type Card, type City, floorsOf, type Site, towerWinner } from '@signoria/patrician';
import type { Seat } from '@signoria/table';
import { Part } from '../part.tsx';
import { sitePart } from './parts.tsx';
import type { Props } from './table.tsx';

/** One floor in its owner's colour and pattern. */
export function Floor({ of }: { of: Seat }) {
  return <span className="pt-floor" data-seat={of} aria-hidden="true" />;
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
export function Tower({ view, names, words, city, site }: Props & { city: City; site: Site }) {
  const tower = view.towers[city][site];
  const { terms } = words;
  const label = terms.tower(
    city,
    site,
    tower.map(owner => names[owner]),
  );
  const lead = tower.length === 0 ? null : leadOf(tower);
  const said = lead ? `${label}. ${terms.leads(names[lead.seat], lead.floors, lead.byTop)}` : label;
  const building = view.step === 'build' && CARDS[view.card as Card].city === city;
  return (
    <Part name={sitePart(city, site)} label={said} className={`pt-site ${building ? 'building' : ''}`}>
      <span className="pt-floors">
        {tower.map((owner, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: floors stand in order
          <Floor key={i} of={owner} />
        ))}
      </span>
      <span className="pt-lead figures" data-seat={lead?.seat} aria-hidden="true">
        {lead && `${names[lead.seat].slice(0, 1).toUpperCase()}${lead.floors}${lead.byTop ? '▴' : ''}`}
      </span>
    </Part>
  );
}

function leadOf(tower: readonly Seat[]): { seat: Seat; floors: number; byTop: boolean } {
  const seat = towerWinner(tower);
  const floors = floorsOf(tower, seat);
  return { seat, floors, byTop: tower.some(other => other !== seat && floorsOf(tower, other) === floors) };
}
