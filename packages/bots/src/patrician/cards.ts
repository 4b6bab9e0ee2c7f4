import { CARDS, CITIES } from '@signoria/patrician';

/** By card: what `CARDS` says of it, close together. */
export const CITY = Int32Array.from(CARDS, ({ city }) => city);
export const CRESTS = Int32Array.from(CARDS, ({ crests }) => crests);
export const PORTRAIT = Int32Array.from(CARDS, ({ portrait }) => portrait);
export const SHOWN = Int32Array.from(CARDS, ({ heads }) => heads);
export const IS_MOVE = Uint8Array.from(CARDS, ({ power }) => (power === 'move' ? 1 : 0));
export const IS_ANY = Uint8Array.from(CARDS, ({ power }) => (power === 'any' ? 1 : 0));
export const FLOORS = Int32Array.from(CITIES, ({ floors }) => floors);
