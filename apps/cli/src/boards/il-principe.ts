import { NONE, type Seat, seatsOf } from '@signoria/core';
import {
  ALL_COLOURS,
  ALL_REGIONS,
  ALL_ROLES,
  type City,
  type Colour,
  citiesIn,
  colourOf,
  type IlPrincipe,
  isMajor,
  type Region,
  TITLES,
  type View,
} from '@signoria/il-principe';
import type { IlPrincipeWords } from '@signoria/words/il-principe-words';
import { ends, firstThatFits, grid, oneLine, padEnd, widthOf, wrap } from '../layout.ts';
import { boardWidth, type Ink, type Style } from '../style.ts';
import type { Board, Scene as BoardScene } from './board.ts';

/** By colour of the buildings, and by region; the terminal has no brown. */
const INKS: readonly Ink[] = ['green', 'white', 'red', 'blue', 'yellow'];
const REGION_INKS: readonly Ink[] = ['blue', 'green', 'gray', 'red', 'magenta', 'yellow'];

const MARKER = '♛';
const OPEN = '°';
const BUILT = '✓';
const NAME = 10;
const SHORT_NAME = 8;
/** Letters of a name above a column of shields, and of a heading where whole ones are too wide. */
const INITIALS = 3;

type Scene = BoardScene<View, IlPrincipeWords>;

export const board: Board<IlPrincipe, IlPrincipeWords> = {
  draw(view, words, names, style, rows = Number.POSITIVE_INFINITY) {
    const scene: Scene = { view, words, names, style, width: boardWidth(style) };
    return firstThatFits([() => whole(scene), () => brief(scene)], rows);
  },
};

function whole(scene: Scene): string {
  return [
    heading(scene),
    families(scene, false),
    ...openCities(scene),
    map(scene),
    scene.style.dim(legend(scene)),
    ...auction(scene),
    ...knownCards(scene).map(text => wrap(text, scene.width, '  ')),
    ...ownCards(scene),
  ].join('\n');
}

/** Without the map: each family's shields by region stand on its own line. */
function brief(scene: Scene): string {
  return [
    heading(scene),
    families(scene, true),
    ...openCities(scene),
    ...auction(scene),
    ...knownCards(scene).map(text => oneLine('', text.split(' '), scene.width)),
    ...ownCards(scene),
  ].join('\n');
}

function heading({ view, words: { title, terms }, style, width }: Scene): string {
  const phase = view.step === 'over' ? [] : [terms.phases[view.phase - 1]];
  const clock = [terms.round(view.round, view.last), ...phase, terms.deck(view.deckSize)].join(' · ');
  return ends(style.bold(title.name), clock, width);
}

/** One row for each family under headings; these and the names are as long as there is room for. */
function families(scene: Scene, withRegions: boolean): string {
  const { heads } = scene.words.terms;
  const whole = [heads.points, heads.hand, heads.purse, heads.shields];
  const brief = whole.map(head => head.slice(0, INITIALS));
  const ways = [
    familyTable(scene, withRegions, whole, NAME),
    familyTable(scene, withRegions, whole, SHORT_NAME),
    familyTable(scene, withRegions, brief, SHORT_NAME),
  ];
  const fits = (table: string) => table.split('\n').every(line => widthOf(line) <= scene.width);
  return ways.find(fits) ?? ways[ways.length - 1];
}

/**
 * Points, hand, purse, shields left, cards face up and face down, roles; with the regions, each family's shields in each of
 * them.
 */
function familyTable(
  { view, words: { terms }, names, style }: Scene,
  withRegions: boolean,
  heads: readonly string[],
  letters: number,
): string {
  const colours = ALL_COLOURS.map(colour => style.ink(INKS[colour], terms.colours[colour].letter));
  const regions = withRegions ? ALL_REGIONS : [];
  const rows = seatsOf(view.seats).map(seat => {
    const turn = view.turn.includes(seat) ? '▸' : ' ';
    const marker = view.marker === seat ? ` ${MARKER}` : '';
    return [
      `${turn} ${names[seat].slice(0, letters)}${marker}`,
      style.bold(String(view.scores[seat].total)),
      String(view.handSizes[seat]),
      view.purses[seat] === null ? style.dim('?') : String(view.purses[seat]),
      String(view.shields[seat]),
      ...ALL_COLOURS.map(colour => laid(view, seat, colour)),
      rolesOf(seat, view, terms, style),
      ...regions.map(region => String(view.regions[seat][region] || '·')),
    ];
  });
  const places = regions.map(region =>
    style.ink(REGION_INKS[region], terms.regions[region].name.slice(0, 2)),
  );
  return grid(['', ...heads, ...colours, terms.heads.roles, ...places], rows, withRegions ? 1 : 2);
}

/** Cards face up, and after a stroke those face down. */
function laid(view: View, seat: Seat, colour: Colour): string {
  const up = view.up[seat][colour];
  const down = view.down[seat][colour];
  if (up + down === 0) return '·';
  return down > 0 ? `${up}/${down}` : String(up);
}

