import { copyRng, pick, type Rng, shuffle, type Who } from '@signoria/table';
import type { State } from '../src/state.ts';

const TABLE = 8;
const DECK = 8;

/** A copy in which all that `who` cannot know is changed: characters renamed, cards dealt anew, others’ memories lost. */
export function scramble(s: State, who: Who, rng: Rng): State {
  const twin = structuredClone(s);
  mixCharacters(twin, s, who, rng);
  mixCards(twin, who, rng);
  twin.memory = twin.memory.filter(entry => entry.who === who || entry.who === TABLE);
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

/** Deals the cards `who` has no knowledge of among the places that can hold them. */
function mixCards(twin: State, who: Who, rng: Rng): void {
  const eye = who === 'table' ? TABLE : who;
  const knows = (mask: number) => (mask & (1 << eye)) !== 0;
  const deckMemory = twin.memory.find(entry => entry.who === eye && entry.of === DECK);
  const looked = deckMemory?.slots ?? 0;
  const spots: { list: number[]; at: number }[] = [];
  const old: typeof spots = [];
  twin.deck.forEach((_, at) => {
    if (knows(twin.deckKnown[at])) return;
    (at >= twin.deck.length - looked ? old : spots).push({ list: twin.deck, at });
  });
  twin.museum.forEach((_, at) => {
    if (!knows(twin.museumKnown[at])) spots.push({ list: twin.museum, at });
  });
  twin.drawn.forEach((_, at) => {
    if (twin.asked !== who && !knows(twin.drawnKnown[at])) spots.push({ list: twin.drawn, at });
  });
  twin.hands.forEach((hand, seat) => {
    if (seat === who) return;
    const memory = twin.memory.find(entry => entry.who === eye && entry.of === seat);
    if (memory && memory.gone > 0) return;
    const seen = memory ? [...memory.cards] : [];
    hand.forEach((card, at) => {
      if (seen.includes(card)) seen.splice(seen.indexOf(card), 1);
      else spots.push({ list: hand, at });
    });
  });
  for (const group of [spots, old]) {
    const cards = shuffle(
      rng,
      group.map(({ list, at }) => list[at]),
    );
    group.forEach(({ list, at }, i) => {
      list[at] = cards[i];
    });
  }
  for (const hand of twin.hands as number[][]) hand.sort((a, b) => a - b);
}
