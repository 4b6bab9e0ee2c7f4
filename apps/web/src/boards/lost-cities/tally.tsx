import { COST, type ExpeditionScore } from '@signoria/lost-cities';
import { signed } from '@signoria/words/figures';
import type { Terms } from './props.ts';

/** How far a column is from paying for itself, in words. */
export function tallySaid(score: ExpeditionScore, terms: Terms): string {
  return terms.standing(...standingOf(score));
}

function standingOf({ sum, wagers, bonus, cards }: ExpeditionScore): Parameters<Terms['standing']> {
  return [sum - COST, wagers + 1, bonus > 0 ? cards : null];
}

/** The points of a column as it stands, and how far its numbers are from paying for it. */
export function Tally({ score, terms }: { score: ExpeditionScore; terms: Terms }) {
  if (score.cards === 0) return <span className="lc-tally" aria-hidden="true" />;
  const paid = Math.min(1, score.sum / COST);
  return (
    <span className={`lc-tally ${score.points < 0 ? 'owing' : 'paying'}`} aria-hidden="true">
      <b className="figures">{signed(score.points)}</b>
      <span className="lc-meter">
        <span style={{ width: `${paid * 100}%` }} />
      </span>
      <span className="lc-standing">{tallySaid(score, terms)}</span>
      <span className="lc-standing brief">{terms.standingBriefly(...standingOf(score))}</span>
    </span>
  );
}
