import { ALL_COLOURS } from '@signoria/il-principe';
import { Part } from '../part.tsx';
import { handPart } from './parts.tsx';
import { BuildingCard } from './pieces.tsx';
import type { Props } from './props.ts';

/** The reader's cards by colour, the offer laid down this round, and the purse. */
export function Hand({ view, seat, words }: Props) {
  const hand = seat === null ? null : view.hands[seat];
  if (seat === null || !hand) return null;
  const offer = view.offers[seat];
  const offering = view.step === 'offer' && offer !== null && offer.some(count => count > 0);
  const { terms } = words;
  return (
    <div className="ip-hand">
      {ALL_COLOURS.map(colour => (
        <Part
          key={colour}
          name={handPart(colour)}
          label={`${hand[colour]} ${terms.colours[colour].name}, ${terms.colours[colour].building}`}
          className={`ip-held ${hand[colour] === 0 ? 'none' : ''}`}
        >
          <BuildingCard colour={colour} count={hand[colour]} />
        </Part>
      ))}
      <span
        className="ip-purse figures"
        role="note"
        aria-label={`${terms.purse}: ${terms.coins(view.purses[seat] ?? 0)}`}
      >
        <span className="ip-coin">{view.purses[seat]}</span>
        {offering && (
          <span className="ip-offer small" aria-hidden="true">
            {terms.offer}: {terms.counts(offer)}
          </span>
        )}
      </span>
    </div>
  );
}
