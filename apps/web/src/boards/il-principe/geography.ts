import { drawn, type Point, pathOf, riverOf } from '../drawing/pen.ts';

/*
 * The land between the Alps and the Tiber, on a map 1,000 wide and 850 high. Towns are near their true places, moved
 * where the truth is too narrow for a name and a banner. Which town stands on whose border is what the cards say.
 */

/** The part of the map that is always seen; what lies beyond is seen where there is room. */
export const SHEET = { x: 0, y: 8, width: 1000, height: 890 };

interface Placed {
  at: Point;
  /** Where the name stands: under the town unless a border, a river or another name is there. */
  name: Point;
  anchor?: 'start' | 'end';
}

const under = (x: number, y: number): Placed => ({ at: [x, y], name: [x, y + 4] });
const right = (x: number, y: number, dx: number, dy: number): Placed => ({
  at: [x, y],
  name: [x + dx, y + dy],
  anchor: 'start',
});
const left = (x: number, y: number, dx: number, dy: number): Placed => ({
  at: [x, y],
  name: [x + dx, y + dy],
  anchor: 'end',
});

export const PLACES: Readonly<Record<string, Placed>> = {
  Milano: under(140, 176),
  Verona: under(466, 124),
  Padova: under(640, 142),
  Venezia: right(806, 160, 28, -10),
  Mantova: under(420, 266),
  Ferrara: under(604, 300),
  Bologna: under(622, 434),
  Rimini: right(842, 512, 50, -14),
  Lucca: under(382, 556),
  Pisa: left(306, 642, -54, -18),
  Firenze: under(548, 584),
  Urbino: right(846, 640, 36, -6),
  Siena: under(480, 738),
  Perugia: under(806, 750),
  Orvieto: under(694, 846),
};

const townAt = (name: string): Point => PLACES[name].at;

/** Where lines of the map meet that no town stands on. */
const ALPS_WEST: Point = [28, 190];
const ALPS_EAST: Point = [704, 62];
const FRIULI: Point = [902, 122];
const LIGURIA: Point = [44, 452];
const MAREMMA: Point = [470, 880];
const CONERO: Point = [984, 742];
const METAURO: Point = [914, 624];

/** By line: the border between two regions, an edge of the land, a stretch of coast. */
const LINES = {
  northWest: [ALPS_WEST, [80, 186], townAt('Milano'), [210, 200], [300, 238], townAt('Mantova')],
  northCentre: [townAt('Mantova'), [490, 292], [540, 284], townAt('Ferrara')],
  northAdriatic: [townAt('Ferrara'), [640, 220], townAt('Padova'), [668, 100], ALPS_EAST],
  westCentre: [townAt('Mantova'), [432, 350], [412, 430], [452, 510], townAt('Firenze')],
  westArno: [townAt('Firenze'), [470, 570], townAt('Lucca'), [340, 590], townAt('Pisa')],
  centreAdriatic: [
    townAt('Ferrara'),
    [616, 370],
    townAt('Bologna'),
    [690, 460],
    [760, 470],
    townAt('Rimini'),
  ],
  centreArno: [townAt('Firenze'), [620, 556], [700, 548], [780, 520], townAt('Rimini')],
  arnoSouth: [townAt('Pisa'), [390, 664], [500, 648], [620, 676], [740, 660], townAt('Urbino'), METAURO],
  alps: [ALPS_WEST, [60, 112], [180, 92], [320, 74], [440, 58], [580, 70], ALPS_EAST],
  dolomites: [ALPS_EAST, [780, 76], [840, 96], FRIULI],
  piedmont: [LIGURIA, [18, 380], [10, 290], ALPS_WEST],
  lagoon: [FRIULI, [864, 142], townAt('Venezia'), [786, 196], [794, 238], [830, 262], [856, 292], [826, 318]],
  romagna: [[826, 318], [792, 352], [774, 404], [784, 458], townAt('Rimini')],
  marche: [townAt('Rimini'), [878, 556], METAURO],
  conero: [METAURO, [962, 672], CONERO],
  riviera: [LIGURIA, [104, 434], [176, 462], [236, 516], [282, 560], [298, 602], townAt('Pisa')],
  etruria: [townAt('Pisa'), [304, 694], [330, 744], [336, 790], [396, 806], [420, 852], MAREMMA],
  umbria: [CONERO, [900, 776], [846, 838], [752, 878], [640, 902], [550, 890], MAREMMA],
} satisfies Record<string, readonly Point[]>;

