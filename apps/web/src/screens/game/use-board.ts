import { type GameWords, type Language, wordsFor } from '@signoria/words';
import { useEffect, useState } from 'react';
import type { Board } from '../../boards/board.ts';
import { siteGame } from '../../boards/games.ts';

export interface LoadedBoard {
  board: Board;
  words: GameWords;
}

/** The board of a game and its words, once they have arrived; 'failed' when they will not. */
export function useBoard(game: string | undefined, language: Language): LoadedBoard | 'failed' | null {
  const [loaded, setLoaded] = useState<LoadedBoard | 'failed' | null>(null);
  useEffect(() => {
    if (!game) return;
    let wanted = true;
    loadBoard(game, language)
      .then(found => wanted && setLoaded(found))
      .catch(() => wanted && setLoaded('failed'));
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return loaded;
}

async function loadBoard(game: string, language: Language): Promise<LoadedBoard | 'failed'> {
  const entry = siteGame(game);
  if (!entry) return 'failed';
  const [{ board }, words] = await Promise.all([entry.board(), wordsFor(language, game)]);
  return { board, words };
}
