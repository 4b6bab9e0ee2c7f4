import { headsOf, type Portrait } from '@signoria/patrician';
import { copiesOf, timesIn } from '../copies.ts';
import { Part } from '../part.tsx';
import { CardFace } from './card.tsx';
import { handPart } from './parts.tsx';
import { PortraitPicture } from './portrait.tsx';
import type { Props } from './props.ts';

const PORTRAITS: readonly Portrait[] = [0, 1, 2];

/** The reader's cards, and the portraits gathered in the own stack, three of a kind to a set. */
export function Hand({ view, seat, words }: Props) {
  const hand = seat === null ? null : view.hands[seat];
  const stack = seat === null ? null : view.stacks[seat];
  if (!hand || !stack) return null;
  const heads = headsOf(stack);
  return (
    <div className="pt-hand">
      {copiesOf(hand).map(({ card, copies }) => (
        <Part
          key={card}
          name={handPart(card)}
          label={timesIn(words.terms.card(card), copies)}
          className="pt-held-card"
        >
          <CardFace card={card} />
          {copies > 1 && <span className="pt-count figures">×{copies}</span>}
        </Part>
      ))}
      <ul className="pt-stack" aria-label={words.terms.stack}>
        {PORTRAITS.map(portrait => (
          <li key={portrait} aria-label={`${words.terms.portraits[portrait].name}: ${heads[portrait]}`}>
            <PortraitPicture portrait={portrait} />
            <span className="figures" aria-hidden="true">
              {heads[portrait]}
              <i data-full={heads[portrait] >= 3 || undefined}>{'●'.repeat(heads[portrait] % 3)}</i>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
