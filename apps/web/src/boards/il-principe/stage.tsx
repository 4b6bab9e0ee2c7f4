import { NONE, seatsOf } from '@signoria/core';
import { ALL_COLOURS, type Colour, colourOf, type Role, TITLES } from '@signoria/il-principe';
import type { CSSProperties } from 'react';
import { Crest } from '../drawing/crest.tsx';
import { Part } from '../part.tsx';
import { Bidding } from './bidding.tsx';
import { DECK, lotPart } from './parts.tsx';
import { Building, BuildingCard, CardBack } from './pieces.tsx';
import type { Props } from './props.ts';

/** What is under the hammer, who has bid most, and the reader's bid. It is as high whatever it shows. */
export function AuctionStage(props: Props) {
  const { view, words } = props;
  return (
    <section className="ip-stage" aria-label={words.terms.tabs.auction}>
      <When {...props} />
      <div className="ip-under-hammer" data-quiet={view.auction === null || undefined}>
        {view.auction === 'role' ? <RoleOffered {...props} /> : <Lots {...props} />}
      </div>
      {view.auction !== null && <Highest {...props} />}
      <Bidding {...props} />
    </section>
  );
}

/** The round, its four phases, and the deck. */
function When({ view, words: { terms } }: Props) {
  return (
    <div className="ip-when">
      <b>{terms.round(view.round, view.last)}</b>
      <ol className="ip-phases">
        {terms.phases.map((phase, i) => (
          <li key={phase} aria-current={view.phase === i + 1 ? 'step' : undefined}>
            {phase}
          </li>
        ))}
      </ol>
      <Part name={DECK} label={terms.deck(view.deckSize)} className="ip-deck">
        <CardBack />
        <span className="figures">{view.deckSize}</span>
      </Part>
    </div>
  );
}

/** The lots: the one under the hammer large, the others waiting; before they are shown, what each family offers. */
function Lots(props: Props) {
  const { view, words } = props;
  const { terms } = words;
  const lots = ALL_COLOURS.filter(colour => view.lots[colour] > 0);
  if (lots.length === 0) return view.phase === 1 ? <Offers {...props} /> : <Marker {...props} />;
  return (
    <>
      {lots.map(colour => (
        <Part
          key={colour}
          name={lotPart(colour)}
          label={words.pair(terms.lots, terms.cardsOf(view.lots[colour], colour))}
          className={`ip-lot ${view.auction === 'lot' && view.lot === colour ? 'hammer' : ''}`}
        >
          <Fan colour={colour} count={view.lots[colour]} />
        </Part>
      ))}
    </>
  );
}

/** Cards of a colour held like a hand, and how many there are. */
function Fan({ colour, count }: { colour: Colour; count: number }) {
  return (
    <span className="ip-fan" style={{ '--cards': count } as CSSProperties}>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a colour are alike
        <span key={i} style={{ '--nth': i } as CSSProperties}>
          <BuildingCard colour={colour} />
        </span>
      ))}
      <b className="ip-count figures">{count}</b>
    </span>
  );
}

/** Card backs behind the crest of each family that has offered, an empty place behind the others. */
function Offers({ view, marks }: Props) {
  return (
    <span className="ip-offers">
      {seatsOf(view.seats).map(seat => (
        <span key={seat}>
          <span className="ip-offered">
            {view.offerSizes[seat] === 0 && <i className="ip-place" />}
            {Array.from({ length: view.offerSizes[seat] }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
              <CardBack key={i} />
            ))}
          </span>
          <Crest of={seat} marks={marks} />
        </span>
      ))}
    </span>
  );
}

/** Whose turn comes first, when nothing is sold. */
function Marker({ view, names, marks, words }: Props) {
  return (
    <span className="ip-first">
      <Crest of={view.marker} marks={marks} />
      <span>
        <b className="ip-first-name">♛ {words.terms.marker}</b>
        {names[view.marker]}
      </span>
    </span>
  );
}

function RoleOffered({ view, words }: Props) {
  const role = view.role as Role;
  return (
    <span className="ip-role-card" data-colour={colourOf(role)}>
      <Building colour={colourOf(role)} />
      <b>{words.terms.titles[TITLES[view.options.titles][role]]}</b>
    </span>
  );
}

/** The highest bid beside the crest of whoever made it, and who is still in. */
function Highest({ view, names, marks, words }: Props) {
  const { terms } = words;
  const isBid = view.leader !== NONE;
  return (
    <div className="ip-highest">
      <p className="ip-bid-line">
        {isBid ? (
          <>
            <Crest of={view.leader} marks={marks} />
            <span className="coin figures" aria-hidden="true">
              {view.bid}
            </span>
            <span className="ip-said">{terms.highest(names[view.leader], view.bid)}</span>
          </>
        ) : (
          <span className="ip-said">{terms.noBid}</span>
        )}
      </p>
      <ul className="ip-order" aria-label={terms.stillIn}>
        {seatsOf(view.seats).map(seat => (
          <li
            key={seat}
            data-in={view.bidders.includes(seat) || undefined}
            data-leads={isBid && view.leader === seat ? true : undefined}
            title={names[seat]}
          >
            <Crest of={seat} marks={marks} />
            <span className="unseen">{names[seat]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
