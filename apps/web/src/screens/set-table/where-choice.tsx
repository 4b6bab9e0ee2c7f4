import { useWords } from '../../preferences/words.tsx';
import { RadioCard } from './radio-card.tsx';
import { movedTo, type Setting } from './setting.ts';

export interface ChoiceProps {
  setting: Setting;
  change(part: Partial<Setting>): void;
}

export function WhereChoice({ setting, change }: ChoiceProps) {
  const { site } = useWords();
  return (
    <fieldset className="set-group two">
      <legend>{site.set.where}</legend>
      {(['online', 'device'] as const).map(where => (
        <RadioCard
          key={where}
          name="where"
          label={site.set[where]}
          checked={setting.where === where}
          onCheck={() => change(movedTo(setting, where))}
        />
      ))}
    </fieldset>
  );
}
