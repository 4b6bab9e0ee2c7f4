import { leftOf, type Seat, seatsOf } from '@signoria/core';
import { memo } from 'react';
import { Part, Spot } from '../part.tsx';
import { City } from './city.tsx';
import { Court } from './court.tsx';
import { CardBack, TermsContext } from './district.tsx';
import { Offer } from './offer.tsx';
import { BANK, DECK, PACK } from './parts.ts';
import type { Props } from './props.ts';
import { Coin } from './symbols.tsx';
import { useCloseUp } from './use-close-up.ts';

/** The characters in the order of calling, the others' cities in the order of play, and nearest the reader's own. */
export function Table(props: Props) {
  const { view, seat, words } = props;
  const others = seatsOf(view.seats)
    .map(i => leftOf(seat ?? 0, view.seats, i))
    .filter(other => other !== seat);
  return (
    <TermsContext value={words.terms}>
      <div className="ct-table" data-count={others.length}>
        <Strip {...props} />
        <Court {...props} />
        <Cities {...props} others={others} />
      </div>
    </TermsContext>
  );
}

function Cities({ others, ...props }: Props & { others: readonly Seat[] }) {
  const { seat, legal, words } = props;
  const { cities, isClose, leave } = useCloseUp(legal);
  return (
    <div ref={cities} className="ct-cities" data-close={isClose || undefined}>
      {isClose && (
        <button type="button" className="button ct-far" onClick={leave}>
          {words.terms.board.allCities}
        </button>
      )}
      {others.map(other => (
        <City key={other} {...props} of={other} />
      ))}
      {seat !== null && <City {...props} of={seat} />}
      <Offer {...props} />
    </div>
  );
}

/** The round, and what lies in the midst: the characters' pack while it goes round, the bank and the deck. */
const Strip = memo(function Strip({ view, words }: Props) {
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
        <CardBack />
        <span className="figures">{terms.deck(view.deckSize)}</span>
      </Part>
    </div>
  );
});
