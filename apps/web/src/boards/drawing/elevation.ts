/**
 * Pieces a front of a building is put together from: walls, roofs, openings. Each is a list of shapes with what they are
 * painted as; heights are counted from the ground up, on a field of WIDE by HIGH. Light comes from the left.
 */
export const WIDE = 64;
export const HIGH = 80;

/** What a shape is painted as; `elevation.css` has the colours. */
export type Paint =
  | 'wall'
  | 'dim'
  | 'roof'
  | 'deep'
  | 'trim'
  | 'dark'
  | 'pane'
  | 'gold'
  | 'wood'
  | 'water'
  | 'leaf'
  | 'smoke';

export type Shape = readonly [Paint, string];
export type Piece = readonly Shape[];

type Point = readonly [x: number, up: number];

const round = (value: number): number => Math.round(value * 10) / 10;
const at = ([x, up]: Point): string => `${round(x)} ${round(HIGH - up)}`;

/** Anything with straight edges. */
export function shape(paint: Paint, ...points: readonly Point[]): Shape {
  return [paint, `M${points.map(at).join('L')}Z`];
}

export function box(paint: Paint, x: number, up: number, wide: number, high: number): Shape {
  return shape(paint, [x, up], [x + wide, up], [x + wide, up + high], [x, up + high]);
}

export function disc(paint: Paint, x: number, up: number, radius: number): Shape {
  const r = round(radius);
  return [paint, `M${at([x - radius, up])}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`];
}

/** A wall, its right side in shade. */
export function wall(x: number, wide: number, high: number, up = 0): Piece {
  return [box('wall', x, up, wide, high), box('dim', x + wide * 0.7, up, wide * 0.3, high)];
}

/** A wall that narrows upwards. */
export function tapered(x: number, wide: number, high: number, inset: number, up = 0): Piece {
  const [left, right] = [x + inset, x + wide - inset];
  const edge = (x + wide + right) / 2 - wide * 0.3;
  return [
    shape('wall', [x, up], [x + wide, up], [right, up + high], [left, up + high]),
    shape('dim', [edge + inset / 2, up], [x + wide, up], [right, up + high], [edge - inset / 2, up + high]),
  ];
}

/** A pointed roof that overhangs its wall. */
export function gable(x: number, wide: number, up: number, high: number, over = 2): Piece {
  const ridge: Point = [x + wide / 2, up + high];
  return [
    shape('roof', [x - over, up], [x + wide + over, up], ridge),
    shape('deep', [x + wide * 0.62, up], [x + wide + over, up], ridge),
  ];
}

/** A tower under a pointed roof. */
export function turret(x: number, wide: number, eaves: number, high: number, over = 1): Piece {
  return [...wall(x, wide, eaves), ...gable(x, wide, eaves, high, over)];
}

/** A roof with a level ridge. */
export function hip(x: number, wide: number, up: number, high: number, inset = 6): Piece {
  const [left, right] = [x - 2, x + wide + 2];
  return [
    shape('roof', [left, up], [right, up], [right - inset, up + high], [left + inset, up + high]),
    shape(
      'deep',
      [right - inset * 2, up],
      [right, up],
      [right - inset, up + high],
      [right - inset * 1.6, up + high],
    ),
    box('trim', left + inset, up + high - 1, right - left - 2 * inset, 1.4),
  ];
}

/** A round roof. */
export function dome(x: number, wide: number, up: number, high: number): Piece {
  const [rx, ry] = [round(wide / 2), round(high)];
  const top: Point = [x + wide / 2, up + high];
  return [
    ['roof', `M${at([x, up])}A${rx} ${ry} 0 0 1 ${at([x + wide, up])}Z`],
    [
      'deep',
      `M${at([x + wide * 0.62, up])}Q${at([x + wide * 0.66, up + high * 0.8])} ${at(top)}A${rx} ${ry} 0 0 1 ${at([x + wide, up])}Z`,
    ],
  ];
}

/** Merlons along the top of a wall, a little wider than it. */
export function merlons(x: number, wide: number, up: number, teeth: number, high = 4): Piece {
  const [left, whole] = [x - 1.5, wide + 3];
  const step = whole / (2 * teeth - 1);
  const tooth = (i: number): Shape =>
    box(i / teeth > 0.66 ? 'dim' : 'wall', left + i * 2 * step, up, step, high);
  return [
    box('wall', left, up - 3, whole, 3),
    box('dim', left + whole * 0.7, up - 3, whole * 0.3, 3),
    ...Array.from({ length: teeth }, (_, i) => tooth(i)),
    box('trim', left, up - 3.6, whole, 1),
  ];
}

/** An opening with a round head. */
export function arch(paint: Paint, x: number, up: number, wide: number, high: number): Shape {
  const r = round(wide / 2);
  const head = up + Math.max(0, high - wide / 2);
  return [paint, `M${at([x, up])}L${at([x, head])}a${r} ${r} 0 0 1 ${round(wide)} 0L${at([x + wide, up])}Z`];
}

/** A row of windows, lit by night: where each begins. */
export function windows(xs: readonly number[], up: number, wide = 4, high = 7): Piece {
  return xs.map(x => arch('pane', x, up, wide, high));
}

export function door(x: number, wide: number, high: number): Piece {
  return [arch('trim', x - 1.2, 0, wide + 2.4, high + 1.2), arch('dark', x, 0, wide, high)];
}

/** Columns with a base and a head, from one end of the width to the other. */
export function columns(x: number, wide: number, up: number, high: number, many: number): Piece {
  const each = 3.4;
  const step = (wide - each) / (many - 1);
  return Array.from({ length: many }, (_, i) => x + i * step).flatMap(left => [
    box('trim', left, up, each, high),
    box('dim', left + each * 0.6, up, each * 0.4, high),
  ]);
}

/** A cross on a roof. */
export function cross(x: number, up: number, high = 7): Piece {
  return [box('gold', x - 0.8, up, 1.6, high), box('gold', x - 2.4, up + high * 0.55, 4.8, 1.6)];
}

/** A pennant on its mast. */
export function flag(x: number, up: number, high = 10): Piece {
  const top = up + high;
  return [
    box('wood', x - 0.5, up, 1, high),
    shape('gold', [x + 0.5, top], [x + 8, top - 2], [x + 0.5, top - 4.5]),
  ];
}

export function ball(x: number, up: number, radius = 1.6): Shape {
  return disc('gold', x, up, radius);
}

export function chimney(x: number, up: number, high: number): Piece {
  return [
    box('dim', x, up, 4, high),
    box('trim', x - 0.6, up + high, 5.2, 1.4),
    disc('smoke', x + 3, up + high + 5, 2.4),
    disc('smoke', x + 6, up + high + 9, 3),
  ];
}

export function tree(x: number, high: number, radius: number): Piece {
  return [
    box('wood', x - 1, 0, 2, high),
    disc('leaf', x, high, radius),
    disc('leaf', x + radius * 0.7, high - radius * 0.7, radius * 0.7),
  ];
}

/** Neighbours painted alike become one shape. */
export function joined(pieces: readonly Piece[]): Piece {
  const whole: [Paint, string][] = [];
  for (const [paint, d] of pieces.flat()) {
    const last = whole.at(-1);
    if (last?.[0] === paint) last[1] += d;
    else whole.push([paint, d]);
  }
  return whole;
}
