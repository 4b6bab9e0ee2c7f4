import { colourOf, isMajor, type Role, type State } from '@signoria/il-principe';
import type { Table } from './table.ts';
import type { Weights } from './weights.ts';

/** Of ten cities in fifteen a colour is part. */
const COLOUR_SHARE = 2 / 3;
export const MAJOR_POINTS = 2;
export const MINOR_POINTS = 1;

/** A role pays when others build until the next phase 4, has its effect, and counts at the end. */
export function readRoles(t: Table, s: State, w: Weights): void {
  const builds = t.rounds > 0 ? w.builds * (t.seats - 1) * COLOUR_SHARE : 0;
  for (let colour = 0; colour < 5; colour++) {
    const effect = effectWorth(t, s, colour, w);
    const final = t.rounds > 0 ? 0 : 1;
    t.major[colour] = MAJOR_POINTS * (builds + final) + effect;
    t.minor[colour] = t.seats > 2 ? MINOR_POINTS * (builds + final) + effect : 0;
    readOthers(t, s, colour);
    t.standing[colour] = roleWorth(t, colour, s.up[t.seat][colour], w);
  }
}

function readOthers(t: Table, s: State, colour: number): void {
  let most = 0;
  let mostBy = 0;
  let next = 0;
  let nextBy = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === t.seat) continue;
    const count = s.up[seat][colour];
    if (count > most) {
      next = most;
      nextBy = mostBy;
      most = count;
      mostBy = 1;
    } else if (count === most) mostBy++;
    else if (count > next) {
      next = count;
      nextBy = 1;
    } else if (count === next) nextBy++;
  }
  t.others.most[colour] = most;
  t.others.mostBy[colour] = mostBy;
  t.others.next[colour] = next;
  t.others.nextBy[colour] = nextBy;
}

/** What turning a card up, a point, a card, a shield and two coins are worth. */
function effectWorth(t: Table, s: State, colour: number, w: Weights): number {
  switch (colour) {
    case 0:
      return t.rounds > 0 ? 0.4 : 0.1;
    case 1:
      return 1;
    case 2:
      return t.rounds > 0 ? w.card : w.lastCoin;
    case 3:
      return s.shields[t.seat] > 0 ? w.shield : 0;
    default:
      return 2 * t.coin;
  }
}

/** What the roles of a colour promise to a seat with that many cards face up, the others staying as they are. */
export function roleWorth(t: Table, colour: number, own: number, w: Weights): number {
  if (own === 0) return 0;
  const { most, mostBy, next, nextBy } = t.others;
  if (own > most[colour]) return t.major[colour];
  if (own === most[colour]) return (t.major[colour] * w.tie) / mostBy[colour];
  if (own < next[colour] || mostBy[colour] > 1) return 0;
  return own > next[colour] ? t.minor[colour] : (t.minor[colour] * w.tie) / nextBy[colour];
}

/** What the role under the hammer is worth to its winner. */
export function prizeWorth(t: Table, role: Role): number {
  return isMajor(role) ? t.major[colourOf(role)] : t.minor[colourOf(role)];
}

/** What so many cards in hand count for as a claim to the roles of a colour. */
export function claimWorth(t: Table, s: State, colour: number, count: number, w: Weights): number {
  const up = s.up[t.seat][colour];
  return w.claim * (roleWorth(t, colour, up + count, w) - t.standing[colour]);
}
