import type { GameLine } from '@signoria/protocol';
import type { SavedMatch } from '../../match/local/saved.ts';
import { namedSeats } from './others.ts';

/** How soon a game wants the reader: now, later, never again. */
export const URGENCY = ['yourTurn', 'waiting', 'over'] as const;

export interface MyGame {
  key: string;
  href: string;
  game: string;
  others: readonly { name: string; bot: boolean }[];
  urgency: (typeof URGENCY)[number];
  /** When the reader's time is up, if it runs. */
  deadline: number | null;
  /** The id of a game on this device, to forget it by. */
  local: string | null;
}

/** Games online and on this device in one list: those that wait for the reader first, the shortest time before others. */
export function myGames(online: readonly GameLine[], here: readonly SavedMatch[]): MyGame[] {
  const games: MyGame[] = [
    ...online.map(({ match, code, game, names, seat, yourTurn, places, deadline }) => ({
      key: match,
      href: places ? `/m/${match}` : `/t/${code}`,
      game,
      others: namedSeats(names, seat),
      urgency: yourTurn ? ('yourTurn' as const) : places ? ('over' as const) : ('waiting' as const),
      deadline,
      local: null,
    })),
    ...here
      .filter(({ imported }) => !imported)
      .map(({ id, game, players, over, waits }) => ({
        key: id,
        href: `/here/${id}`,
        game,
        others: players
          .slice(1)
          .map(player =>
            player.kind === 'bot' ? { name: player.level, bot: true } : { name: player.name, bot: false },
          ),
        urgency: over ? ('over' as const) : waits ? ('yourTurn' as const) : ('waiting' as const),
        deadline: null,
        local: id,
      })),
  ];
  return games.sort(
    (a, b) =>
      URGENCY.indexOf(a.urgency) - URGENCY.indexOf(b.urgency) ||
      (a.deadline ?? Number.MAX_VALUE) - (b.deadline ?? Number.MAX_VALUE),
  );
}
