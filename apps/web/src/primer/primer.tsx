import type { GameId } from '@signoria/games/list';
import { PRIMER_PARTS, type Primer } from '@signoria/words';
import { useWords } from '../preferences/words.tsx';
import { PICTURES } from './pictures.tsx';
import './primer.css';

/** Goal, turn and end of a game, each with its picture, and one piece of advice. */
export function PrimerParts({ game, primer }: { game: GameId; primer: Primer }) {
  const { site } = useWords();
  return (
    <div className="primer">
      <ol className="primer-parts">
        {PRIMER_PARTS.map(part => {
          const Picture = PICTURES[game][part];
          const { name, help } = primer.parts[part];
          return (
            <li key={part}>
              <Picture />
              <h3>{name}</h3>
              <p>{help}</p>
            </li>
          );
        })}
      </ol>
      <p className="primer-tip">
        <b>{site.primer.tip}</b> {primer.tip}
      </p>
    </div>
  );
}
