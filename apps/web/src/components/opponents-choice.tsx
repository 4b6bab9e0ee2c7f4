import { LEVELS } from '@signoria/bots/levels';
import { botTitle } from '@signoria/words';
import { type Opponents, prefer } from '../preferences/preferences.ts';
import { usePreferences, useWords } from '../preferences/words.tsx';

const CHOICES: readonly Opponents[] = ['mixed', ...LEVELS];

/** Against which bots one plays; remembered for the next time. */
export function OpponentsChoice({ label }: { label: string }) {
  const { site, common } = useWords();
  const { opponents } = usePreferences();
  return (
    <select
      className="field"
      aria-label={label}
      value={opponents}
      onChange={({ target: { value } }) =>
        prefer({ opponents: CHOICES.find(choice => choice === value) ?? 'mixed' })
      }
    >
      {CHOICES.map(choice => (
        <option key={choice} value={choice}>
          {choice === 'mixed' ? site.home.mixedBots : botTitle(choice, common)}
        </option>
      ))}
    </select>
  );
}
