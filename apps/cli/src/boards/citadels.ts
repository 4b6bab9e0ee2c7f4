import { type Built, type Citadels, COLOUR, DISTRICTS, recall, type View } from '@signoria/citadels';
import { type Seat, seatsOf } from '@signoria/core';
import type { Names } from '@signoria/words';
import type { CitadelsWords } from '@signoria/words/citadels-words';
import { ends, padEnd, padStart, wrap } from '../layout.ts';
import type { Ink, Style } from '../style.ts';
import type { Board } from './board.ts';

/** By colour of the districts. */
const INKS: readonly Ink[] = ['yellow', 'blue', 'green', 'red', 'magenta'];

const CROWN = '♛';
const COIN = '°';
/** A space at which no line breaks. */
const JOINED = '\u00a0';
const NAME = 10;
const LINE = 80;

/** What every part of the drawing needs. */
interface Scene {
  view: View;
  words: CitadelsWords;
  names: Names;
  style: Style;
}

export const board: Board<Citadels, CitadelsWords> = {
  draw(view, words, names, style) {
    const scene: Scene = { view, words, names, style };
    return [
      heading(scene),
      ...seatsOf(view.seats).map(seat => player(scene, seat)),
      ...calls(scene),
      ...memories(scene),
      ...ownCards(scene),
    ].join('\n');
  },
};

function heading({ view, words: { title, terms }, style }: Scene): string {
  const clock = `${terms.round(view.round, view.first !== -1)} · ${terms.deck(view.deckSize)}`;
  return ends(style.bold(title.name), clock, LINE);
}

/** A player's line: points, gold, hand, the characters shown, and the city below where it does not fit beside. */
function player(scene: Scene, seat: Seat): string {
  const { view, words, names, style } = scene;
  const { terms } = words;
  const turn = view.turn.includes(seat) ? '▸' : ' ';
  const crown = view.crown === seat ? CROWN : ' ';
  const name = padEnd(names[seat].slice(0, NAME), NAME);
  const figures = [
    padStart(style.bold(String(view.scores[seat].total)), 3),
    padStart(`${view.gold[seat]}${terms.signs.gold}`, 4),
    padStart(`${view.handSizes[seat]}${terms.signs.cards}`, 3),
  ].join(' ');
  const shown = view.shown.flatMap((who, rank) => (who === seat ? [terms.rank(rank, view.cast)] : []));
  const head = `${turn} ${name} ${crown} ${figures}  ${shown.join(', ')}`.trimEnd();
  return `${head}\n${cityOf(scene, seat)}`;
}

function cityOf({ view, words: { terms }, style }: Scene, seat: Seat): string {
  const city = view.cities[seat];
  if (city.length === 0) return style.dim(`    ${terms.emptyCity}`);
  const museum = city.some(({ card }) => DISTRICTS[card].id === 'museum') && view.museum.length > 0;
  const parts = city.map(built => district(built, terms, style));
  if (museum) parts.push(terms.museum(view.museum.length));
  return wrap(`    ${parts.join(' ')}`, LINE, '    ');
}

/** A district with its colour's letter and its cost; lines break between districts, not within them. */
function district({ card, adorned }: Built, terms: CitadelsWords['terms'], style: Style): string {
  const name = terms.district(card).name.replaceAll(' ', JOINED);
  const letter = terms.colours[COLOUR[card]].letter;
  return style.ink(INKS[COLOUR[card]], `${letter}${DISTRICTS[card].cost}·${name}${adorned ? COIN : ''}`);
}

/** What everybody knows of this round's characters, and what the reader plays. */
function calls({ view, words: { terms }, style }: Scene): string[] {
  const fates = [
    [view.murdered, terms.fate.murdered],
    [view.bewitched, terms.fate.bewitched],
    [view.robbed, terms.fate.robbed],
  ] as const;
  const told = fates.flatMap(([rank, fate]) =>
    rank > 0 ? [`${terms.rank(rank, view.cast)} (${fate})`] : [],
  );
  const { visible } = view.draft;
  const out = visible.length > 0 ? [terms.out(visible.map(rank => terms.rank(rank, view.cast)))] : [];
  const mine = view.ranks.length > 0 ? [terms.mine(view.ranks.map(rank => terms.rank(rank, view.cast)))] : [];
  const line = [...out, ...told].join(' · ');
  return [
    ...(line === '' ? [] : [style.dim(wrap(line, LINE, '  '))]),
    ...mine.map(text => wrap(style.bold(text), LINE, '  ')),
  ];
}

/** What the reader knows of hidden cards. */
function memories({ view, words: { terms }, names, style }: Scene): string[] {
  const list = (title: string, cards: readonly number[]) =>
    cards.length === 0 ? [] : [`${title} ${cards.map(card => terms.district(card).name).join(', ')}`];
  const lines = seatsOf(view.seats).flatMap(of => {
    const { holds, mayHold } = recall(view, of);
    return [...list(terms.holds(names[of]), holds), ...list(terms.mayHold(names[of]), mayHold)];
  });
  lines.push(...list(terms.inDeck, recall(view, 'deck').holds));
  return lines.map(line => style.dim(wrap(line, LINE, '  ')));
}

function ownCards({ view, words: { terms }, style }: Scene): string[] {
  const chip = (card: number) => {
    const name = terms.card(card).replaceAll(' ', JOINED);
    return style.chip(INKS[COLOUR[card]], `${terms.colours[COLOUR[card]].letter}·${name}`);
  };
  const row = (title: string, cards: readonly number[]) =>
    wrap(`${title}  ${cards.map(chip).join(' ')}`, LINE, '  ');
  const hand = view.who === 'table' ? null : view.hands[view.who];
  const drawn = view.drawn.filter(card => card >= 0);
  return [
    ...(drawn.length > 0 ? [row(terms.drawn, drawn)] : []),
    ...(hand && hand.length > 0 ? [row(terms.hand, hand)] : []),
  ];
}
