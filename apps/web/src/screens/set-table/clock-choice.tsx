import type { Label } from '@signoria/words';
import type { Clock } from '../../../../server/src/wire.ts';
import { useReader } from '../../reader/reader.tsx';
import { RadioCard } from './radio-card.tsx';
import { mayBeRated } from './setting.ts';
import type { ChoiceProps } from './where-choice.tsx';

const MINUTE = 60_000;

/** The clocks offered; their sentences are in the site's words. */
export const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'live', bank: 5 * MINUTE, increment: 10_000 },
  calm: { kind: 'live', bank: 20 * MINUTE, increment: 30_000 },
  days: { kind: 'slow', perMove: 3 * 24 * 60 * MINUTE },
} as const satisfies Record<string, Clock>;

export type ClockName = keyof typeof CLOCKS;

const NAMES: readonly ClockName[] = ['none', 'quick', 'calm', 'days'];

export function clockName(clock: Clock): ClockName | null {
  return NAMES.find(name => JSON.stringify(CLOCKS[name]) === JSON.stringify(clock)) ?? null;
}

export function ClockChoice({ setting, change }: ChoiceProps) {
  const { site } = useReader();
  return (
    <>
      <fieldset className="set-group two">
        <legend>{site.set.clock}</legend>
        {NAMES.map(clock => (
          <RadioCard
            key={clock}
            name="clock"
            label={site.set.clocks[clock]}
            checked={setting.clock === clock}
            onCheck={() => change({ clock })}
          />
        ))}
      </fieldset>
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

interface TickProps {
  label: Label;
  checked: boolean;
  disabled?: boolean;
  onCheck(checked: boolean): void;
}

function Tick({ label, checked, disabled = false, onCheck }: TickProps) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={event => onCheck(event.target.checked)}
      />
      <span>
        <b>{label.name}</b> <span className="small soft">{label.help}</span>
      </span>
    </label>
  );
}
