/** How many of something are open at once, by key. */
export interface Tally {
  /** One more: the answer ends it. Null when there are as many as may be. */
  enter(key: string): (() => void) | null;
}

/** The same for an address and whoever is there. */
export interface Tallies {
  readonly byAddress: Tally;
  readonly byPerson: Tally;
  enter(address: string, person: { id: string } | null): (() => void) | null;
}

export function openTallies(perAddress: number, perPerson: number): Tallies {
  const byAddress = openTally(perAddress);
  const byPerson = openTally(perPerson);
  return {
    byAddress,
    byPerson,
    enter(address, person) {
      const leavePerson = person ? byPerson.enter(person.id) : () => undefined;
      const leaveAddress = leavePerson && byAddress.enter(address);
      if (!leaveAddress) {
        leavePerson?.();
        return null;
      }
      return () => {
        leavePerson();
        leaveAddress();
      };
    },
  };
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
