import type { Names } from '@signoria/words';
import type { Tale } from './telling.ts';

/** The card, character or token a tale is about, or else the crest of whoever it is about. */
export function Piece({ tale: { piece, seat }, marks }: { tale: Tale; marks: Names }) {
  if (piece !== null)
    return (
      <span className="piece flight" aria-hidden="true">
        {piece}
      </span>
    );
  if (seat === null) return null;
  return (
    <span className="piece">
      <span className="player-crest" style={{ background: `var(--seat-${seat})` }} aria-hidden="true">
        {marks[seat]}
      </span>
    </span>
  );
}
