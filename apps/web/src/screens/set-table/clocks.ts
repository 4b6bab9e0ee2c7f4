import type { Clock } from '@signoria/protocol';
import type { Language } from '@signoria/words';
import type { SiteWords } from '@signoria/words/site-words';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The clocks offered by name. */
export const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'live', bank: 5 * MINUTE, increment: 10 * SECOND },
  calm: { kind: 'live', bank: 20 * MINUTE, increment: 30 * SECOND },
  days: { kind: 'slow', perMove: 3 * DAY },
} as const satisfies Record<string, Clock>;

export type ClockName = keyof typeof CLOCKS;

export const CLOCK_NAMES: readonly ClockName[] = ['none', 'quick', 'calm', 'days'];

/** A clock of one's own as it is typed: whole numbers, or whatever else stands in the fields. */
export interface OwnClock {
  kind: 'live' | 'slow';
  minutes: string;
  seconds: string;
  time: string;
  unit: 'hours' | 'days';
}

export const FIRST_OWN_CLOCK: OwnClock = {
  kind: 'live',
  minutes: '10',
  seconds: '15',
  time: '1',
  unit: 'days',
};

/** The clock that was typed, or null when the server would not take it. */
export function readClock({ kind, minutes, seconds, time, unit }: OwnClock): Clock | null {
  if (kind === 'slow') {
    const perMove = whole(time) * (unit === 'days' ? DAY : HOUR);
    return perMove >= HOUR && perMove <= 14 * DAY ? { kind, perMove } : null;
  }
  const bank = whole(minutes) * MINUTE;
  const increment = whole(seconds) * SECOND;
  const fits = bank >= MINUTE && bank <= 120 * MINUTE && increment >= 0 && increment <= 300 * SECOND;
  return fits ? { kind, bank, increment } : null;
}

/** A clock as it would be typed; what it does not have stays as it first was. */
export function writtenClock(clock: Clock): OwnClock {
  switch (clock.kind) {
    case 'none':
      return FIRST_OWN_CLOCK;
    case 'live': {
      const minutes = String(Math.round(clock.bank / MINUTE));
      return { ...FIRST_OWN_CLOCK, kind: 'live', minutes, seconds: String(clock.increment / SECOND) };
    }
    case 'slow': {
      const unit = clock.perMove % DAY === 0 ? 'days' : 'hours';
      const time = String(clock.perMove / (unit === 'days' ? DAY : HOUR));
      return { ...FIRST_OWN_CLOCK, kind: 'slow', time, unit };
    }
  }
}

function whole(text: string): number {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
}

/** A clock's name, and what it gives in figures. */
export function clockWords(
  clock: Clock,
  { clock: words }: SiteWords,
  language: Language,
): { name: string; help: string } {
  const known = CLOCK_NAMES.find(name => sameClock(CLOCKS[name], clock));
  if (clock.kind === 'none') return { name: words.names.none, help: words.none };
  const name = known ? words.names[known] : words.kinds[clock.kind];
  if (clock.kind === 'slow') return { name, help: words.slow(span(clock.perMove, language)) };
  const increment = clock.increment === 0 ? null : span(clock.increment, language);
  return { name, help: words.live(span(clock.bank, language), increment) };
}

/** A clock in a word or two, for a line of a list: "5 min + 10 s", "3 days". */
export function clockFigures(clock: Clock, { clock: words }: SiteWords, language: Language): string {
  if (clock.kind === 'none') return words.names.none;
  if (clock.kind === 'slow') return span(clock.perMove, language);
  const bank = span(clock.bank, language, 'short');
  return clock.increment === 0 ? bank : `${bank} + ${span(clock.increment, language, 'short')}`;
}

function sameClock(one: Clock, other: Clock): boolean {
  switch (one.kind) {
    case 'none':
      return other.kind === 'none';
    case 'live':
      return other.kind === 'live' && other.bank === one.bank && other.increment === one.increment;
    case 'slow':
      return other.kind === 'slow' && other.perMove === one.perMove;
  }
}

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const;

/** A span of time as the language writes it: "1 minute 30 seconds". */
function span(ms: number, language: Language, unitDisplay: 'long' | 'short' = 'long'): string {
  let left = ms;
  const parts: string[] = [];
  for (const [unit, length] of UNITS) {
    const count = Math.floor(left / length);
    left -= count * length;
    if (count > 0)
      parts.push(new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count));
  }
  return parts.join(' ');
}
