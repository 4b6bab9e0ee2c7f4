import { botsFor } from '@signoria/bots';
import { BOT_IDS } from '@signoria/bots/levels';
import { GAMES } from '@signoria/games';
import { common as en } from '@signoria/words/en/common';
import { common as fr } from '@signoria/words/fr/common';
import type { Answer } from './session.ts';

/** The games there are, what can be set about them, and who plays them. */
export function games(): Answer {
  return {
    games: GAMES.map(({ id, rulesVersion, seats, options }) => ({
      id,
      rules: rulesVersion,
      seats,
      options: options.fields,
      presets: options.presets,
      bots: botsFor(id).map(bot => bot.id),
    })),
  };
}

/** Everyone who can be asked to choose, and the games each plays. */
export function bots(): Answer {
  return {
    bots: BOT_IDS.map(id => ({
      id,
      name: { en: en.bots[id].name, fr: fr.bots[id].name },
      level: { en: en.bots[id].level, fr: fr.bots[id].level },
      games: GAMES.filter(game => botsFor(game.id).some(bot => bot.id === id)).map(game => game.id),
    })),
  };
}
