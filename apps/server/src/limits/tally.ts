/** How many of something are open at once, by key. */
export interface Tally {
  /** One more: the answer ends it. Null when there are as many as may be. */
  enter(key: string): (() => void) | null;
}

export function openTally(most: number): Tally {
  const open = new Map<string, number>();
  return {
    enter(key) {
      const before = open.get(key) ?? 0;
      if (before >= most) return null;
      open.set(key, before + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        const left = (open.get(key) ?? 1) - 1;
        if (left > 0) open.set(key, left);
        else open.delete(key);
      };
    },
  };
}
