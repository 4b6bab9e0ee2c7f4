import {
  colourOf,
  FOR_MAJOR,
  FOR_MINOR,
  isMajor,
  MAJOR_TRIBUTE,
  MINOR_TRIBUTE,
  type Role,
  type State,
} from '@signoria/il-principe';
import type { Reading } from './figures.ts';
import type { Weights } from './weights.ts';

/** Of ten cities in fifteen a colour is part. */
const COLOUR_SHARE = 2 / 3;

/** A role pays when others build until the next phase 4, has its effect, and counts at the end. */
export function readRoles(r: Reading, s: State, w: Weights): void {
  const builds = r.rounds > 0 ? w.builds * (r.seats - 1) * COLOUR_SHARE : 0;
  for (let colour = 0; colour < 5; colour++) {
    const effect = effectWorth(r, s, colour, w);
    const final = r.rounds > 0 ? 0 : 1;
    r.major[colour] = MAJOR_TRIBUTE * builds + FOR_MAJOR * final + effect;
    r.minor[colour] = r.seats > 2 ? MINOR_TRIBUTE * builds + FOR_MINOR * final + effect : 0;
    readOthers(r, s, colour);
    r.rolesNow[colour] = roleWorth(r, colour, s.up[r.seat][colour], w);
  }
}

function readOthers(r: Reading, s: State, colour: number): void {
  let most = 0;
  let mostBy = 0;
  let next = 0;
  let nextBy = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === r.seat) continue;
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
  r.others.most[colour] = most;
  r.others.mostBy[colour] = mostBy;
  r.others.next[colour] = next;
  r.others.nextBy[colour] = nextBy;
}

/** What turning a card up, a point, a card, a shield and two coins are worth. */
function effectWorth(r: Reading, s: State, colour: number, w: Weights): number {
  switch (colour) {
    case 0:
      return r.rounds > 0 ? 0.4 : 0.1;
    case 1:
      return 1;
    case 2:
      return r.rounds > 0 ? w.card : w.lastCoin;
    case 3:
      return s.shields[r.seat] > 0 ? w.shield : 0;
    default:
      return 2 * r.coin;
  }
}

/** What the roles of a colour promise to a seat with that many cards face up, the others staying as they are. */
export function roleWorth(r: Reading, colour: number, own: number, w: Weights): number {
  if (own === 0) return 0;
  const { most, mostBy, next, nextBy } = r.others;
  if (own > most[colour]) return r.major[colour];
  if (own === most[colour]) return (r.major[colour] * w.tie) / mostBy[colour];
  if (own < next[colour] || mostBy[colour] > 1) return 0;
  return own > next[colour] ? r.minor[colour] : (r.minor[colour] * w.tie) / nextBy[colour];
}

/** What the role under the hammer is worth to its winner. */
export function prizeWorth(r: Reading, role: Role): number {
  return isMajor(role) ? r.major[colourOf(role)] : r.minor[colourOf(role)];
}

/** What so many cards in hand count for as a claim to the roles of a colour. */
export function claimWorth(r: Reading, s: State, colour: number, count: number, w: Weights): number {
  const up = s.up[r.seat][colour];
  return w.claim * (roleWorth(r, colour, up + count, w) - r.rolesNow[colour]);
}
