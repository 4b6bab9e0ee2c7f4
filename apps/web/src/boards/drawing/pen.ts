/** Lines as a pen draws them on a map: never quite straight, and the same every time. */

export type Point = readonly [x: number, y: number];

/** How far apart the points of a drawn line are, and how far the hand trembles, in units of the map. */
const STEP = 9;
const TREMBLE = 4.5;

/** Where the hand puts a point that was meant here: lines that share a point meet there all the same. */
function trembled([x, y]: Point): Point {
  const along = (a: number, b: number) =>
    Math.sin(a * 0.071 + b * 0.043) * 0.5 +
    Math.sin(a * 0.19 - b * 0.157 + 1.7) * 0.34 +
    Math.sin(a * 0.43 + b * 0.37 + 4.1) * 0.26;
  return [x + TREMBLE * along(x, y), y + TREMBLE * along(y + 311, x + 97)];
}

/** A curve through all the points (Catmull and Rom's), drawn by hand. */
export function drawn(points: readonly Point[]): Point[] {
  const last = points.length - 1;
  const found: Point[] = [];
  for (let i = 0; i < last; i++) {
    const [before, from, to, after] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(last, i + 2)],
    ];
    const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP));
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      found.push(
        trembled([
          between(t, before[0], from[0], to[0], after[0]),
          between(t, before[1], from[1], to[1], after[1]),
        ]),
      );
    }
  }
  found.push(trembled(points[last]));
  return found;
}

function between(t: number, before: number, from: number, to: number, after: number): number {
  const bend = 2 * before - 5 * from + 4 * to - after;
  const turn = 3 * from - before - 3 * to + after;
  return 0.5 * (2 * from + (to - before) * t + bend * t * t + turn * t * t * t);
}

/** A line as the data of a path. */
export function pathOf(points: readonly Point[], closed = false): string {
  const places = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${places.join('L')}${closed ? 'Z' : ''}`;
}

/** A river: as narrow as `spring` where it rises, and `mouth` wide where it ends. */
export function riverOf(points: readonly Point[], spring: number, mouth: number): string {
  const course = drawn(points);
  const bank = (side: number) =>
    course.map(([x, y], i): Point => {
      const [ahead, behind] = [course[Math.min(course.length - 1, i + 1)], course[Math.max(0, i - 1)]];
      const [dx, dy] = [ahead[0] - behind[0], ahead[1] - behind[1]];
      const long = Math.hypot(dx, dy) || 1;
      const wide = (side * (spring + ((mouth - spring) * i) / course.length)) / 2;
      return [x - (dy / long) * wide, y + (dx / long) * wide];
    });
  return pathOf([...bank(1), ...bank(-1).reverse()], true);
}
