import {
  type Built,
  type Card,
  type Citadels,
  COLOUR,
  DISTRICTS,
  recall,
  type View,
} from '@signoria/citadels';
import { NONE, type Seat, seatsOf } from '@signoria/core';
import { knownInDeck, uncertain } from '@signoria/words/citadels-known';
import type { CitadelsWords } from '@signoria/words/citadels-words';
import { ends, firstThatFits, oneLine, padEnd, padStart, wrap } from '../layout.ts';
import { boardWidth, type Ink, type Style } from '../style.ts';
import type { Board, Scene as BoardScene } from './board.ts';

/** By colour of the districts. */
const INKS: readonly Ink[] = ['yellow', 'blue', 'green', 'red', 'magenta'];

const CROWN = '♛';
const COIN = '°';
/** A space at which no line breaks. */
const JOINED = '\u00a0';
const NAME = 10;

type Scene = BoardScene<View, CitadelsWords>;

export const board: Board<Citadels, CitadelsWords> = {
  draw(view, words, names, style, rows = Number.POSITIVE_INFINITY) {
    const scene: Scene = { view, words, names, style, width: boardWidth(style) };
    return firstThatFits([() => whole(scene), () => brief(scene), () => briefest(scene)], rows);
  },
};

/** Every city with its names, and all the reader remembers. */
function whole(scene: Scene): string {
  return [
    heading(scene),
    ...seatsOf(scene.view.seats).flatMap(seat => [
      player(scene, seat, charactersOf(scene, seat)),
      cityOf(scene, seat),
    ]),
    ...calls(scene),
    ...memories(scene).map(line => dimmed(scene, line)),
    ...ownCards(scene),
  ].join('\n');
}

/** The reader's city with its names; of the others' districts only colour and cost, on the line of their player. */
function brief(scene: Scene): string {
  return [...briefTable(scene), ...calls(scene), ...briefMemories(scene), ...ownCards(scene)].join('\n');
}

/** One line for each thing. */
function briefest(scene: Scene): string {
  const { view, words, style, width } = scene;
  const chips = (cards: readonly Card[]) => cards.map(card => shortDistrict(card, words.terms, style));
  const own = cardRows(view, words.terms).map(([title, cards]) => oneLine(`${title}  `, chips(cards), width));
  const known = [...mine(scene), ...fates(scene)];
  return [...briefTable(scene), ...(known.length > 0 ? [oneLine('', known, width, ' · ')] : []), ...own].join(
    '\n',
  );
}

function briefTable(scene: Scene): string[] {
  const { view } = scene;
  return [
    heading(scene),
    ...seatsOf(view.seats).flatMap(seat => {
      const shown = charactersOf(scene, seat);
      if (seat === view.who) return [player(scene, seat, shown), cityOf(scene, seat)];
      return [player(scene, seat, [shown, ...shortCity(scene, seat)].filter(part => part !== '').join('  '))];
    }),
  ];
}

function heading({ view, words: { title, terms }, style, width }: Scene): string {
  const clock = `${terms.round(view.round, view.first !== -1)} · ${terms.deck(view.deckSize)}`;
  return ends(style.bold(title.name), clock, width);
}

/** A player's line: points, gold, hand, and `more`. */
function player({ view, words: { terms }, names, style }: Scene, seat: Seat, more: string): string {
  const turn = view.turn.includes(seat) ? '▸' : ' ';
  const crown = view.crown === seat ? CROWN : ' ';
  const name = padEnd(names[seat].slice(0, NAME), NAME);
  const figures = [
    padStart(style.bold(String(view.scores[seat].total)), 3),
    padStart(`${view.gold[seat]}${terms.signs.gold}`, 4),
    padStart(`${view.handSizes[seat]}${terms.signs.cards}`, 3),
  ].join(' ');
  return `${turn} ${name} ${crown} ${figures}  ${more}`.trimEnd();
}

/** The characters a player has shown. */
function charactersOf({ view, words: { terms } }: Scene, seat: Seat): string {
  return view.shown.flatMap((who, rank) => (who === seat ? [terms.rank(rank, view.cast)] : [])).join(', ');
}

function cityOf(scene: Scene, seat: Seat): string {
  const { view, words, style, width } = scene;
  const city = view.cities[seat];
  if (city.length === 0) return style.dim(`    ${words.terms.emptyCity}`);
  const parts = [...city.map(built => district(built, words.terms, style)), ...museumOf(scene, seat)];
  return wrap(`    ${parts.join(' ')}`, width, '    ');
}

