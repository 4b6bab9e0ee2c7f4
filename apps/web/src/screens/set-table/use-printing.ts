import type { Game, MaterialFile } from '@signoria/core';
import { useEffect, useState } from 'react';
import { server } from '../../match/online/server.ts';

/** The printing this server plays a game with where nobody chooses another; null until it is known, and where there is none. */
export function usePrinting({ id, options }: Game): MaterialFile | null {
  const [printing, setPrinting] = useState<MaterialFile | null>(null);
  const mayDiffer = options.material !== undefined;
  useEffect(() => {
    if (!mayDiffer) return;
    let wanted = true;
    void server.api('GET /api/games').then(reply => {
      const found = reply.ok ? reply.value.games.find(game => game.id === id) : undefined;
      if (wanted && found?.printing) setPrinting(found.printing);
    });
    return () => {
      wanted = false;
    };
  }, [id, mayDiffer]);
  return printing;
}
