import type { Roster } from '@signoria/bots';
import type { Candidate } from '@signoria/bots/bot';
import { type Advised, advise } from '@signoria/bots/hint';
import { weighAlike } from '@signoria/bots/search/paired-worlds';
import { type Kind, rngFrom, type Seat, sameAction, type Tagged } from '@signoria/core';
import type { Stored, StoredChoice } from '../../apps/web/src/daily/position.ts';

/** What a position of a bot game must show before it is given to people. */
export interface Demands {
  /** The best choice's chance above the next, and how many standard errors that must be. */
  gap: number;
  errors: number;
  /** Too few choices are no question, too many no answer. */
  fewest: number;
  most: number;
  /** Worlds in which every choice is played: at the first look, and to be sure. */
  look: number;
  sure: number;
}

type Judged = Pick<Stored, 'choices' | 'parts' | 'points'>;

/** Parts that differ by less than this are not worth a word; of the others only the largest are told. */
const LEAST = 0.5;
const TOLD = 4;

/**
 * What comes of every choice here, when one is best beyond doubt, the champion takes it and the heuristic does not;
 * null for all other positions. Made from a view alone, and the same each time.
 */
export function judge(roster: Roster, state: Kind['state'], seat: Seat, demands: Demands): Judged | null {
  const { game, bots, model } = roster;
  const legal = game.legal(state, seat);
  if (legal.length < demands.fewest || legal.length > demands.most) return null;
  const view = game.view(state, seat);
  const rng = rngFrom(legal.length);
  const chosenBy = (id: string, playouts: number) =>
    bots.find(bot => bot.id === id)?.choose(view, legal, { playouts }, rng).action ?? legal[0];
  const weigh = (among: readonly Tagged[], worlds: number) =>
    weighAlike({ model, view, legal: among, budget: { playouts: worlds * among.length }, rng }).toSorted(
      (a, b) => b.winChance - a.winChance,
    );
  // What costs least is asked first: most positions are obvious.
  const obvious = chosenBy('heuristic', 1);
  const best = chosenBy('champion', 8 * legal.length);
  const isBest = ({ action }: Candidate) => sameAction(action, best);
  if (sameAction(obvious, best)) return null;
  /** Everything else the best first, unless the champion's choice trails it by more than `slack`. */
  const rivals = (among: readonly Tagged[], worlds: number, slack: number): Tagged[] | null => {
    const found = weigh(among, worlds);
    const own = found.find(isBest)?.winChance ?? 0;
    const others = found.filter(candidate => !isBest(candidate));
    return others[0].winChance - own > slack ? null : others.map(({ action }) => action);
  };
  if (!rivals([best, obvious], 3 * demands.look, -demands.gap / 2)) return null;
  const others = rivals(legal, demands.look, demands.gap);
  if (!others || !rivals([best, ...others.slice(0, 2)], 4 * demands.look, -demands.gap / 2)) return null;
  const advice = advise(roster, view, legal, { playouts: 3 * demands.sure }, rng).moves;
  if (!isBest(advice[0])) return null;
  const weighed = weigh(legal, demands.sure);
  if (!isBest(weighed[0]) || !isClear(weighed, demands)) return null;
  return { choices: weighed.map(choice => stored(choice, legal)), ...reasons(weighed, advice) };
}

function isClear([best, next]: readonly Candidate[], { gap, errors }: Demands): boolean {
  const ahead = best.winChance - next.winChance;
  return ahead >= gap && ahead > errors * Math.hypot(best.winError, next.winError);
}

function stored(
  { action, winChance, winError, margin, error }: Candidate,
  legal: readonly Tagged[],
): StoredChoice {
  const short = (value: number, digits: number) => Number(value.toFixed(digits));
  return [legal.indexOf(action), short(winChance, 3), short(winError, 4), short(margin, 1), short(error, 2)];
}

/** Of the first choices, as far as the champion has looked into them: the parts of the score that are worth a word. */
function reasons(
  weighed: readonly Candidate[],
  advice: readonly Advised[],
): Pick<Stored, 'parts' | 'points'> {
  const looked = weighed.map(({ action }) => advice.find(move => sameAction(move.action, action)));
  const end = looked.indexOf(undefined);
  const known = looked.slice(0, end < 0 ? looked.length : end).flatMap(move => move ?? []);
  const pointsOf = (move: Advised, key: string) => move.parts.find(part => part.key === key)?.points ?? 0;
  const lines = new Map(known.flatMap(({ parts }) => parts.map(part => [part.key, part] as const)));
  const largest = (value: (key: string) => number) =>
    [...lines.keys()]
      .filter(key => Math.abs(value(key)) >= LEAST)
      .toSorted((a, b) => Math.abs(value(b)) - Math.abs(value(a)))
      .slice(0, TOLD);
  const [best, ...others] = known;
  const wanted = new Set([
    ...largest(key => pointsOf(best, key)),
    ...others.flatMap(other => largest(key => pointsOf(other, key) - pointsOf(best, key))),
  ]);
  const parts = [...wanted].flatMap(key => {
    const line = lines.get(key);
    return line ? [{ key, code: line.code, ...(line.of ? { of: line.of } : {}) }] : [];
  });
  const points = known.map(move => parts.map(({ key }) => Number(pointsOf(move, key).toFixed(1))));
  return { parts, points };
}
