import type { Seat } from '@signoria/core';
import {
  type Card,
  type Expedition,
  expeditionOf,
  expeditionsOf,
  isWager,
  type LostCities,
  numberOn,
  type View,
} from '@signoria/lost-cities';
import { figure, signed } from '@signoria/words/figures';
import type { LostCitiesWords } from '@signoria/words/lost-cities-words';
import { centre, ends, padEnd, padStart } from '../layout.ts';
import { boardWidth, type Ink, type Style } from '../style.ts';
import type { Board, Scene as BoardScene } from './board.ts';

const INKS: readonly Ink[] = ['yellow', 'blue', 'white', 'green', 'red', 'magenta'];
const WAGER = '×';

/** Room for a name, for the points of an expedition, for the top of its pile, and the spaces between. */
const NAME = 11;
const POINTS = 4;
const PILE = 4;
const SPACES = 7;
/** Columns in which the twelve cards of an expedition stand two spaces apart. */
const ROOMY = 36;

/** The viewer's side is the near one, at the right. */
interface Scene extends BoardScene<View, LostCitiesWords> {
  near: Seat;
  far: Seat;
  /** Columns for the cards of an expedition, and between two of them. */
  cards: number;
  gap: string;
}

export const board: Board<LostCities, LostCitiesWords> = {
  draw(view, words, names, style) {
    const near = view.who === 0 ? 0 : 1;
    const width = boardWidth(style);
    const cards = Math.floor((width - NAME - 2 * POINTS - PILE - SPACES) / 2);
    const gap = cards < ROOMY ? ' ' : '  ';
    const scene: Scene = { view, words, names, style, width, near, far: near === 0 ? 1 : 0, cards, gap };
    const { title, terms } = words;
    const clock = `${terms.round(view.round, view.options.rounds)} · ${terms.stock(view.stockSize)}`;
    return [
      ends(style.bold(title.name), clock, NAME + 2 * (POINTS + cards) + PILE + SPACES),
      row(scene, {
        name: style.dim(`${WAGER} ${terms.wager}`),
        left: nameOf(scene.far, scene),
        right: nameOf(near, scene),
      }),
      ...expeditionsOf(view.options.expeditions).map(e => expeditionRow(e, scene)),
      ...(view.round > 1
        ? [
            row(scene, {
              name: terms.earlier,
              leftPoints: earlier(scene.far, scene),
              rightPoints: earlier(near, scene),
            }),
          ]
        : []),
      row(scene, { name: terms.total, leftPoints: total(scene.far, scene), rightPoints: total(near, scene) }),
      '',
      ...knownHands(scene),
      ...ownHand(scene),
    ].join('\n');
  },
};

interface Row {
  name?: string;
  leftPoints?: string;
  left?: string;
  pile?: string;
  right?: string;
  rightPoints?: string;
}

function row(
  { cards }: Scene,
  { name = '', leftPoints = '', left = '', pile = '', right = '', rightPoints = '' }: Row,
): string {
  return [
    padEnd(name, NAME),
    padStart(leftPoints, POINTS),
    padStart(left, cards),
    `│${centre(pile, PILE)}│`,
    padEnd(right, cards),
    padStart(rightPoints, POINTS),
  ]
    .join(' ')
    .trimEnd();
}

function nameOf(seat: Seat, { view, names, style, cards }: Scene): string {
  const name = view.turn.includes(seat) ? `▸ ${names[seat]}` : names[seat];
  return style.bold(name.slice(0, cards));
}

function expeditionRow(e: Expedition, scene: Scene): string {
  const { view, words, style, near, far, gap } = scene;
  const { name, letter } = words.terms.expeditions[e];
  const cards = (seat: Seat) => view.columns[seat][e].map(card => style.ink(INKS[e], face(card))).join(gap);
  const points = (seat: Seat) =>
    view.columns[seat][e].length > 0 ? signed(view.running[seat][e].points) : '';
  const top = view.piles[e].at(-1);
  return row(scene, {
    name: style.ink(INKS[e], `${letter} ${name}`),
    leftPoints: points(far),
    left: cards(far),
    pile: top === undefined ? style.dim('·') : small(top, words, style),
    right: cards(near),
    rightPoints: points(near),
  });
}

/** What the rounds before this one brought. */
function earlier(seat: Seat, { view }: Scene): string {
  const now = view.running[seat].reduce((sum, { points }) => sum + points, 0);
  return signed(view.scores[seat].total - now);
}

function total(seat: Seat, { view, style }: Scene): string {
  return style.bold(figure(view.scores[seat].total));
}

/** Cards everybody saw a hidden hand take from a pile. */
function knownHands({ view, words, names, style, near, far }: Scene): string[] {
  return [far, near]
    .filter(seat => seat !== view.who && view.known[seat].length > 0)
    .map(seat => {
      const cards = view.known[seat].map(card => small(card, words, style)).join(' ');
      return `${words.terms.holds(names[seat])} ${cards}`;
    });
}

function ownHand({ view, words, style }: Scene): string[] {
  const hand = view.who === 'table' ? null : view.hands[view.who];
  return hand
    ? [
        `${words.terms.hand}  ${hand
          .map(card => chip(card, words, style))
          .join(' ')
          .trimEnd()}`,
      ]
    : [];
}

/** What is printed on the card, without its expedition. */
function face(card: Card): string {
  return isWager(card) ? WAGER : String(numberOn(card));
}

/** The card with its letter, so that colour is never alone. */
function small(card: Card, words: LostCitiesWords, style: Style): string {
  const e = expeditionOf(card);
  return style.ink(INKS[e], words.terms.expeditions[e].letter + face(card));
}

function chip(card: Card, words: LostCitiesWords, style: Style): string {
  const e = expeditionOf(card);
  return style.chip(INKS[e], ` ${words.terms.expeditions[e].letter}${face(card)} `);
}
