import { NONE, type Seat, seatsOf } from '@signoria/core';
import { citiesOf } from '@signoria/patrician';
import { Part } from '../part.tsx';
import { CardBack, CardChip } from './card.tsx';
import { CityPlace } from './city.tsx';
import { PILE, playerPart } from './parts.tsx';
import type { Props } from './props.ts';
import { Roads } from './roads.tsx';

/** The cities in their places, the roads between them, and in their midst the pile and what is known of the others. */
export function Table(props: Props) {
  const { view } = props;
  return (
    <div className="pt-scroll">
      <div className="pt-table">
        <Roads {...props} />
        {citiesOf(view.seats).map(city => (
          <CityPlace key={city} {...props} city={city} />
        ))}
        <div className="pt-middle">
          <Pile {...props} />
          <ul className="pt-others">
            {seatsOf(view.seats).map(of => (
              <Other key={of} {...props} of={of} />
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

function Pile({ view, words }: Props) {
  return (
    <Part name={PILE} label={words.terms.pile(view.pileSize)} className="pt-pile">
      <CardBack />
      <span className="pt-count figures">{view.pileSize}</span>
    </Part>
  );
}

/** One player's last card, and the cards everybody saw him take and not yet play. */
function Other({ view, seat, names, marks, words, of }: Props & { of: Seat }) {
  const top = view.tops[of];
  const held = of === seat ? [] : view.known[of];
  const said = [
    `${names[of]}: ${words.terms.cards(view.handSizes[of])}, ${words.terms.supply(view.supply[of])}`,
    top === NONE ? '' : words.terms.card(top),
    held.length > 0 ? `${words.terms.holds(names[of])} ${held.map(words.terms.card).join(', ')}` : '',
  ];
  return (
    <li>
      <Part name={playerPart(of)} label={said.filter(text => text !== '').join('. ')} className="pt-other">
        <span className="pt-flag" data-seat={of} aria-hidden="true">
          {marks[of]}
        </span>
        {top === NONE ? <span className="pt-chip pt-bare" /> : <CardChip card={top} />}
        {held.length > 0 && (
          <span className="pt-held" aria-hidden="true">
            {held.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards that print alike have no other name
              <CardChip key={i} card={card} />
            ))}
          </span>
        )}
      </Part>
    </li>
  );
}
