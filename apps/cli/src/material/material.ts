/** A card, a city, a character: what it goes by in states and actions, what people call it, and what is printed on it. */
export interface Item {
  number: number;
  name: string;
  /** What it does, where a name does not say it. */
  help?: string;
  /** The rule of the handbook that says what it does. */
  rule?: string;
  /** What else is printed, in numbers and codes. */
  print?: Readonly<Record<string, unknown>>;
}

/** The things a game is played with, by kind. */
export type Material = Readonly<Record<string, readonly Item[]>>;
