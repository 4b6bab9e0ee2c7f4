import type { BaseView } from '@signoria/core';
import type { CommonWords } from './common-words.ts';
import type { GameWords, Names } from './game-words.ts';

/** Something of a position by its name, and what is to be said of it. */
export interface Passage {
  title: string;
  lines: readonly string[];
}

/** A position in words, from what the view shows and nothing else. */
export type Teller<View, Words> = (view: View, words: Words, names: Names, common: CommonWords) => Passage[];

type AnyTeller = Teller<BaseView, GameWords>;

/** Loaded when asked for: most readers look at the board. A new game adds a line. */
const TELLERS: Readonly<Record<string, () => Promise<{ position: unknown }>>> = {
  citadels: () => import('./position/citadels.ts'),
  'il-principe': () => import('./position/il-principe.ts'),
  'lost-cities': () => import('./position/lost-cities.ts'),
  patrician: () => import('./position/patrician.ts'),
};

/** What tells the positions of a game, in any language. */
export async function positionTeller(game: string): Promise<AnyTeller> {
  return (await TELLERS[game]()).position as AnyTeller;
}

/** The same in one breath, for those who listen. */
export function inOneBreath(passages: readonly Passage[]): string {
  return passages
    .flatMap(({ title, lines }) => [title, ...lines].map(line => line.replace(/\.$/, '')))
    .join('. ');
}
