import { openExpiring } from '../limits/expiring.ts';
import { createSignal } from '../signal.ts';

/** Who is connected just now. A person may have several devices. */
export interface Presence {
  /** A connection opened; the answer closes it. */
  connect(person: string): () => void;
  /** Seen by a single request. */
  touch(person: string): void;
  isOnline(person: string): boolean;
  /** Gone for longer than a live table waits. */
  isAway(person: string, now: number): boolean;
  onChange(listener: (person: string) => void): void;
}

export function openPresence(awayMs: number, startedAt: number): Presence {
  const connections = new Map<string, number>();
  /** Seen so lately that nobody calls it being away. */
  const lastSeen = openExpiring<true>(awayMs);
  const changed = createSignal<[person: string]>();
  const isOnline = (person: string) => connections.has(person);
  return {
    connect(person) {
      const count = connections.get(person) ?? 0;
      connections.set(person, count + 1);
      if (count === 0) changed.tell(person);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        const left = (connections.get(person) ?? 1) - 1;
        if (left > 0) {
          connections.set(person, left);
          return;
        }
        connections.delete(person);
        lastSeen.set(person, true, Date.now());
        changed.tell(person);
      };
    },
    touch(person) {
      lastSeen.set(person, true, Date.now());
    },
    isOnline,
    isAway: (person, now) => !isOnline(person) && !lastSeen.get(person, now) && now - startedAt >= awayMs,
    onChange: changed.on,
  };
}
