import type { Game } from '@signoria/core';
import { useEffect, useState } from 'react';
import { siteGame } from '../../boards/games.ts';

/** The rules of a game: its presets and options are read from them. Null until they have arrived. */
export function useRules(game: string): Game | null {
  const [rules, setRules] = useState<Game | null>(null);
  useEffect(() => {
    let wanted = true;
    siteGame(game)
      ?.rules()
      .then(found => wanted && setRules(found))
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [game]);
  return rules;
}
