import type { Clock } from '../../../../server/src/wire.ts';
import { useReader } from '../../reader/reader.tsx';
import { RadioCard } from './radio-card.tsx';
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
      <label className="tick">
        <input
          type="checkbox"
          checked={setting.open}
          onChange={event => change({ open: event.target.checked })}
        />
        <span>
          <b>{site.set.open.name}</b> <span className="small soft">{site.set.open.help}</span>
        </span>
      </label>
    </>
  );
}
