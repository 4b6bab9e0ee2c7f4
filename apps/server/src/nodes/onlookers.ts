import type { Bus } from './bus.ts';

/** Who looks on at tables through the sockets of this node. */
export interface LocalOnlookers {
  codes(): string[];
  count(code: string): number;
  people(code: string): string[];
}

/** Who looks on at tables, at any node. */
export interface Onlookers {
  count(code: string): number;
  include(code: string, person: string): boolean;
  /** The sockets know who looks on here. */
  know(local: LocalOnlookers): void;
  /** Somebody has come to a table here, or left it. */
  changed(code: string): void;
  tellAll(): void;
}

/** More names than that are not told; they only matter for who may write. */
const MOST_PEOPLE = 100;

export function openOnlookers(bus: Bus): Onlookers {
  let local: LocalOnlookers = { codes: () => [], count: () => 0, people: () => [] };
  const elsewhere = new Map<string, Map<string, { count: number; people: string[] }>>();
  const changed = new Set<string>();

  bus.on((message, node) => {
    if (message.kind === 'gone') elsewhere.delete(node);
    if (message.kind !== 'around') return;
    const { code, count, people } = message;
    const tables = elsewhere.get(node) ?? new Map();
    elsewhere.set(node, tables);
    if (count > 0) tables.set(code, { count, people });
    else tables.delete(code);
  });

  function tell(code: string): void {
    const people = local.people(code).slice(0, MOST_PEOPLE);
    bus.send({ kind: 'around', code, count: local.count(code), people });
  }

  return {
    count(code) {
      let count = local.count(code);
      for (const tables of elsewhere.values()) count += tables.get(code)?.count ?? 0;
      return count;
    },
    include: (code, person) =>
      local.people(code).includes(person) ||
      [...elsewhere.values()].some(tables => tables.get(code)?.people.includes(person)),
    know(known) {
      local = known;
    },
    changed(code) {
      if (!bus.isShared) return;
      // Many come at once: each table is told of once.
      if (changed.size === 0)
        setImmediate(() => {
          for (const one of changed) tell(one);
          changed.clear();
        });
      changed.add(code);
    },
    tellAll() {
      for (const code of local.codes()) tell(code);
    },
  };
}
