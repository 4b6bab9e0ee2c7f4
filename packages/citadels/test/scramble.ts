import { copyRng, pick, type Rng, shuffle, type Who } from '@signoria/core';
import { DECK, DRAWN, MUSEUM, SOMEWHERE, type State, TABLE } from '../src/state.ts';

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

/** A card in the list it lies in. */
interface Spot {
  list: number[];
  at: number;
}

/** Deals the cards `who` has no knowledge of among the places that can hold them. */
function mixCards(twin: State, who: Who, rng: Rng): void {
  const eye = who === 'table' ? TABLE : who;
  const knows = (mask: number) => (mask & (1 << eye)) !== 0;
  const memory = twin.memory[eye];
  const meant = new Set(memory.flatMap(({ places }) => places));
  const spots: Spot[] = [];
  const note = (list: number[], first: number, isKnown: (at: number) => boolean) => {
    list.forEach((_, at) => {
      if (!isKnown(at) && !meant.has(first + at)) spots.push({ list, at });
    });
  };
  note(twin.deck, DECK, at => knows(twin.deckKnown[at]));
  note(twin.museum, MUSEUM, at => knows(twin.museumKnown[at]));
  note(twin.drawn, DRAWN, at => twin.asked === who || knows(twin.drawnKnown[at]));
  twin.hands.forEach((hand, seat) => {
    const entries = memory.filter(({ places }) => places.includes(seat));
    if (seat === who || entries.some(({ places }) => places.some(place => place !== seat))) return;
    const seen = entries.flatMap(({ cards }) => cards);
    hand.forEach((card, at) => {
      if (seen.includes(card)) seen.splice(seen.indexOf(card), 1);
      else spots.push({ list: hand, at });
    });
  });
  deal(spots, rng);
  for (const { places } of memory) deal(wholePlaces(twin, places, memory), rng);
  for (const hand of twin.hands as number[][]) hand.sort((a, b) => a - b);
}

function deal(spots: readonly Spot[], rng: Rng): void {
  const cards = shuffle(
    rng,
    spots.map(({ list, at }) => list[at]),
  );
  spots.forEach(({ list, at }, i) => {
    list[at] = cards[i];
  });
}

/** Where an entry's cards lie, if they may lie there in any order: whole hands, and places of one card. */
function wholePlaces(
  { hands, drawn, museum, deck }: State,
  places: number[],
  memory: State['memory'][0],
): Spot[] {
  if (places.includes(SOMEWHERE)) return [];
  const spots: Spot[] = [];
  for (const [i, place] of places.entries()) {
    if (place >= DECK) spots.push({ list: deck, at: place - DECK });
    else if (place >= MUSEUM) spots.push({ list: museum, at: place - MUSEUM });
    else if (place >= DRAWN) spots.push({ list: drawn, at: place - DRAWN });
    else if (places.indexOf(place) === i) {
      const all = memory.flatMap(entry => entry.places).filter(other => other === place).length;
      const own = places.filter(other => other === place).length;
      if (own < all || own < hands[place].length) return [];
      for (let at = 0; at < own; at++) spots.push({ list: hands[place], at });
    }
  }
  return spots;
}
