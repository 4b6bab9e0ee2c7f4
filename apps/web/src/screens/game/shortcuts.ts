/** By what it does: the key that does it wherever nothing is typed into. */
export const SHORTCUTS = {
  position: 'p',
  type: 't',
  hint: 'h',
  undo: 'u',
  moves: 'a',
  skip: 's',
  lookBack: 'b',
  rules: 'r',
  log: 'l',
  menu: 'm',
  keys: '?',
} as const;

export type Shortcut = keyof typeof SHORTCUTS;
