import { NONE, type Seat, seatsOf } from '@signoria/core';
import {
  CARDS,
  type Card,
  CITIES,
  type City,
  citiesOf,
  headsOf,
  type Patrician,
  ROADS,
  type View,
} from '@signoria/patrician';
import type { Names } from '@signoria/words';
import { figure } from '@signoria/words/figures';
import type { PatricianWords } from '@signoria/words/patrician-words';
import { centre, ends, firstThatFits, padEnd, widthOf, wrap } from '../layout.ts';
import { boardWidth, type Ink } from '../style.ts';
import type { Board, Scene as BoardScene } from './board.ts';

const INKS: readonly Ink[] = ['cyan', 'red', 'yellow', 'green', 'magenta'];
const COLUMNS = [0, 1, 2, 3];
const ROWS = [0, 1, 2];
const MIDDLE = 1;
const NO_BREAK = '\u00a0';

interface Scene extends BoardScene<View, PatricianWords> {
  /** By seat: the letter of its floors. */
  letters: readonly string[];
  /** Columns of a city, and between two. */
  cell: number;
  gap: number;
  /** Lines of a city: with two, its card stands beside its towers. */
  lines: 2 | 3;
}

export const board: Board<Patrician, PatricianWords> = {
  draw(view, words, names, style, rows = Number.POSITIVE_INFINITY) {
    const width = boardWidth(style);
    const cell = Math.floor(width / 5);
    const gap = Math.floor((width - COLUMNS.length * cell) / (COLUMNS.length - 1));
    const letters = lettersOf(names.slice(0, view.seats), words);
    const scene: Scene = { view, words, names, style, letters, width, cell, gap, lines: 3 };
    const brief = () => table({ ...scene, lines: 2 });
    return firstThatFits([() => `${table(scene)}\n${legend(scene)}`, () => table(scene), brief], rows);
  },
};

function table(scene: Scene): string {
  const { view, words, style, width } = scene;
  return [
    ends(style.bold(words.title.name), words.terms.pile(view.pileSize), width),
    ...ROWS.flatMap(row => [...connectors(row, scene), ...cityRow(row, scene)]),
    ...seatsOf(view.seats).map(seat => playerLine(seat, scene)),
    ...ownCards(scene),
  ].join('\n');
}

/** A player's initial where nobody else and no portrait has it, else the number of the seat. */
export function lettersOf(names: Names, { terms }: PatricianWords): string[] {
  const initials = names.map(name => name.slice(0, 1).toUpperCase());
  const portraits = terms.portraits.map(({ letter }) => letter);
  return initials.map((initial, seat) => {
    const isOwn = initials.filter(other => other === initial).length === 1 && !portraits.includes(initial);
    return isOwn ? initial : String(seat + 1);
  });
}

function cityAt(column: number, row: number, { view }: Scene): City | undefined {
  return citiesOf(view.seats).find(city => CITIES[city].column === column && CITIES[city].row === row);
}

/** A row of cities with the roads between them. */
function cityRow(row: number, scene: Scene): string[] {
  const { cell, gap, lines } = scene;
  const cells = COLUMNS.map(column => cityCell(column, row, scene));
  return Array.from({ length: lines }, (_, line) =>
    COLUMNS.map(column =>
      line === 0
        ? padEnd(cells[column][line], cell) + road(column, row, scene)
        : padEnd(cells[column][line], cell + gap),
    )
      .join('')
      .trimEnd(),
  );
}

function cityCell(column: number, row: number, scene: Scene): string[] {
  const { cell, lines, view, style } = scene;
  const city = cityAt(column, row, scene);
  if (city === undefined) {
    const mark = passing(column, scene);
    return Array.from({ length: lines }, (_, line) => centre(line === MIDDLE ? mark : upright(mark), cell));
  }
  const [left, right] = view.towers[city];
  const open = view.open[city];
  const name = ends(style.bold(CITIES[city].name), tokens(city, scene), cell);
  if (lines === 2) {
    const towers = `◁${floors(left, scene)}▷${floors(right, scene)}`;
    return [name, open === NONE ? towers : `${towers} ${face(open, scene)}`];
  }
  const count = style.dim(`${left.length + right.length}/${CITIES[city].floors}`);
  return [
    name,
    ends(`◁${floors(left, scene)} ▷${floors(right, scene)}`, count, cell),
    open === NONE ? style.dim('[ ]') : `[${face(open, scene)}]`,
  ];
}

/** The tokens while they lie there, then who won them. */
function tokens(city: City, { view, style, letters }: Scene): string {
  return CITIES[city].tokens
    .map((token, tower) => {
      const winner = view.winners[city][tower];
      return winner === NONE ? String(token) : style.ink(INKS[winner], `${letters[winner]}${token}`);
    })
    .join(' ');
}

/** A tower lying on its side, the ground at the left. */
function floors(tower: readonly Seat[], { style, letters }: Scene): string {
  return tower.length === 0
    ? style.dim('·')
    : tower.map(seat => style.ink(INKS[seat], letters[seat])).join('');
}

