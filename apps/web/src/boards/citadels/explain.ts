import { type Card, cardOf, isComplete, type Rank, recall, type View } from '@signoria/citadels';
import type { Seat } from '@signoria/core';
import { knownInDeck, uncertain } from '@signoria/words/citadels-known';
import type { Explanation } from '../board.ts';
import type { Props } from './props.ts';
import { rankState } from './rank-state.ts';

const MUSEUM = cardOf('museum');

export function explain(part: string, props: Props): Explanation | null {
  const [kind, ...rest] = part.split(':');
  const [first, second, third] = rest.map(Number);
  switch (kind) {
    case 'rank':
      return aboutRank(first, props);
    case 'hand':
    case 'offer':
      return aboutCard(first as Card, props);
    case 'district':
      return aboutDistrict(first as Seat, second as Card, third === 1, props);
    case 'player':
      return aboutPlayer(first as Seat, props);
    case 'deck':
      return aboutDeck(props);
    case 'site':
      return { name: props.words.terms.board.site, lines: [props.words.terms.board.siteHelp] };
    default:
      return null;
  }
}

function aboutRank(rank: Rank, props: Props): Explanation {
  const { view, words } = props;
  const { terms } = words;
  const { help } = terms.character(view.cast[rank], view.options);
  return { name: terms.rank(rank, view.cast), lines: [help, ...knownOfRank(rank, props)] };
}

/** What the reader knows of a character in this round, and what has befallen it. */
export function knownOfRank(rank: Rank, { view, words, names }: Props): string[] {
  const { board } = words.terms;
  const { holder, mine, knowledge, called } = rankState(rank, view);
  const lines: string[] = [];
  if (mine) lines.push(board.yours);
  else if (holder !== -1) lines.push(board.plays(names[holder]));
  else if (knowledge !== null) lines.push(board[knowledge]);
  if (called && holder === -1 && knowledge !== 'outFaceUp') lines.push(board.unanswered);
  if (view.murdered === rank) lines.push(board.murdered);
  if (view.bewitched === rank) lines.push(board.bewitched);
  if (view.robbed === rank) lines.push(board.robbed);
  return lines;
}

function aboutCard(card: Card, { words }: Props): Explanation {
  const { name, help } = words.terms.district(card);
  return { name, lines: [help] };
}

function aboutDistrict(seat: Seat, card: Card, adorned: boolean, props: Props): Explanation {
  const { view, words } = props;
  const { name, lines } = aboutCard(card, props);
  const more: string[] = [];
  if (adorned) more.push(sentence(words.terms.adorned));
  if (isMuseum(card, view)) more.push(`${words.terms.museum(view.museum.length)}.`);
  return { name, lines: [...lines, ...more, ...safetyOf(seat, props)] };
}

/** Cards lie under the one Museum there is. */
export function isMuseum(card: Card, view: View): boolean {
  return view.museum.length > 0 && card === MUSEUM;
}

function safetyOf(seat: Seat, { view, words }: Props): string[] {
  const { board } = words.terms;
  const lines: string[] = [];
  if (view.guarded === seat) lines.push(board.guarded);
  if (isComplete(view, seat)) lines.push(board.safe);
  return lines;
}

function aboutPlayer(seat: Seat, props: Props): Explanation {
  const { view, words, names } = props;
  const { terms } = words;
  const lines = [`${terms.gold(view.gold[seat])}, ${terms.cards(view.handSizes[seat])}.`];
  if (view.crown === seat) lines.push(terms.board.hasCrown);
  lines.push(...safetyOf(seat, props));
  const city = view.cities[seat].map(({ card }) => terms.card(card));
  if (city.length > 0) lines.push(`${words.pair(terms.city, city.join(', '))}.`);
  const { holds } = recall(view, seat);
  if (holds.length > 0) lines.push(`${terms.holds(names[seat])} ${holds.map(terms.card).join(', ')}.`);
  return { name: names[seat], lines: [...lines, ...uncertain(view, words, names, seat)] };
}

/** Whether the reader has seen cards that are in a hand, or may be. */
export function remembers(seat: Seat, view: View): boolean {
  const { holds, mayHold } = recall(view, seat);
  return holds.length + mayHold.length > 0;
}

function aboutDeck(props: Props): Explanation {
  const { view, words } = props;
  const { terms } = words;
  const known = knownInDeck(view);
  const lines = known.length > 0 ? [`${terms.inDeck} ${known.map(terms.card).join(', ')}.`] : [];
  return {
    name: terms.deck(view.deckSize),
    lines: [terms.board.deckHelp, ...lines, ...uncertain(view, words, props.names, 'deck')],
  };
}

function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}
