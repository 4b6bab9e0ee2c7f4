import { type Game, type MaterialFile, parseOptions } from '@signoria/core';
import type { SiteWords } from '@signoria/words/site-words';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useOnce } from '../../components/use-once.ts';
import type { Player } from '../../match/local/saved.ts';
import { startHere } from '../../match/local/start.ts';
import { introduce } from '../../match/online/person.ts';
import { server } from '../../match/online/server.ts';
import { preferences } from '../../preferences/preferences.ts';
import { useWords } from '../../preferences/words.tsx';
import { clockOf, mayBeRated, printingOf, type Setting } from './setting.ts';

/** Begins what has been set, on this device or on the server, and says why it could not. */
export function useBeginning(game: Game, setting: Setting, printing: MaterialFile | null) {
  const { site } = useWords();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const once = useOnce();
  const beginHere = () => {
    const asked = {
      ...setting.options,
      ...(game.options.material && { material: printingOf(setting.options, printing) }),
    };
    const options = parseOptions(game.options, asked, setting.players.length);
    if (!options.ok) return;
    const players = setting.players.map((player, seat) => named(player, seat, site));
    navigate(`/here/${startHere(game.id, game.rulesVersion, options.value, players).id}`);
  };
  const create = async () => {
    const unknown = await introduce();
    if (unknown) return setProblem(unknown);
    const clock = clockOf(setting);
    if (clock === null) return;
    const reply = await server.api('POST /api/tables', {
      body: {
        game: game.id,
        seats: setting.players.length,
        options: setting.options,
        open: setting.open,
        rated: setting.rated && mayBeRated(setting),
        clock,
        bots: setting.players.map(player => (player.kind === 'bot' ? player.level : null)),
      },
    });
    if (reply.ok) navigate(`/t/${reply.value.code}`);
    else setProblem(reply.error.code);
  };
  return {
    begin: () => void (setting.where === 'device' ? beginHere() : once(create)),
    problem,
    forget: () => setProblem(null),
  };
}

/** Everyone on this device has a name: the first seat is the owner's. */
function named(player: Player, seat: number, site: SiteWords): Player {
  if (player.kind === 'bot') return player;
  const name = seat === 0 ? preferences.get().name : player.name;
  return {
    kind: 'person',
    name: name.trim() || (seat === 0 ? site.name.guest : site.set.friend(seat + 1)),
  };
}