/** Capitals for major roles, small letters for minor ones. */
function rolesOf(seat: Seat, view: View, terms: IlPrincipeWords['terms'], style: Style): string {
  return ALL_ROLES.filter(role => view.roles[role] === seat)
    .map(role => {
      const colour = colourOf(role);
      const { letter } = terms.colours[colour];
      return style.ink(INKS[colour], isMajor(role) ? letter : letter.toLowerCase());
    })
    .join('');
}

function openCities({ view, words: { terms }, style }: Scene): string[] {
  const head = `${terms.openCities} · ${terms.cityDeck(view.cityDeckSize)}`;
  const cities = citiesIn(view.options);
  const iconsOf = (city: City) =>
    cities[city].icons.map(colour => style.ink(INKS[colour], terms.colours[colour].letter)).join('');
  const room = Math.max(6, ...view.open.map(city => widthOf(iconsOf(city))));
  const rows = view.open.map(city => {
    const { name, cost, points, shields, regions } = cities[city];
    const places = regions.map(region => style.ink(REGION_INKS[region], terms.regions[region].name));
    return [
      `  ${padEnd(style.bold(name), 9)}`,
      padEnd(iconsOf(city), room),
      padEnd(terms.coins(cost), 9),
      padEnd(terms.points(points), 9),
      padEnd(terms.shields(shields), 10),
      places.join(', '),
    ].join(' ');
  });
  return [head, ...rows];
}

/** The regions with their cities and everyone's shields. */
function map({ view, words: { terms }, names, style }: Scene): string {
  const rows = ALL_REGIONS.map(region => [
    `${padEnd(style.ink(REGION_INKS[region], terms.regions[region].name), 9)}${citiesOf(region, view, style)}`,
    ...seatsOf(view.seats).map(seat => String(view.regions[seat][region] || '·')),
  ]);
  return grid([terms.map, ...seatsOf(view.seats).map(seat => names[seat].slice(0, INITIALS))], rows);
}

function citiesOf(region: Region, view: View, style: Style): string {
  return citiesIn(view.options)
    .flatMap(({ name, regions }, city) => {
      if (!regions.includes(region)) return [];
      if (view.open.includes(city as City)) return [style.bold(name + OPEN)];
      return view.built.some(cities => cities.includes(city as City)) ? [style.dim(name + BUILT)] : [name];
    })
    .join(' ');
}

function legend({ words: { terms } }: Scene): string {
  const { open, built } = terms.signs;
  return `${MARKER} ${terms.marker}  ${OPEN} ${open}  ${BUILT} ${built}  2/1 ${terms.up}/${terms.down}`;
}

/** The role or the lots on the table, the one under the hammer first, and the bidding. */
function auction({ view, words: { terms }, names, style }: Scene): string[] {
  if (view.auction === null) return [];
  const bid = view.leader === NONE ? terms.noBid : terms.highest(names[view.leader], view.bid);
  if (view.auction === 'role') return [`${terms.titles[TITLES[view.options.titles][view.role]]}   ${bid}`];
  const small = (colour: Colour) => `${terms.colours[colour].letter}${view.lots[colour]}`;
  const later = ALL_COLOURS.filter(colour => colour !== view.lot && view.lots[colour] > 0);
  later.sort((a, b) => view.lots[a] - view.lots[b]);
  const lots = [
    style.chip(INKS[view.lot], ` ${small(view.lot)} `),
    ...later.map(colour => style.ink(INKS[colour], small(colour))),
  ];
  return [`${terms.lots}  ${lots.join(' ')}   ${bid}`];
}

/** Cards everybody knows to be in a hidden hand. */
function knownCards({ view, words: { terms }, names, style }: Scene): string[] {
  const hands = seatsOf(view.seats)
    .filter(seat => seat !== view.who && view.memory.known[seat].some(count => count > 0))
    .map(seat => `${names[seat]} ${cards(view.memory.known[seat], terms, style)}`);
  return hands.length > 0 ? [terms.known(hands.join(' · '))] : [];
}

function ownCards({ view, words: { terms }, style }: Scene): string[] {
  const hand = view.who === 'table' ? null : view.hands[view.who];
  const offer = view.who === 'table' || view.step !== 'offer' ? null : view.offers[view.who];
  const chips = (counts: readonly number[]) =>
    ALL_COLOURS.filter(colour => counts[colour] > 0)
      .map(colour => {
        const { letter, name } = terms.colours[colour];
        return `${style.chip(INKS[colour], ` ${letter}${counts[colour]} `)} ${name}`;
      })
      .join('  ');
  return [
    ...(offer?.some(count => count > 0) ? [`${terms.offer}  ${chips(offer)}`] : []),
    ...(hand ? [`${terms.hand}  ${chips(hand)}`] : []),
  ];
}

function cards(counts: readonly number[], terms: IlPrincipeWords['terms'], style: Style): string {
  return ALL_COLOURS.filter(colour => counts[colour] > 0)
    .map(colour => style.ink(INKS[colour], `${terms.colours[colour].letter}${counts[colour]}`))
    .join(' ');
}