type Line = keyof typeof LINES;

const DRAWN = Object.fromEntries(
  Object.entries(LINES).map(([name, points]) => [name, drawn(points as readonly Point[])]),
) as Record<Line, Point[]>;

/** A line of the map from its first point to its last, or back. */
const along = (line: Line): Point[] => DRAWN[line];
const back = (line: Line): Point[] => DRAWN[line].toReversed();

/** By region: its outline, closed. Neighbours share their border to the hair. */
export const OUTLINES: readonly string[] = [
  [...along('northWest'), ...along('northCentre'), ...along('northAdriatic'), ...back('alps')],
  [
    ...along('northWest'),
    ...along('westCentre'),
    ...along('westArno'),
    ...back('riviera'),
    ...along('piedmont'),
  ],
  [...along('northCentre'), ...along('centreAdriatic'), ...back('centreArno'), ...back('westCentre')],
  [
    ...back('northAdriatic'),
    ...along('centreAdriatic'),
    ...back('romagna'),
    ...back('lagoon'),
    ...back('dolomites'),
  ],
  [...along('centreArno'), ...along('marche'), ...back('arnoSouth'), ...back('westArno')],
  [...along('arnoSouth'), ...along('conero'), ...along('umbria'), ...back('etruria')],
].map(ring => pathOf(ring, true));

/** The shores, as far as paper goes. */
const TYRRHENIAN = [
  ...drawn([[-700, 640], [-420, 560], [-180, 520], [-60, 470], LIGURIA]),
  ...along('riviera'),
  ...along('etruria'),
  ...drawn([MAREMMA, [540, 960], [640, 1060], [700, 1200], [820, 1500]]),
];
const ADRIATIC = [
  ...drawn([[1700, 1240], [1380, 1060], [1120, 900], CONERO]),
  ...back('conero'),
  ...back('marche'),
  ...back('romagna'),
  ...back('lagoon'),
  ...drawn([
    FRIULI,
    [980, 106],
    [1050, 128],
    [1076, 182],
    [1052, 250],
    [1084, 318],
    [1140, 300],
    [1240, 420],
    [1440, 560],
    [1750, 700],
  ]),
];
const ELBA = drawn([
  [300, 872],
  [326, 862],
  [352, 872],
  [340, 886],
  [310, 888],
  [300, 872],
]);

/** The land: one outline from shore to shore, and an island. */
export const LAND = `${pathOf([...TYRRHENIAN, [1700, 1500], ...ADRIATIC, [1750, -500], [-700, -500]], true)}${pathOf(ELBA, true)}`;

/** Borders are drawn once, not once on each side. */
export const BORDERS = (
  [
    'northWest',
    'northCentre',
    'northAdriatic',
    'westCentre',
    'westArno',
    'centreAdriatic',
    'centreArno',
    'arnoSouth',
    'alps',
    'dolomites',
    'piedmont',
    'umbria',
  ] as const
)
  .map(line => pathOf(along(line)))
  .join('');

/** Po, Arno, Adige, Tiber: from the spring to the mouth. */
export const RIVERS = [
  riverOf(
    [
      [-60, 300],
      [40, 262],
      [150, 244],
      [262, 268],
      [350, 300],
      [440, 306],
      [530, 302],
      [600, 324],
      [690, 312],
      [770, 300],
      [858, 292],
    ],
    2,
    11,
  ),
  riverOf(
    [
      [690, 570],
      [640, 612],
      [590, 618],
      [548, 596],
      [470, 606],
      [400, 622],
      [340, 634],
      [292, 640],
    ],
    1.5,
    8,
  ),
  riverOf(
    [
      [400, -40],
      [424, 40],
      [436, 108],
      [500, 156],
      [580, 206],
      [680, 232],
      [798, 236],
    ],
    2,
    7,
  ),
  riverOf(
    [
      [772, 668],
      [764, 716],
      [752, 774],
      [740, 830],
      [730, 900],
      [740, 980],
      [760, 1060],
    ],
    1.5,
    7,
  ),
  riverOf(
    [
      [250, 60],
      [282, 140],
      [300, 200],
      [330, 262],
      [350, 300],
    ],
    1,
    4,
  ),
].join('');

/** By region: the middle of its plaque. */
export const PLAQUES: readonly Point[] = [
  [294, 142],
  [236, 376],
  [488, 398],
  [740, 248],
  [708, 616],
  [602, 732],
];
