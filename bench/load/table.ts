/** A table as the clients see it: what a driver needs to know, whoever serves it. */
export interface Table {
  readonly seats: readonly Seat[];
}

export interface Seat {
  /** The latest version this seat has seen. */
  version(): number;
  /** Sends one legal action, if the seat may act on what it sees. */
  act(): boolean;
}

/** Everybody who is connected. */
export interface Clients {
  readonly tables: readonly Table[];
  /** Tables that are played against champions, as fast as those answer. */
  readonly botTables: readonly Table[];
  /** Who looks on at the first table. */
  readonly onlookers: readonly Pick<Seat, 'version'>[];
  /** Called whenever somebody has seen something new at a table. */
  onSeen(listener: (table: Table) => void): void;
  /** Bytes received so far. */
  bytes(): number;
}

export interface Heard {
  tell(table: Table): void;
  onSeen: Clients['onSeen'];
}

export function openHeard(): Heard {
  const listeners: ((table: Table) => void)[] = [];
  return {
    tell(table) {
      for (const listener of listeners) listener(table);
    },
    onSeen: listener => listeners.push(listener),
  };
}

/** Does `work` with each number below `count`, a few at a time. */
export async function several(count: number, work: (i: number) => Promise<void>): Promise<void> {
  let next = 0;
  const line = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: 12 }, line));
}
