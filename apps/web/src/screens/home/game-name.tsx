import { wordsFor } from '@signoria/words';
import { useEffect, useState } from 'react';
import { shelfGame } from '../../boards/shelf.ts';
import { useReader } from '../../reader/reader.tsx';

/** A game's name in the reader's language. */
export function GameName({ game }: { game: string }) {
  const { language } = useReader();
  const [name, setName] = useState('');
  useEffect(() => {
    let current = true;
    if (shelfGame(game)) wordsFor(language, game).then(words => current && setName(words.title.name));
    return () => {
      current = false;
    };
  }, [language, game]);
  return name;
}
