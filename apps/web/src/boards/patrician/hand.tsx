import { headsOf, type Portrait, SET_OF, SET_POINTS } from '@signoria/patrician';
import { copiesOf, timesIn } from '../copies.ts';
import { Part } from '../part.tsx';
import { CardBack, CardFace } from './card.tsx';
import { handPart, PILE, portraitPart } from './parts.tsx';
import { PortraitPicture } from './portrait.tsx';
import type { Props } from './props.ts';

const PORTRAITS: readonly Portrait[] = [0, 1, 2];

/** The deck, the reader's cards, and the portraits gathered in the own stack, three of a kind to a set. */
export function Hand(props: Props) {
  const { view, seat, words } = props;
  const hand = seat === null ? null : view.hands[seat];
  return (
    <div className="pt-hand">
      <Part name={PILE} label={words.terms.pile(view.pileSize)} className="pt-pile">
        {view.pileSize > 0 ? <CardBack /> : <span className="pt-bare" />}
        <span className="pt-count figures">{view.pileSize}</span>
      </Part>
      <div className="pt-cards">
        {copiesOf(hand ?? []).map(({ card, copies }) => (
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
      </div>
      <Stack {...props} />
    </div>
  );
}

/** The portraits so far: how far each is from the next set, and what its sets have earned. */
function Stack({ view, seat, words }: Props) {
  const stack = seat === null ? null : view.stacks[seat];
  if (!stack) return null;
  const heads = headsOf(stack);
  return (
    <ul className="pt-stack" aria-label={words.terms.stack}>
      {PORTRAITS.map(portrait => (
        <li key={portrait}>
          <Part
            name={portraitPart(portrait)}
            label={words.pair(words.terms.portraits[portrait].name, String(heads[portrait]))}
          >
            <PortraitPicture portrait={portrait} />
            <span className="pt-set">
              {Array.from({ length: SET_OF }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pips stand in order
                <i key={i} data-full={i < heads[portrait] % SET_OF || undefined} />
              ))}
            </span>
            <span className="pt-earned">
              {heads[portrait] >= SET_OF && (
                <span className="coin figures">{Math.trunc(heads[portrait] / SET_OF) * SET_POINTS}</span>
              )}
            </span>
          </Part>
        </li>
      ))}
    </ul>
  );
}