/** The road from a city to its right-hand neighbour. */
function road(column: number, row: number, scene: Scene): string {
  const { gap } = scene;
  const mark = messengerBetween(cityAt(column, row, scene), cityAt(column + 1, row, scene), scene);
  return mark === null ? ' '.repeat(gap) : centre(mark ? '──●──' : '─', gap);
}

/** The long roads from the top row to the bottom one pass through the empty middle. */
function passing(column: number, scene: Scene): string {
  const mark = messengerBetween(cityAt(column, 0, scene), cityAt(column, 2, scene), scene);
  return mark === null ? '' : mark ? '●' : '│';
}

/** A messenger is drawn once; the rest of its road is a line. */
function upright(mark: string): string {
  return mark === '' ? '' : '│';
}

/** A line of roads above a row, when messengers are played. */
function connectors(row: number, scene: Scene): string[] {
  if (row === 0 || !scene.view.options.messengers) return [];
  const marks = COLUMNS.map(column => {
    const upper = cityAt(column, row - 1, scene);
    const lower = cityAt(column, row, scene);
    if (upper === undefined || lower === undefined) return upright(passing(column, scene));
    const mark = messengerBetween(upper, lower, scene);
    return mark === null ? '' : mark ? '●' : '│';
  });
  return [
    marks
      .map(mark => centre(mark, scene.cell))
      .join(' '.repeat(scene.gap))
      .trimEnd(),
  ];
}

/** Whether a messenger stands between two cities; null when no road joins them or none are played. */
function messengerBetween(a: City | undefined, b: City | undefined, { view }: Scene): boolean | null {
  const at = ROADS.findIndex(({ from, to }) => (from === a && to === b) || (from === b && to === a));
  return at < 0 || at >= view.messengers.length ? null : view.messengers[at] !== NONE;
}

function playerLine(seat: Seat, scene: Scene): string {
  const { view, words, names, style, letters } = scene;
  const { terms } = words;
  const mark = view.turn.includes(seat) ? '▸' : ' ';
  const name = style.bold(padEnd(names[seat].slice(0, 12), 12));
  const widest = Math.max(...view.supply.map(floors => widthOf(terms.supply(floors))));
  const parts = [
    `${mark} ${style.ink(INKS[seat], letters[seat])} ${name} ${style.bold(figure(view.scores[seat].total).padStart(3))}`,
    padEnd(terms.supply(view.supply[seat]), widest),
    ...(view.options.messengers ? [`● ${view.messengersLeft[seat]}`] : []),
  ];
  const top = view.tops[seat];
  if (top !== NONE) parts.push(`▲ ${face(top, scene)}`);
  if (seat !== view.who && view.handSizes[seat] > 0) parts.push(knownHand(seat, scene));
  return parts.join('  ');
}

/** What everybody saw a hidden hand take, and a question mark for each other card. */
function knownHand(seat: Seat, scene: Scene): string {
  const { view } = scene;
  const hidden = view.handSizes[seat] - view.known[seat].length;
  const cards = [
    ...view.known[seat].map(card => face(card, scene)),
    ...Array.from({ length: hidden }, () => '··'),
  ];
  return cards.map(card => `[${card}]`).join('');
}

function ownCards(scene: Scene): string[] {
  const { view, words, style } = scene;
  if (view.who === 'table') return [];
  const { terms } = words;
  const heads = headsOf(view.played[view.who]).map((count, i) => `${terms.portraits[i].letter}${count}`);
  const hand = (view.hands[view.who] ?? []).map(card => style.chip('white', ` ${face(card, scene)} `));
  return [`${terms.stack}  ${heads.join(' ')}   ${terms.hand}  ${hand.join(' ')}`];
}

/** A card in a few letters: its city, then what it shows. */
function face(card: Card, { words }: Scene): string {
  const { city, crests, portrait, heads, power, star } = CARDS[card];
  const short = CITIES[city].name.slice(0, 2);
  if (crests === 2) return `${short} +`;
  if (power !== 'none') return `${short} ${power === 'move' ? '»' : '?'}`;
  return `${short} ${words.terms.portraits[portrait].letter.repeat(heads)}${star ? '★' : ''}`;
}

/** What the signs mean; a sign and its word are never parted by the end of a line. */
function legend({ words, view, style, width }: Scene): string {
  const { portraits, signs, messengers } = words.terms;
  const entries = [
    ...portraits.map(({ letter, name }) => `${letter} ${name}`),
    `+ ${signs.twoFloors}`,
    `» ${signs.move}`,
    `? ${signs.any}`,
    `★ ${signs.star}`,
    ...(view.options.messengers ? [`● ${messengers}`] : []),
  ];
  return style.dim(wrap(entries.map(entry => entry.replaceAll(' ', NO_BREAK)).join(`${NO_BREAK} `), width));
}
