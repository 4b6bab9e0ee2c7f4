import type { GameLine, Invite, Table } from '@signoria/protocol';
import { useEffect, useState } from 'react';
import { me, whoAmI } from '../../match/online/person.ts';
import { server } from '../../match/online/server.ts';
import { lastGames, rememberGames } from './last-games.ts';

const EVERY_MS = 15_000;

interface Found {
  tables: readonly Table[];
  games: readonly GameLine[];
  invites: readonly Invite[];
  down: boolean;
}

/** What the server has for the home page: asked at once, then now and then while the page is looked at. */
export function useServer(): Found {
  const [found, setFound] = useState<Found>(() => ({
    tables: [],
    games: lastGames(),
    invites: [],
    down: false,
  }));
  useEffect(() => {
    let current = true;
    const look = async () => {
      if (document.hidden) return;
      const answer = await ask();
      if (current) setFound(answer);
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, []);
  return found;
}

async function ask(): Promise<Found> {
  const problem = await whoAmI();
  if (problem) return { tables: [], games: lastGames(), invites: [], down: true };
  const [tables, games, invites] = await Promise.all([
    server.api('GET /api/tables'),
    me.get() ? server.api('GET /api/me/games') : null,
    me.get() ? server.api('GET /api/me/invites') : null,
  ]);
  if (games === null) rememberGames([]);
  else if (games.ok) rememberGames(games.value.games);
  return {
    tables: tables.ok ? tables.value.tables : [],
    games: lastGames(),
    invites: invites?.ok ? invites.value.invites : [],
    down: !tables.ok,
  };
}
