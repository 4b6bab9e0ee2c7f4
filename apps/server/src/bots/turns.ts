/** Work of which so much is done at once. Who waits for theirs waits for one of each of the others, not for all they want. */
export interface Turns {
  /** Does the work when its turn comes; it has none once `signal` is aborted. */
  run<T>(owner: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  waiting(): number;
}

export function openTurns(most: number): Turns {
  /** By whose it is, in the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  function next(): void {
    const [first] = waiting;
    if (!first || running >= most) return;
    const [owner, [start, ...others]] = first;
    waiting.delete(owner);
    if (others.length > 0) waiting.set(owner, others);
    running++;
    start();
  }

  function leave(owner: string, start: () => void): void {
    const others = (waiting.get(owner) ?? []).filter(one => one !== start);
    if (others.length > 0) waiting.set(owner, others);
    else waiting.delete(owner);
  }

  function turn(owner: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        leave(owner, start);
        reject(signal.reason);
      };
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener('abort', giveUp, { once: true });
      waiting.set(owner, [...(waiting.get(owner) ?? []), start]);
      next();
    });
  }

  return {
    async run(owner, signal, work) {
      await turn(owner, signal);
      try {
        return await work();
      } finally {
        running--;
        next();
      }
    },
    waiting: () => [...waiting.values()].reduce((sum, { length }) => sum + length, 0),
  };
}
