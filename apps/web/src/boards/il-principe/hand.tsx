import { ALL_COLOURS } from '@signoria/il-principe';
import { Part } from '../part.tsx';
import { handPart, PURSE } from './parts.tsx';
import { BuildingCard } from './pieces.tsx';
import type { Props } from './props.ts';

/** The reader's cards by colour, the offer laid down this round, and the purse. */
export function Hand({ view, seat, words }: Props) {
  const hand = seat === null ? null : view.hands[seat];
  if (seat === null || !hand) return null;
  const offer = view.offers[seat];
  const isOffering = view.step === 'offer' && offer !== null && offer.some(count => count > 0);
  const { terms } = words;
  const purse = view.purses[seat] ?? 0;
  return (
    <div className="ip-hand">
      {ALL_COLOURS.map(colour => (
        <Part
          key={colour}
          name={handPart(colour)}
          label={`${terms.cardsOf(hand[colour], colour)}, ${terms.colours[colour].building}`}
          className={`ip-held ${hand[colour] === 0 ? 'none' : ''}`}
        >
          <BuildingCard colour={colour} count={hand[colour]} />
        </Part>
      ))}
      <Part name={PURSE} label={words.pair(terms.purse, terms.coins(purse))} className="ip-purse">
        <span className="coin figures">{purse}</span>
        <span className="ip-purse-name">{terms.purse}</span>
      </Part>
      {isOffering && (
        <span className="ip-offer" aria-hidden="true">
          {words.pair(terms.offer, terms.counts(offer))}
        </span>
      )}
    </div>
  );
}
