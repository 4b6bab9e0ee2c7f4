import { Tick } from '../../components/tick.tsx';
import { useWords } from '../../preferences/words.tsx';
import { CLOCK_NAMES, CLOCKS, clockWords } from './clocks.ts';
import { OwnClockChoice } from './own-clock.tsx';
import { RadioCard } from './radio-card.tsx';
import { mayBeRated } from './setting.ts';
import type { ChoiceProps } from './where-choice.tsx';

export function ClockChoice({ setting, change }: ChoiceProps) {
  const { site, language } = useWords();
  return (
    <>
      <fieldset className="set-group two">
        <legend>{site.set.clock}</legend>
        {CLOCK_NAMES.map(clock => (
          <RadioCard
            key={clock}
            name="clock"
            label={clockWords(CLOCKS[clock], site, language)}
            checked={setting.clock === clock}
            onCheck={() => change({ clock })}
          />
        ))}
        <RadioCard
          name="clock"
          label={{ name: site.clock.names.own, help: site.clock.own }}
          checked={setting.clock === 'own'}
          onCheck={() => change({ clock: 'own' })}
        />
      </fieldset>
      {setting.clock === 'own' && <OwnClockChoice setting={setting} change={change} />}
      <Tick label={site.set.open} checked={setting.open} onCheck={open => change({ open })} />
      <Tick
        label={site.set.rated}
        checked={mayBeRated(setting) && setting.rated}
        disabled={!mayBeRated(setting)}
        onCheck={rated => change({ rated })}
      />
    </>
  );
}
