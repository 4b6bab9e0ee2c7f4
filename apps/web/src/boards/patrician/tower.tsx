import { NONE } from '@signoria/core';
import { type City, isScored, type Site } from '@signoria/patrician';
import type { CSSProperties } from 'react';
import { Part } from '../part.tsx';
import { leadOf, prestigeOf, roomOn, towerSaid } from './explain.ts';
import { sitePart } from './parts.tsx';
import { Floor } from './pieces.tsx';
import type { Props } from './props.ts';

type OfTower = Props & { city: City; site: Site };

/** A site with its tower: its floors, what may still be built on them, the leader's banner and the prestige it would win. */
export function Tower(props: OfTower) {
  const { view, city, site } = props;
  const tower = view.towers[city][site];
  const top = tower.at(-1);
  const scored = isScored(view, city);
  const room = roomOn(view, city, site);
  return (
    <Part
      name={sitePart(city, site)}
      label={towerSaid(props, city, site)}
      className="pt-site"
      style={{ '--built': tower.length, '--room': room } as CSSProperties}
    >
      {!scored && room > 0 && <span className="ghosts" />}
      {tower.map((owner, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: floors stand in order
        <Floor key={i} of={owner} />
      ))}
      {top !== undefined && <span className={scored ? 'roof' : 'crenels'} data-seat={top} />}
      <Top {...props} />
    </Part>
  );
}

/** The prestige this tower would win or has won, and the banner of whoever leads it. */
export function Top(props: OfTower) {
  const { view, marks, city, site } = props;
  const lead = leadOf(view.towers[city][site]);
  const prestige = prestigeOf(view, city, site);
  return (
    <span className="pt-top">
      <span
        className="coin figures"
        data-open-question={prestige.length > 1 || undefined}
        data-won={view.winners[city][0] === NONE ? undefined : true}
      >
        {prestige.join('/')}
      </span>
      {lead && (
        <span className="banner" data-seat={lead.seat}>
          <i>{marks[lead.seat]}</i>
        </span>
      )}
    </span>
  );
}
