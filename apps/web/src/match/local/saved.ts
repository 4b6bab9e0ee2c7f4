import { isObject, isSeed, type Kind, type Seat, type Seed } from '@signoria/core';
import { forgetReviews } from '../replay/reviews.ts';

/** Who sits at a table on this device. */
export type Player = { kind: 'person'; name: string } | { kind: 'bot'; level: string };

/** A match of this device as it is kept: a record and who plays. */
export interface SavedMatch {
  id: string;
  game: string;
  rules: number;
  options: unknown;
  seed: Seed;
  /** Where it was taken up, when it was not dealt from its seed. */
  start?: Kind['state'];
  players: readonly Player[];
  actions: readonly (readonly [Seat, unknown])[];
  over: boolean;
  /** Whether a person is to move. */
  waits: boolean;
  /** A record from elsewhere: looked at, never played on. */
  imported?: true;
  updatedAt: number;
}

const PREFIX = 'signoria.match.';
/** Finished matches beyond these are forgotten, oldest first. */
const KEPT = 20;

/** What a full or forbidden storage cannot hold lasts at least as long as the page. */
const held = new Map<string, SavedMatch>();

export type Kept = 'kept' | 'storage-full';

export function keep(saved: SavedMatch): Kept {
  if (write(saved)) return 'kept';
  // A review can be made again, a game cannot.
  if (forgetReviews() > 0 && write(saved)) return 'kept';
  held.set(saved.id, saved);
  return 'storage-full';
}

function write(saved: SavedMatch): boolean {
  try {
    localStorage.setItem(PREFIX + saved.id, JSON.stringify(saved));
    forgetOldest();
    return true;
  } catch {
    return false;
  }
}

/** Is told when another page of this browser keeps the match. The answer stops it. */
export function onKeptElsewhere(id: string, heard: () => void): () => void {
  const changed = ({ key, newValue }: StorageEvent) => {
    if (key === PREFIX + id && newValue !== null) heard();
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

export function recall(id: string): SavedMatch | null {
  return parse(read(PREFIX + id)) ?? held.get(id) ?? null;
}

/** Whether a match outlives the page. */
export function isKept(id: string): boolean {
  return read(PREFIX + id) !== null;
}

export function forget(id: string): void {
  held.delete(id);
  localStorage.removeItem(PREFIX + id);
  forgetReviews(id);
}

/** The matches of this device, the latest first. */
export function recallAll(): SavedMatch[] {
  return keys()
    .flatMap(key => parse(read(key)) ?? [])
    .sort((a, b) => b.updatedAt - a.updatedAt);
}

function forgetOldest(): void {
  for (const saved of recallAll()
    .filter(({ over }) => over)
    .slice(KEPT))
    forget(saved.id);
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter(key => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What was kept may come from an older site or another hand: anything odd counts as nothing. */
function parse(text: string | null): SavedMatch | null {
  if (text === null) return null;
  try {
    const found: unknown = JSON.parse(text);
    const fits =
      isObject(found) &&
      typeof found.id === 'string' &&
      typeof found.game === 'string' &&
      isSeed(found.seed) &&
      Array.isArray(found.players) &&
      Array.isArray(found.actions);
    return fits ? (found as unknown as SavedMatch) : null;
  } catch {
    return null;
  }
}
