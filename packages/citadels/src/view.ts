import type { Seat, Who } from '@signoria/core';
import type { Rank } from './characters.ts';
import { copyCities, copyPlay } from './copy.ts';
import type { Card } from './districts.ts';
import { chooserOf, lastSeesHidden, packAt, picksOf } from './draft.ts';
import { bit } from './knowledge/memory.ts';
import { tell } from './knowledge/told.ts';
import type { Event } from './moves.ts';
import { turn } from './rules.ts';
import { scores } from './scoring.ts';
import type { Sight, View } from './sight.ts';
import { type State, TABLE } from './state.ts';

/** C-1.6  All that lies open, one's own hand and characters, and all that one has ever been shown and can still use. */
export function view(s: State, who: Who): View {
  const onlooker = who === 'table' ? TABLE : who;
  const { draft } = s;
  return {
    who,
    seats: s.seats,
    options: s.options,
    turn: turn(s),
    round: s.round,
    step: s.step,
    asked: s.asked,
    crown: s.crown,
    gold: s.gold.slice(),
    hands: s.hands.map((hand, seat) => (seat === who ? hand.slice() : null)),
    handSizes: s.hands.map(hand => hand.length),
    cities: copyCities(s.cities),
    deckSize: s.deck.length,
    deckKnown: knownInDeck(s, onlooker),
    museum: s.museum.map((card, i) => knownCard(card, s.museumKnown[i], onlooker)),
    cast: s.cast.slice(),
    dark: s.dark.slice(),
    draft: {
      from: draft.from,
      visible: draft.visible.slice(),
      hidden: who !== 'table' && sawHidden(s, who) ? draft.hidden : -1,
      packSize: draft.pack.length,
      picks: draft.picks.length,
      buried: draft.buried.length,
      sights: who === 'table' ? [] : sightsOf(s, who),
    },
    ranks: ranksOf(s, who),
    shown: s.shown.map((shown, rank) => (shown ? s.holder[rank] : -1)),
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
    drawn: s.drawn.map((card, i) => (s.asked === who ? card : knownCard(card, s.drawnKnown[i], onlooker))),
    keeps: s.keeps,
    target: s.target,
    prize: s.prize,
    prizeAdorned: s.prizeAdorned,
    memory: tell(s.memory[onlooker], s.seats),
    scores: scores(s),
  };
}

function knownCard(card: Card, known: number, onlooker: number): Card | -1 {
  return (known & bit(onlooker)) !== 0 ? card : -1;
}

function knownInDeck(s: State, onlooker: number): View['deckKnown'] {
  const known: View['deckKnown'] = [];
  for (let at = 0; at < s.deck.length; at++) {
    const i = s.deck.length - 1 - at;
    if ((s.deckKnown[i] & bit(onlooker)) !== 0) known.push({ at, card: s.deck[i] });
  }
  return known;
}

/** C-3.4  The packs a seat was handed, what it took and what it chose to put away. */
function sightsOf(s: State, seat: Seat): Sight[] {
  const { draft } = s;
  const sights: Sight[] = [];
  for (let pick = 0; pick <= draft.picks.length && pick < picksOf(s.seats); pick++) {
    if (chooserOf(draft.from, pick, s.seats) !== seat) continue;
    if (pick < draft.picks.length) {
      const buried = s.seats === 2 && s.options.twoPlayerDiscards === 'chosen' && (pick === 1 || pick === 2);
      const known = buried && draft.buried.length >= pick ? draft.buried[pick - 1] : -1;
      sights.push({ pick, pack: packAt(s, pick), took: draft.picks[pick], buried: known });
    } else if (s.step === 'choose') sights.push({ pick, pack: draft.pack.slice(), took: -1, buried: -1 });
  }
  return sights;
}

/** C-3.6  The last to choose at a full table has seen the hidden character. */
function sawHidden(s: State, seat: Seat): boolean {
  const { draft } = s;
  if (!lastSeesHidden(s.cast, s.seats, draft.visible.length)) return false;
  const last = picksOf(s.seats) - 1;
  return draft.picks.length >= last && chooserOf(draft.from, last, s.seats) === seat;
}

function ranksOf(s: State, who: Who): Rank[] {
  const ranks: Rank[] = [];
  for (let rank = 1; rank < s.holder.length; rank++) if (s.holder[rank] === who) ranks.push(rank);
  return ranks;
}

/** C-1.6  What is told to some only: choices, drawn cards, looked-at hands. */
export function redact(event: Event, who: Who): Event {
  switch (event.type) {
    case 'chose':
      return event.seat === who ? event : { ...event, character: null };
    case 'buried':
      return event.seat === who && !event.atRandom ? event : { ...event, character: null };
    case 'tribute':
    case 'took':
      return event.seat === who || (event.type === 'took' ? event.from : event.to) === who
        ? event
        : { ...event, card: null };
    case 'drew':
      return event.seat === who ? event : { ...event, cards: null };
    case 'looked':
      return event.seat === who || event.at === who ? event : { ...event, cards: null };
    case 'kept':
    case 'discarded':
    case 'fetched':
      return event.seat === who ? event : { ...event, card: null };
    default:
      return event;
  }
}
