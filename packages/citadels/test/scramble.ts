import { copyRng, pick, type Rng, shuffle, type Who } from '@signoria/core';
import { citadels, type Memory, type State } from '../src/index.ts';
import { TABLE } from '../src/state.ts';
import { findAll, type Hidden, hiddenFrom } from './truth.ts';

/** A copy in which all that `who` cannot know is changed: characters renamed, cards dealt anew, others’ memories lost. */
export function scramble(s: State, who: Who, rng: Rng): State {
  const twin = structuredClone(s);
  mixCharacters(twin, s, who, rng);
  mixCards(twin, who, rng);
  twin.memory = twin.memory.map((own, eye) => (eye === (who === 'table' ? TABLE : who) ? own : []));
  twin.rng = copyRng(rng);
  return twin;
}

/** Renames two characters into each other a few times, whenever `who` could not tell. */
function mixCharacters(twin: State, s: State, who: Who, rng: Rng): void {
  const ranks = s.cast.flatMap((character, rank) => (character < 0 ? [] : [rank]));
  for (let attempt = 0; attempt < 8; attempt++) {
    const [a, b] = [pick(rng, ranks), pick(rng, ranks)];
    rename(twin, a, b);
    if (!looksTheSame(twin, s, who)) rename(twin, a, b);
  }
}

function rename({ draft, holder }: State, a: number, b: number): void {
  const other = (rank: number) => (rank === a ? b : rank === b ? a : rank);
  draft.hidden = other(draft.hidden);
  draft.pack = draft.pack.map(other).sort((x, y) => x - y);
  draft.picks = draft.picks.map(other);
  draft.buried = draft.buried.map(other);
  [holder[a], holder[b]] = [holder[b], holder[a]];
}

/** Whether `who` has seen the same of the draft and the calling in both. */
export function looksTheSame(twin: State, s: State, who: Who): boolean {
  if (String(twin.draft.visible) !== String(s.draft.visible)) return false;
  if (witnessed(twin, who) !== witnessed(s, who)) return false;
  return s.cast.every((_, rank) => {
    if (s.shown[rank]) return twin.holder[rank] === s.holder[rank];
    if (rank > s.rank) return true;
    return rank === s.murdered ? twin.holder[rank] !== s.spared || s.spared === -1 : twin.holder[rank] === -1;
  });
}

/** What `who` held in hand during the draft, told by going through it. */
function witnessed(s: State, who: Who): string {
  const { from, visible, hidden, picks, buried, pack } = s.draft;
  const full = s.cast.flatMap((character, rank) => (character < 0 || visible.includes(rank) ? [] : [rank]));
  let left = full.filter(rank => rank !== hidden);
  const notes: string[] = [];
  const take = (rank: number) => {
    left = left.filter(other => other !== rank);
  };
  picks.forEach((rank, i) => {
    const seat = (from + i) % s.seats;
    if (left.length === 1 && s.seats > 3) {
      left.push(hidden);
      if (seat === who) notes.push(`hidden ${hidden}`);
    }
    if (seat === who) notes.push(`${[...left].sort()} took ${rank}`);
    take(rank);
    if (s.seats === 2 && (i === 1 || i === 2) && buried.length >= i) {
      if (seat === who && s.options.twoPlayerDiscards === 'chosen') notes.push(`buried ${buried[i - 1]}`);
      take(buried[i - 1]);
    }
  });
  if ((s.step === 'choose' || s.step === 'bury') && s.asked === who) {
    notes.push(`has ${[...pack].sort()}`);
    if (pack.includes(hidden)) notes.push(`hidden ${hidden}`);
  }
  return notes.join('; ');
}

/** Deals the cards `who` knows nothing of anew, and moves those he remembers to other places they may be in. */
function mixCards(twin: State, who: Who, rng: Rng): void {
  const view = citadels.view(twin, who);
  const found = findAll(twin, view) ?? new Map<Hidden, Memory>();
  const free = hiddenFrom(twin, view).filter(one => ![...found.keys()].some(other => isSame(other, one)));
  const cards = shuffle(
    rng,
    free.map(({ list, at }) => list[at]),
  );
  free.forEach(({ list, at }, i) => {
    list[at] = cards[i];
  });
  for (const [one, { places }] of found) {
    const others = free.filter(({ place }) => places.includes(place));
    if (others.length === 0) continue;
    const other = pick(rng, others);
    const card = one.list[one.at];
    one.list[one.at] = other.list[other.at];
    other.list[other.at] = card;
    free.splice(free.indexOf(other), 1, one);
  }
  for (const hand of twin.hands) hand.sort((a, b) => a - b);
}

function isSame(a: Hidden, b: Hidden): boolean {
  return a.list === b.list && a.at === b.at;
}
