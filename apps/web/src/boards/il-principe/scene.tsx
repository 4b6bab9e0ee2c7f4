import { citiesIn, colourOf, type Event } from '@signoria/il-principe';
import { TOWN_SIZES, Town } from '../drawing/town.tsx';
import { Building } from './pieces.tsx';
import type { Props } from './props.ts';

/** What is staged: the city that was built under its builder's banner, or the role that is bid for or won. */
export function Scene({ event, view, marks, words }: Props & { event: Event }) {
  switch (event.type) {
    case 'built': {
      const { size } = citiesIn(view.options)[event.city];
      const { wide, tall } = TOWN_SIZES[size];
      return (
        <span className="ip-scene" aria-hidden="true">
          <span className="banner" data-seat={event.seat}>
            <i>{marks[event.seat]}</i>
          </span>
          <svg viewBox={`${-wide / 2 - 3} ${-tall - 3} ${wide + 6} ${tall + 5}`} aria-hidden="true">
            <Town size={size} built />
          </svg>
        </span>
      );
    }
    case 'role-opened':
    case 'role-won':
      return (
        <span className="ip-scene ip-role-card" data-colour={colourOf(event.role)} aria-hidden="true">
          <Building colour={colourOf(event.role)} />
          <b>{words.terms.titles[event.title]}</b>
        </span>
      );
    default:
      return null;
  }
}
