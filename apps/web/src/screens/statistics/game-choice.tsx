import { useWords } from '../../preferences/words.tsx';

interface GameChoiceProps {
  /** Each with its name. */
  choices: readonly (readonly [key: string, name: string])[];
  chosen: string;
  onChoose(key: string): void;
}

/** Which game, with how many players, a chart shows: of Citadels alone there are seven. */
export function GameChoice({ choices, chosen, onChoose }: GameChoiceProps) {
  const { site } = useWords();
  return (
    <select
      className="field"
      aria-label={site.ranking.game}
      value={chosen}
      onChange={({ target: { value } }) => onChoose(value)}
    >
      {choices.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  );
}
