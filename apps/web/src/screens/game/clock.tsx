import type { Seat } from '@signoria/core';
import { useEffect, useState } from 'react';
import type { Snapshot } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A seat's time: a bank that runs down, or the days left for this move. */
export function SeatClock({ snapshot, seat }: { snapshot: Snapshot; seat: Seat }) {
  const { site, language } = useWords();
  const { clocks, clockSkew } = snapshot;
  const running = clocks.running.includes(seat);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    setNow(Date.now());
    const tick = setInterval(() => setNow(Date.now()), SECOND / 2);
    return () => clearInterval(tick);
  }, [running]);
  const left = timeLeft(snapshot, seat, now + clockSkew);
  if (left === null) return null;
  return (
    <time
      className="seat-clock figures"
      data-running={running || undefined}
      data-short={left < 30 * SECOND || undefined}
    >
      {left <= 0 && running ? site.play.timeUp : inWords(left, language)}
    </time>
  );
}

function timeLeft({ clocks }: Snapshot, seat: Seat, now: number): number | null {
  if (clocks.kind === 'none') return null;
  const deadline = clocks.deadlines[seat] ?? null;
  if (deadline !== null) return Math.max(0, deadline - now);
  return clocks.left[seat] ?? null;
}

function inWords(ms: number, language: string): string {
  if (ms >= 48 * HOUR) return unit(Math.floor(ms / (24 * HOUR)), 'day', language);
  if (ms >= 2 * HOUR) return unit(Math.floor(ms / HOUR), 'hour', language);
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function unit(value: number, name: 'day' | 'hour', language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
}
