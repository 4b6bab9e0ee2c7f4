/** The five levels of play, weakest first. */
export const LEVELS = ['novice', 'apprentice', 'companion', 'master', 'champion'] as const;

/** All levels, including the two reference bots. */
export const BOT_IDS = ['random', 'heuristic', ...LEVELS] as const;

export type BotId = (typeof BOT_IDS)[number];
