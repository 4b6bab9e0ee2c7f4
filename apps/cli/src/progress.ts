interface Output {
  isTTY?: boolean;
  write(text: string): boolean;
}

export interface Progress {
  tick(done: number): void;
  clear(): void;
}

const WIDTH = 30;
const EVERY_MS = 100;

/** A bar that fills on a terminal; silence anywhere else. */
export function progressOn(output: Output, total: number): Progress {
  if (!output.isTTY) return { tick: () => {}, clear: () => {} };
  let drawn = 0;
  return {
    tick(done) {
      const now = performance.now();
      if (now - drawn < EVERY_MS && done < total) return;
      drawn = now;
      const full = Math.round((WIDTH * done) / total);
      output.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${total}`);
    },
    clear: () => void output.write('\r\u001b[K'),
  };
}