function shortCity(scene: Scene, seat: Seat): string[] {
  const { view, words, style } = scene;
  const city = view.cities[seat].map(
    ({ card, adorned }) => shortDistrict(card, words.terms, style) + (adorned ? COIN : ''),
  );
  return city.length > 0 ? [city.join(' ')] : [];
}

function museumOf({ view, words }: Scene, seat: Seat): string[] {
  const stands = view.cities[seat].some(({ card }) => DISTRICTS[card].id === 'museum');
  return stands && view.museum.length > 0 ? [words.terms.museum(view.museum.length)] : [];
}

/** A district with its colour's letter and its cost; lines break between districts, not within them. */
function district({ card, adorned }: Built, terms: CitadelsWords['terms'], style: Style): string {
  const name = terms.district(card).name.replaceAll(' ', JOINED);
  return `${shortDistrict(card, terms, style)}${style.ink(INKS[COLOUR[card]], `·${name}${adorned ? COIN : ''}`)}`;
}

function shortDistrict(card: number, terms: CitadelsWords['terms'], style: Style): string {
  return style.ink(INKS[COLOUR[card]], `${terms.colours[COLOUR[card]].letter}${DISTRICTS[card].cost}`);
}

/** What everybody knows of this round's characters, and what the reader plays. */
function calls(scene: Scene): string[] {
  const { style, width } = scene;
  const told = fates(scene).join(' · ');
  return [
    ...(told === '' ? [] : [style.dim(wrap(told, width, '  '))]),
    ...mine(scene).map(text => wrap(style.bold(text), width, '  ')),
  ];
}

/** Who is out of the round, and what befell others. */
function fates({ view, words: { terms } }: Scene): string[] {
  const befell = [
    [view.murdered, terms.fate.murdered],
    [view.bewitched, terms.fate.bewitched],
    [view.robbed, terms.fate.robbed],
  ] as const;
  const { visible } = view.draft;
  return [
    ...(visible.length > 0 ? [terms.out(visible.map(rank => terms.rank(rank, view.cast)))] : []),
    ...befell.flatMap(([rank, fate]) => (rank > 0 ? [`${terms.rank(rank, view.cast)} (${fate})`] : [])),
  ];
}

function mine({ view, words: { terms } }: Scene): string[] {
  return view.ranks.length > 0 ? [terms.mine(view.ranks.map(rank => terms.rank(rank, view.cast)))] : [];
}

/** What the reader knows of hidden cards, as long as it is of use. */
function memories({ view, words, names }: Scene): string[] {
  if (view.turn.length === 0) return [];
  const { terms } = words;
  const list = (title: string, cards: readonly Card[]) =>
    cards.length === 0 ? [] : [`${title} ${cards.map(card => terms.district(card).name).join(', ')}`];
  return [
    ...seatsOf(view.seats).flatMap(of => list(terms.holds(names[of]), recall(view, of).holds)),
    ...list(terms.inDeck, knownInDeck(view)),
    ...uncertain(view, words, names),
  ];
}

function dimmed({ style, width }: Scene, line: string): string {
  return style.dim(wrap(line, width, '  '));
}

function briefMemories(scene: Scene): string[] {
  const known = memories(scene).join(' · ').split(' ');
  return known.length > 0 ? [scene.style.dim(oneLine('', known, scene.width))] : [];
}

/** The reader's own hidden cards, each kind under its title. */
function cardRows(view: View, terms: CitadelsWords['terms']): [string, readonly Card[]][] {
  const hand = view.who === 'table' ? [] : (view.hands[view.who] ?? []);
  const drawn = view.drawn.filter((card): card is Card => card !== NONE);
  const rows: [string, readonly Card[]][] = [
    [terms.drawn, drawn],
    [terms.hand, hand],
  ];
  return rows.filter(([, cards]) => cards.length > 0);
}

function ownCards({ view, words: { terms }, style, width }: Scene): string[] {
  const chip = (card: Card) => {
    const name = terms.card(card).replaceAll(' ', JOINED);
    return style.chip(INKS[COLOUR[card]], `${terms.colours[COLOUR[card]].letter}·${name}`);
  };
  return cardRows(view, terms).map(([title, cards]) =>
    wrap(`${title}  ${cards.map(chip).join(' ')}`, width, '  '),
  );
}
