import type { ExpeditionScore } from '@signoria/lost-cities';
import { signed } from '@signoria/words/figures';

/** What an expedition must earn before it pays. */
const COST = 20;

/** The points of a column as it stands, and how far its numbers are from paying for it. */
export function Tally({ score, bonusFrom }: { score: ExpeditionScore; bonusFrom: number }) {
  if (score.cards === 0) return <span className="lc-tally empty" aria-hidden="true" />;
  const paid = Math.min(1, score.sum / COST);
  return (
    <span className={`lc-tally ${score.points < 0 ? 'owing' : 'paying'}`} aria-hidden="true">
      <b className="figures">{signed(score.points)}</b>
      <span className="lc-even figures">
        {score.sum}/{COST}
        {score.wagers > 0 && ` ×${score.wagers + 1}`}
        {score.cards >= bonusFrom && ' ★'}
      </span>
      <span className="lc-meter">
        <span style={{ width: `${paid * 100}%` }} />
      </span>
    </span>
  );
}
