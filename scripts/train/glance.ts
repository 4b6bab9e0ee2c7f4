import { drawFrom, type Glance, weighCards, weighDraws } from '@signoria/bots/lost-cities/glance';
import { playTurn } from '@signoria/bots/lost-cities/playout';
import { fits, lowest } from '@signoria/bots/lost-cities/ranks';
import { LANES, putDown } from '@signoria/bots/lost-cities/round';
import type { Weights } from '@signoria/bots/lost-cities/weights';
import type { Rng } from '@signoria/core';
import { normal } from '../luck.ts';

/** Lays or discards the card that seems best to a glance, or nearly so by `noise` in points. */
export function glanceCard(g: Glance, seat: number, luck: Rng, noise: number): void {
  const { found, outlook } = g;
  const r = outlook.round;
  weighCards(g, seat);
  let most = -Infinity;
  const look = (card: number, isLaid: boolean, worth: number) => {
    const points = worth + noise * normal(luck);
    if (points <= most) return;
    most = points;
    found.card = card;
    found.isLaid = isLaid;
  };
  if (noise > 0)
    for (let e = 0; e < r.expeditions; e++) {
      const at = seat * LANES + e;
      for (let set = r.held[at] | (r.heldWagers[at] > 0 ? 1 : 0); set !== 0; set &= set - 1) {
        const rank = lowest(set);
        if (fits(rank, r.top[at])) look(e * 10 + rank, true, found.laid[e * 10 + rank]);
        look(e * 10 + rank, false, found.discarded[e * 10 + rank]);
      }
    }
  putDown(r, seat, found.card, found.isLaid);
}

/** A player of rounds: a glance, or a table of weights. */
export type Rival = Glance | Weights;

/** Plays a turn in the round of the glance's own outlook, or of `home` by weights. */
export function playBy(rival: Rival, home: Glance, seat: number, luck: Rng, noise = 0): void {
  if (!('found' in rival)) {
    playTurn(home.outlook, seat, rival);
    return;
  }
  glanceCard(rival, seat, luck, noise);
  drawFrom(rival.outlook.round, seat, weighDraws(rival, seat));
}
