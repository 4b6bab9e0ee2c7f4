import { hiddenFromOthers, NONE, type None, type Rng, type Seat, split, type Who } from '@signoria/core';
import type { Event } from './actions.ts';
import { type Card, LAST_RANK, type Rank } from './data.ts';
import { chooserOf, lastSeesHidden } from './draft.ts';
import { deal } from './knowledge/deal.ts';
import { drawDraft, weighDrafts } from './knowledge/drafts.ts';
import { bit, noMemories } from './knowledge/memory.ts';
import type { Drafted } from './knowledge/roles.ts';
import { sawHidden, sightsOf } from './knowledge/sights.ts';
import { rememberedFrom, tell } from './knowledge/told.ts';
import { scores } from './scoring.ts';
import { turn } from './sequence.ts';
import { copy, copyOpen, type Remembered, type State, TABLE, type View } from './state.ts';

/**
 * C-1.6  Everything public, the player's own hand and characters, and everything they were ever shown that is
 * still useful.
 */
export function view(s: State, who: Who): View {
  const onlooker = onlookerOf(who);
  const { draft } = s;
  return {
    ...copyOpen(s),
    who,
    turn: turn(s),
    hands: s.hands.map((hand, seat) => (seat === who ? hand.slice() : null)),
    handSizes: s.hands.map(hand => hand.length),
    deckSize: s.deck.length,
    deckKnown: knownInDeck(s, onlooker),
    museum: s.museum.map((card, i) => knownCard(card, s.museumKnown[i], onlooker)),
    draft: {
      from: draft.from,
      visible: draft.visible.slice(),
      hidden: who !== 'table' && sawHidden(s, who) ? draft.hidden : NONE,
      packSize: draft.pack.length,
      picks: draft.picks.length,
      buried: draft.buried.length,
      sights: who === 'table' ? [] : sightsOf(s, who),
    },
    ranks: ranksOf(s, who),
    shown: s.shown.map((shown, rank) => (shown ? s.holder[rank] : NONE)),
    drawn: s.drawn.map((card, i) => (s.asked === who ? card : knownCard(card, s.drawnKnown[i], onlooker))),
    memory: tell(s.memory[onlooker], s.seats),
    scores: scores(s),
  };
}

function onlookerOf(who: Who): number {
  return who === 'table' ? TABLE : who;
}

function knownCard(card: Card, known: number, onlooker: number): Card | None {
  return (known & bit(onlooker)) !== 0 ? card : NONE;
}

function knownInDeck(s: State, onlooker: number): View['deckKnown'] {
  const known: View['deckKnown'] = [];
  for (let at = 0; at < s.deck.length; at++) {
    const i = s.deck.length - 1 - at;
    if ((s.deckKnown[i] & bit(onlooker)) !== 0) known.push({ at, card: s.deck[i] });
  }
  return known;
}

function ranksOf(s: State, who: Who): Rank[] {
  const ranks: Rank[] = [];
  for (let rank = 1; rank < s.holder.length; rank++) if (s.holder[rank] === who) ranks.push(rank);
  return ranks;
}

/** Events that only involve public things or the player's own hand, and choices that nobody sees. */
const QUIET: ReadonlySet<Event['type']> = new Set([
  'chose',
  'got-gold',
  'kept',
  'built',
  'discarded',
  'named',
  'destroyed',
  'completed',
]);

/** C-3.6  If the last player picks up the face-down discard, the choice before that reveals it to them. */
export function isQuiet({ type }: Event, s: State): boolean {
  if (type === 'chose' && lastSeesHidden(s.cast, s.seats, s.draft.visible.length)) return false;
  return QUIET.has(type);
}

/** C-1.6  Hides what only some players are told: choices, drawn cards, hands looked at. */
export function redact(event: Event, who: Who): Event {
  switch (event.type) {
    case 'chose':
      return hiddenFromOthers(event, 'character', who);
    case 'buried':
      return event.seat === who && !event.atRandom ? event : { ...event, character: null };
    case 'tribute':
    case 'took':
      return event.seat === who || (event.type === 'took' ? event.from : event.to) === who
        ? event
        : { ...event, card: null };
    case 'drew':
      return hiddenFromOthers(event, 'cards', who);
    case 'looked':
      return event.seat === who || event.at === who ? event : { ...event, cards: null };
    case 'kept':
    case 'discarded':
    case 'fetched':
      return hiddenFromOthers(event, 'card', who);
    default:
      return event;
  }
}

/** A complete state consistent with the view: a possible draft, and the unseen cards dealt at random. */
export function imagine(v: View, rng: Rng): State {
  return imagineAfter(v, drawDraft(weighDrafts(v), rng), rng);
}

/** The same, if the draft went like this. */
export function imagineAfter(v: View, { hidden, picks, buried, pack }: Drafted, rng: Rng): State {
  const onlooker = onlookerOf(v.who);
  const own = rememberedFrom(v.memory);
  const holder = Array<Seat | None>(LAST_RANK + 1).fill(NONE);
  picks.forEach((rank, pick) => {
    holder[rank] = chooserOf(v.draft.from, pick, v.seats);
  });
  const { hands, deck, museum, drawn } = deal(v, own, rng);
  const knows = (card: Card | None) => (card === NONE ? 0 : bit(onlooker));
  return {
    ...copyOpen(v),
    rng: split(rng),
    hands,
    deck,
    deckKnown: maskDeck(v, onlooker),
    museum,
    museumKnown: v.museum.map(knows),
    draft: { from: v.draft.from, visible: v.draft.visible.slice(), hidden, pack, picks, buried },
    holder,
    shown: v.shown.map(seat => seat !== NONE),
    drawn,
    drawnKnown: v.drawn.map(knows),
    memory: onlyOf(onlooker, own),
  };
}

/** What one onlooker remembers, and nobody else anything. */
function onlyOf(onlooker: number, own: Remembered[]): Remembered[][] {
  const all = noMemories();
  all[onlooker] = own;
  return all;
}

function maskDeck(v: View, onlooker: number): number[] {
  const known = Array<number>(v.deckSize).fill(0);
  for (const { at } of v.deckKnown) known[v.deckSize - 1 - at] = bit(onlooker);
  return known;
}

/** A copy in which only `seat` remembers what it was shown, as in the worlds it imagines. */
export function forget(s: State, seat: Seat): State {
  const own = bit(seat);
  const copied = copy(s);
  copied.memory = onlyOf(seat, s.memory[seat].slice());
  for (const known of [copied.deckKnown, copied.museumKnown, copied.drawnKnown])
    for (let i = 0; i < known.length; i++) known[i] &= own;
  return copied;
}
