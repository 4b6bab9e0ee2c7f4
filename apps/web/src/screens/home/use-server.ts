import type { GameLine, Table } from '@signoria/protocol';
import { useEffect, useState } from 'react';
import { call } from '../../match/online/api.ts';
import { me, whoAmI } from '../../match/online/person.ts';

const EVERY_MS = 15_000;

interface Server {
  tables: readonly Table[];
  games: readonly GameLine[];
  down: boolean;
}

/** What the server has for the first page: asked at once, then now and then while the page is looked at. */
export function useServer(): Server {
  const [server, setServer] = useState<Server>({ tables: [], games: [], down: false });
  useEffect(() => {
    let current = true;
    const look = async () => {
      if (document.hidden) return;
      const found = await ask();
      if (current) setServer(found);
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, []);
  return server;
}

async function ask(): Promise<Server> {
  const problem = await whoAmI();
  if (problem) return { tables: [], games: [], down: true };
  const [tables, games] = await Promise.all([
    call<{ tables: Table[] }>('GET', '/api/tables'),
    me.get() ? call<{ games: GameLine[] }>('GET', '/api/me/games') : null,
  ]);
  return {
    tables: tables.ok ? tables.value.tables : [],
    games: games?.ok ? games.value.games : [],
    down: !tables.ok,
  };
}
