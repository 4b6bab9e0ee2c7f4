import { useWords } from '../../preferences/words.tsx';
import { clockWords, type OwnClock, readClock } from './clocks.ts';
import type { ChoiceProps } from './where-choice.tsx';
import '../../components/pills.css';

/** The times of a clock of one's own, and what they come to. */
export function OwnClockChoice({ setting, change }: ChoiceProps) {
  const { site, language } = useWords();
  const { own } = setting;
  const clock = readClock(own);
  const put = (part: Partial<OwnClock>) => change({ own: { ...own, ...part } });
  return (
    <fieldset className="own-clock">
      <legend className="unseen">{site.clock.names.own}</legend>
      <div className="pills">
        {(['live', 'slow'] as const).map(kind => (
          <button
            key={kind}
            type="button"
            className="button"
            aria-pressed={own.kind === kind}
            onClick={() => put({ kind })}
          >
            {site.clock.kinds[kind]}
          </button>
        ))}
      </div>
      <div className="own-clock-times">
        {own.kind === 'live' ? (
          <>
            <Figure label={site.clock.bank} value={own.minutes} onValue={minutes => put({ minutes })} />
            <Figure label={site.clock.increment} value={own.seconds} onValue={seconds => put({ seconds })} />
          </>
        ) : (
          <>
            <Figure label={site.clock.perMove} value={own.time} onValue={time => put({ time })} />
            <label className="choice">
              <span>{site.clock.unit}</span>
              <select
                value={own.unit}
                onChange={({ target }) => put({ unit: target.value === 'hours' ? 'hours' : 'days' })}
              >
                <option value="hours">{site.clock.units.hours}</option>
                <option value="days">{site.clock.units.days}</option>
              </select>
            </label>
          </>
        )}
      </div>
      <p className={clock ? 'small soft' : 'small bad'} role="status">
        {clock ? clockWords(clock, site, language).help : site.clock.wrong[own.kind]}
      </p>
    </fieldset>
  );
}

function Figure({ label, value, onValue }: { label: string; value: string; onValue(value: string): void }) {
  return (
    <label className="choice">
      <span>{label}</span>
      <input
        className="field figures"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={event => onValue(event.target.value)}
      />
    </label>
  );
}
