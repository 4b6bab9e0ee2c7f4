import { NONE } from '@signoria/core';
import { ALL_COLOURS, TITLES } from '@signoria/il-principe';
import { Part, Spot } from '../part.tsx';
import { bidPart, DECK, lotPart } from './parts.tsx';
import { BuildingCard, CardBack } from './pieces.tsx';
import type { Props } from './props.ts';

/** The round and its phase, the deck, and what is or will be under the hammer. */
export function Market(props: Props) {
  const { view, words } = props;
  const lots = ALL_COLOURS.filter(colour => view.lots[colour] > 0);
  return (
    <section className="ip-market">
      <p className="ip-when">
        <b>{words.terms.round(view.round, view.last)}</b>
        {view.phase > 0 && ` · ${words.terms.phases[view.phase - 1]}`}
      </p>
      <div className="ip-lots">
        <Spot name={DECK} className="ip-deck">
          <CardBack />
          <span className="ip-count figures" title={words.terms.deck(view.deckSize)}>
            {view.deckSize}
          </span>
        </Spot>
        {lots.map(colour => (
          <Part
            key={colour}
            name={lotPart(colour)}
            label={`${words.terms.lots}: ${view.lots[colour]} ${words.terms.colours[colour].name}`}
            className={`ip-lot ${view.auction === 'lot' && view.lot === colour ? 'hammer' : ''}`}
          >
            <BuildingCard colour={colour} count={view.lots[colour]} />
          </Part>
        ))}
      </div>
      <button
        type="button"
        className="button ip-to-map"
        onClick={() => document.querySelector('.ip-land')?.scrollIntoView({ block: 'end' })}
      >
        {words.terms.toMap}
      </button>
      {view.auction !== null && <Auction {...props} />}
    </section>
  );
}

/** Who leads, who is still in, and the coins the reader may lay down. */
function Auction({ view, legal, names, marks, words }: Props) {
  const { terms } = words;
  const bids = legal.flatMap(action => (action.type === 'bid' ? [action.amount] : []));
  const role = view.auction === 'role' ? terms.titles[TITLES[view.options.titles][view.role]] : null;
  return (
    <div className="ip-auction">
      <p>
        {role && <b>{role}: </b>}
        {view.leader === NONE ? terms.noBid : terms.highest(names[view.leader], view.bid)}
        <span className="ip-bidders" aria-hidden="true">
          {view.bidders.map(seat => (
            <span
              key={seat}
              className="ip-flag"
              style={{ background: `var(--seat-${seat})` }}
              title={names[seat]}
            >
              {marks[seat]}
            </span>
          ))}
        </span>
      </p>
      {bids.length > 0 && (
        <div className="ip-bids">
          {bids.map(amount => (
            <Part key={amount} name={bidPart(amount)} label={terms.coins(amount)} className="ip-bid figures">
              {amount}
            </Part>
          ))}
        </div>
      )}
    </div>
  );
}
