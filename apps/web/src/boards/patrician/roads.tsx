import { NONE } from '@signoria/core';
import { roadsOf } from '@signoria/patrician';
import type { CSSProperties } from 'react';
import { Part } from '../part.tsx';
import { roadPart } from './parts.tsx';
import { Messenger } from './pieces.tsx';
import { courseOf, type Plan, plansOf } from './plan.ts';
import type { Props } from './props.ts';

/** Trodden paths between neighbours, for each shape of the board. */
export function Roads({ seats }: { seats: number }) {
  return plansOf(seats).map(plan => (
    <svg
      key={plan.name}
      className="pt-roads"
      data-plan={plan.name}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {['edge', 'ground', 'stones'].map(layer =>
        roadsOf(seats).map(({ from, to }, road) => (
          <path
            key={`${from} ${to}`}
            className={layer}
            d={courseOf(plan, road)}
            vectorEffect="non-scaling-stroke"
          />
        )),
      )}
    </svg>
  ));
}

/** With Messengers, the places on the roads where one stands or may be set. */
export function Messengers({ view, legal, names, words }: Props) {
  const plans = plansOf(view.seats);
  return roadsOf(view.seats).map(({ from, to }, road) => {
    const messenger = view.messengers[road] ?? NONE;
    const free = legal.some(
      action => action.type === 'messenger' && action.from === from && action.to === to,
    );
    if (messenger === NONE && !free) return null;
    const between = words.terms.about.road(from, to);
    return (
      <Part
        key={`${from} ${to}`}
        name={roadPart(road)}
        label={messenger === NONE ? between : words.terms.about.messenger(names[messenger], from, to)}
        className="pt-road"
        style={standStyle(plans, road)}
      >
        <Messenger {...(messenger === NONE ? {} : { of: messenger })} />
      </Part>
    );
  });
}

/** A messenger's place on each plan. */
function standStyle(plans: readonly Plan[], road: number): CSSProperties {
  return Object.fromEntries(
    plans.flatMap(({ name, places, stands }) => {
      const stand = stands[road];
      const { x, y } = 'above' in stand ? places[stand.above] : stand;
      return [
        [`--${name}-x`, x],
        [`--${name}-y`, y],
        [`--${name}-above`, 'above' in stand ? 1 : 0],
      ];
    }),
  );
}
