/** The five levels of play, weakest first. */
export const LEVELS = ['novice', 'apprentice', 'companion', 'master', 'champion'] as const;

/** Everyone who plays here: two ways of playing that serve as measuring rods, and the levels. */
export const BOT_IDS = ['random', 'heuristic', ...LEVELS] as const;

export type BotId = (typeof BOT_IDS)[number];
