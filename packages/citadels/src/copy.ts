import { copyRng, copyRows } from '@signoria/core';
import type { Built, Draft, Play, State } from './state.ts';

export function copy(s: State): State {
  return {
    options: s.options,
    seats: s.seats,
    rng: copyRng(s.rng),
    round: s.round,
    step: s.step,
    asked: s.asked,
    crown: s.crown,
    gold: s.gold.slice(),
    hands: copyRows(s.hands),
    cities: copyCities(s.cities),
    deck: s.deck.slice(),
    deckKnown: s.deckKnown.slice(),
    museum: s.museum.slice(),
    museumKnown: s.museumKnown.slice(),
    cast: s.cast.slice(),
    dark: s.dark.slice(),
    draft: copyDraft(s.draft),
    holder: s.holder.slice(),
    shown: s.shown.slice(),
    rank: s.rank,
    murdered: s.murdered,
    spared: s.spared,
    bewitched: s.bewitched,
    witch: s.witch,
    robbed: s.robbed,
    thief: s.thief,
    taxer: s.taxer,
    untaxed: s.untaxed.slice(),
    guarded: s.guarded,
    monarch: s.monarch,
    queen: s.queen,
    first: s.first,
    sevens: s.sevens.slice(),
    bell: s.bell,
    play: copyPlay(s.play),
    drawn: s.drawn.slice(),
    drawnKnown: s.drawnKnown.slice(),
    keeps: s.keeps,
    target: s.target,
    prize: s.prize,
    prizeAdorned: s.prizeAdorned,
    memory: copyRows(s.memory),
  };
}

export function copyCities(cities: readonly Built[][]): Built[][] {
  const copied: Built[][] = [];
  for (const city of cities) {
    const districts: Built[] = [];
    for (const { card, adorned, round } of city) districts.push({ card, adorned, round });
    copied.push(districts);
  }
  return copied;
}

function copyDraft(draft: Draft): Draft {
  return {
    from: draft.from,
    visible: draft.visible.slice(),
    hidden: draft.hidden,
    pack: draft.pack.slice(),
    picks: draft.picks.slice(),
    buried: draft.buried.slice(),
  };
}

export function copyPlay(play: Play): Play {
  return {
    seat: play.seat,
    rank: play.rank,
    power: play.power,
    mode: play.mode,
    acted: play.acted,
    tookIncome: play.tookIncome,
    usedPower: play.usedPower,
    builds: play.builds,
    built: play.built,
    spent: play.spent,
    used: play.used,
    adorned: play.adorned,
    discarded: play.discarded,
  };
}
