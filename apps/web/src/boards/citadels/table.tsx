import type { Card } from '@signoria/citadels';
import { leftOf, seatsOf } from '@signoria/core';
import type { CSSProperties } from 'react';
import { Part, Spot } from '../part.tsx';
import { City } from './city.tsx';
import { Court } from './court.tsx';
import { NameContext } from './district.tsx';
import { Offer } from './offer.tsx';
import { BANK, DECK, PACK } from './parts.ts';
import type { Props } from './props.ts';
import { Coin, Mark } from './symbols.tsx';

/** From so many players on, the others' cities are drawn without names. */
const MANY = 6;

/** The characters in the order of calling, the others' cities in the order of play, and nearest the reader's own. */
export function Table(props: Props) {
  const { view, seat, words } = props;
  const others = seatsOf(view.seats)
    .map(i => leftOf(seat ?? 0, view.seats, i))
    .filter(other => other !== seat);
  return (
    <NameContext value={(card: Card) => words.terms.district(card).name}>
      <div
        className="ct-table"
        data-many={view.seats >= MANY || undefined}
        data-count={others.length}
        style={{ '--others': others.length, '--rows': Math.ceil(others.length / 2) } as CSSProperties}
      >
        <Strip {...props} />
        <Court {...props} />
        <div className="ct-middle">
          <div className="ct-others">
            {others.map(other => (
              <City key={other} {...props} of={other} />
            ))}
          </div>
          <Offer {...props} />
        </div>
        {seat !== null && <City {...props} of={seat} />}
      </div>
    </NameContext>
  );
}

/** The round, and what lies in the midst: the characters' pack while it goes round, the bank and the deck. */
function Strip({ view, words }: Props) {
  const { terms } = words;
  const { packSize } = view.draft;
  return (
    <div className="ct-strip">
      <b className="ct-round">{terms.round(view.round, view.first !== -1)}</b>
      <Spot name={PACK} className="ct-pack">
        {packSize > 0 && terms.board.pack(packSize)}
      </Spot>
      <Spot name={BANK} className="ct-bank">
        <Coin />
        <span className="unseen">{terms.board.bank}</span>
      </Spot>
      <Part name={DECK} label={terms.deck(view.deckSize)} className="ct-deck">
        <Mark of="cards" />
        <span className="figures">{terms.deck(view.deckSize)}</span>
      </Part>
    </div>
  );
}
