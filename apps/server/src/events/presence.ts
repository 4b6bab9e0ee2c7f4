import { openExpiring } from '../limits/expiring.ts';
import type { Bus } from '../nodes/bus.ts';
import { createSignal } from '../signal.ts';

/** Who is connected just now, at any node. A person may have several devices. */
export interface Presence {
  /** A connection opened; the answer closes it. */
  connect(person: string): () => void;
  /** Seen by a single request. */
  touch(person: string): void;
  isOnline(person: string): boolean;
  /** Connected at another node than this. */
  isElsewhere(person: string): boolean;
  /** Gone for longer than a live table waits. */
  isAway(person: string, now: number): boolean;
  onChange(listener: (person: string) => void): void;
  /** Those connected here, told once more. */
  tellAll(): void;
}

/** That somebody sends requests is told to other nodes once in so long. */
const SEEN_MS = 10_000;

export function openPresence(awayMs: number, startedAt: number, bus: Bus): Presence {
  const connections = new Map<string, number>();
  const elsewhere = openElsewhere();
  /** Seen so lately that nobody calls it being away. */
  const lastSeen = openExpiring<true>(awayMs);
  const told = openExpiring<true>(Math.min(SEEN_MS, awayMs / 4));
  const changed = createSignal<[person: string]>();
  const isOnline = (person: string) => connections.has(person) || elsewhere.has(person);

  function left(person: string): void {
    lastSeen.set(person, true, Date.now());
    changed.tell(person);
  }

  hearOfOthers(bus, elsewhere, changed.tell, left);
  bus.on(message => {
    if (message.kind === 'seen') lastSeen.set(message.person, true, Date.now());
  });

  return {
    connect(person) {
      const count = connections.get(person) ?? 0;
      connections.set(person, count + 1);
      if (count === 0) {
        bus.send({ kind: 'here', person, isHere: true });
        changed.tell(person);
      }
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        const others = (connections.get(person) ?? 1) - 1;
        if (others > 0) {
          connections.set(person, others);
          return;
        }
        connections.delete(person);
        bus.send({ kind: 'here', person, isHere: false });
        left(person);
      };
    },
    touch(person) {
      const now = Date.now();
      lastSeen.set(person, true, now);
      if (!bus.isShared || told.get(person, now)) return;
      told.set(person, true, now);
      bus.send({ kind: 'seen', person });
    },
    isOnline,
    isElsewhere: elsewhere.has,
    isAway: (person, now) => !isOnline(person) && !lastSeen.get(person, now) && now - startedAt >= awayMs,
    onChange: changed.on,
    tellAll() {
      for (const person of connections.keys()) bus.send({ kind: 'here', person, isHere: true });
    },
  };
}

/** Keeps up with who comes to other nodes and leaves them. */
function hearOfOthers(
  bus: Bus,
  elsewhere: ReturnType<typeof openElsewhere>,
  came: (person: string) => void,
  left: (person: string) => void,
): void {
  bus.on((message, node) => {
    if (message.kind === 'gone') for (const person of elsewhere.remove(node)) left(person);
    if (message.kind !== 'here') return;
    const { person } = message;
    if (message.isHere && elsewhere.add(node, person)) came(person);
    if (!message.isHere && elsewhere.leave(node, person)) left(person);
  });
}

/** Who is connected at which other node. */
function openElsewhere() {
  const byNode = new Map<string, Set<string>>();
  const has = (person: string) => [...byNode.values()].some(people => people.has(person));
  return {
    has,
    /** Whether this is news. */
    add(node: string, person: string): boolean {
      const isNew = !has(person);
      byNode.set(node, (byNode.get(node) ?? new Set()).add(person));
      return isNew;
    },
    leave(node: string, person: string): boolean {
      return Boolean(byNode.get(node)?.delete(person));
    },
    /** Those who were there. */
    remove(node: string): string[] {
      const people = [...(byNode.get(node) ?? [])];
      byNode.delete(node);
      return people;
    },
  };
}
