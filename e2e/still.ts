import type { PlayedGame } from './games.ts';
import { isOver, type Player, playUntil } from './player.ts';

type Edges = Readonly<Record<string, readonly number[]>>;

/** The parts of every game's screen. */
export const FRAME = ['.game-bar', '.game-players', '.game-board', '.prompt', '.game-hand'];

/** So many pixels are no jump. */
const SLACK = 2;

interface Watched {
  /** Parts of the screen that are there at every decision. */
  parts: readonly string[];
  /** Pages side by side that turn to the decision: what is on them is found where it is on its page. */
  pages?: string;
  /** When it has been watched long enough; at the end of the game, where nothing is said. */
  until?(): Promise<boolean>;
}

/** Plays on, and tells which of these parts were ever elsewhere than at first. */
export async function jumpsOf(
  player: Player,
  game: PlayedGame,
  { parts, pages = '', until = async () => false }: Watched,
): Promise<string[]> {
  const edges = () => player.page.evaluate<Edges>(edgesScript(parts, pages));
  const first = await edges();
  const jumps = new Set<string>();
  await playUntil([player], game, async () => {
    if (await isOver(player.page)) return true;
    const now = await edges();
    for (const part of parts)
      if (first[part].some((edge, i) => Math.abs(edge - now[part][i]) > SLACK)) jumps.add(part);
    return until();
  });
  return [...jumps];
}

function edgesScript(parts: readonly string[], pages: string): string {
  return `(() => {
    const pages = ${JSON.stringify(pages)};
    const turned = pages && document.querySelector(pages).scrollLeft;
    return Object.fromEntries(${JSON.stringify(parts)}.map(part => {
      const element = document.querySelector(part);
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const by = pages && element.closest(pages) ? turned : 0;
      return [part, [left + by, top, right + by, bottom]];
    }));
  })()`;
}
