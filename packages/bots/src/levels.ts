/** The five levels of play, weakest first. */
export const LEVELS = ['novice', 'apprentice', 'companion', 'master', 'champion'] as const;

export type Level = (typeof LEVELS)[number];

/** The levels, and two ways of playing that serve as measuring rods. */
export type BotId = 'random' | 'heuristic' | Level;
