/** So many who look on are a crowd: telling them takes as long as the moves of a dozen tables. */
const CROWD = 200;
/** Shorter than bots wait before a move, and than people take for one: only what comes in quick succession is told together. */
const PAUSE_MS = 400;

/** How often those who look on at one match are told. */
export interface Pace {
  /** Whether so many may be told now; if not, `later` is called as soon as they may. */
  mayTell(count: number): boolean;
  stop(): void;
}

export function openPace(later: () => void): Pace {
  let pause: NodeJS.Timeout | null = null;
  let isDue = false;

  function end(): void {
    pause = null;
    if (!isDue) return;
    isDue = false;
    later();
  }

  return {
    mayTell(count) {
      if (count < CROWD) return true;
      if (pause) {
        isDue = true;
        return false;
      }
      pause = setTimeout(end, PAUSE_MS).unref();
      return true;
    },
    stop() {
      if (pause) clearTimeout(pause);
      pause = null;
      isDue = false;
    },
  };
}
