/** Something that happens, for whoever wants to hear of it. */
export interface Signal<A extends unknown[]> {
  on(listener: (...told: A) => void): void;
  tell(...told: A): void;
}

export function createSignal<A extends unknown[]>(): Signal<A> {
  const listeners: ((...told: A) => void)[] = [];
  return {
    on: listener => listeners.push(listener),
    tell(...told) {
      for (const listener of listeners) listener(...told);
    },
  };
}
