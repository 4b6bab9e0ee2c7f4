import type { BaseView } from '@signoria/core';
import type { GameWords } from './game-words.ts';
import type { Passage, Teller } from './position/passage.ts';

export type { Passage } from './position/passage.ts';

type AnyTeller = Teller<BaseView, GameWords>;

/** Loaded when asked for: most readers look at the board. A new game adds a line. */
const TELLERS: Readonly<Record<string, () => Promise<{ position: unknown }>>> = {
  citadels: () => import('./position/citadels.ts'),
  'il-principe': () => import('./position/il-principe.ts'),
  'lost-cities': () => import('./position/lost-cities.ts'),
  patrician: () => import('./position/patrician.ts'),
};

/** Describes positions of a game, in any language. */
export async function positionTeller(game: string): Promise<AnyTeller> {
  return (await TELLERS[game]()).position as AnyTeller;
}

/** The same as one text, for screen readers. */
export function inOneBreath(passages: readonly Passage[]): string {
  return passages
    .flatMap(({ title, lines }) => [title, ...lines].map(line => line.replace(/\.$/, '')))
    .join('. ');
}
