import { type DealResult, summarise } from '@signoria/bots/arena';
import type { ArenaWords } from '@signoria/words/arena';

/** One line on standard error, drawn over and over while a terminal watches; silent otherwise. */
export interface Progress {
  show(results: readonly DealResult[]): void;
  end(): void;
}

const REDRAW_MS = 250;
const BAR = 20;

export function progressBar(words: ArenaWords, deals: number, seats: number, already: number): Progress {
  const output = process.stderr;
  if (output.isTTY !== true) return { show() {}, end() {} };
  const start = Date.now();
  let drawn = 0;
  return {
    show(results) {
      const now = Date.now();
      if (now - drawn < REDRAW_MS && results.length < deals) return;
      drawn = now;
      const done = results.length - already;
      const left = (((now - start) / Math.max(1, done)) * (deals - results.length)) / 1000;
      const full = Math.round((BAR * results.length) / deals);
      const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
      const { share } = summarise(results, seats);
      output.write(`\r\x1b[K${bar} ${words.progress(results.length, deals, share.mean, clock(left))}`);
    },
    end() {
      output.write('\r\x1b[K');
    },
  };
}

/** "4:07", "1:02:33" */
function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] > 0 ? parts : parts.slice(1);
  return shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
