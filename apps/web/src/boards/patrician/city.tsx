import { NONE } from '@signoria/core';
import { CARDS, type Card, CITIES, type City, isScored } from '@signoria/patrician';
import type { CSSProperties } from 'react';
import { House } from '../drawing/house.tsx';
import { Part } from '../part.tsx';
import { CardFace } from './card.tsx';
import { Crest } from './crest.tsx';
import { cityPart, openPart } from './parts.tsx';
import { plansOf } from './plan.ts';
import type { Props } from './props.ts';
import { Tower } from './tower.tsx';

/** A city on its terrace: two towers, the open card leaning beside them, and its name on a ribbon. */
export function CityPlace(props: Props & { city: City }) {
  const { view, words, city } = props;
  const { name, floors } = CITIES[city];
  const [left, right] = view.towers[city];
  const built = left.length + right.length;
  const scored = isScored(view, city);
  const isBuiltIn = view.card !== NONE && CARDS[view.card as Card].city === city;
  const label = words.terms.city(city, built, scored);
  return (
    <section
      className="pt-city"
      data-city={city}
      data-scored={scored || undefined}
      data-built={isBuiltIn || undefined}
      style={placeStyle(view.seats, city)}
      aria-label={label}
    >
      <span className="pt-terrace" aria-hidden="true" />
      <House className="pt-house" />
      <Tower {...props} site={0} />
      <Tower {...props} site={1} />
      <OpenCard {...props} />
      <Part name={cityPart(city)} label={label} className="pt-name ribbon">
        <Crest city={city} />
        <b>{name}</b>
        <span className="figures">
          {built}/{floors}
        </span>
      </Part>
    </section>
  );
}

/** Where the city is on each plan: the style sheet takes the one whose shape fits. */
function placeStyle(seats: number, city: City): CSSProperties {
  const [wide, tall] = plansOf(seats).map(plan => plan.places[city]);
  return {
    '--wide-x': wide.x,
    '--wide-y': wide.y,
    '--tall-x': tall.x,
    '--tall-y': tall.y,
    '--tall': tall.tall,
    // The last floor of a city goes to an empty site: no tower ever has them all.
    '--most': CITIES[city].floors - 1,
  } as CSSProperties;
}

function OpenCard({ view, words, city }: Props & { city: City }) {
  const open = view.open[city];
  return (
    <Part
      name={openPart(city)}
      label={words.terms.openCard(city, open === NONE ? null : words.terms.card(open))}
      className="pt-open"
    >
      {open === NONE ? !isScored(view, city) && <span className="pt-bare" /> : <CardFace card={open} piece />}
    </Part>
  );
}
