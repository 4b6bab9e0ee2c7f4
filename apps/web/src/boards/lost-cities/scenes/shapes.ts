/** Outlines of small things in the pictures, each standing at (x, y) where nothing else is said. */

/** Sun or moon. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0Z`;
}

export function camel(x: number, y: number): string {
  return `M${x} ${y}l1-5c1-3 3-3 3.500-1 .5-3 3-3 3.500 0l2 0 1.500-4h2v1.500h-1l-1.500 4.500-1.500 1v3h-1v-3h-4l-.5 3h-1v-3l-1-1-1 4Z`;
}

/** A round-headed opening, `w` wide, on the ground at (x, y). */
export function arch(x: number, y: number, w: number): string {
  const half = w / 2;
  return `M${x - half} ${y}v-${w * 1.1}a${half} ${half} 0 0 1 ${w} 0v${w * 1.1}Z`;
}

export function palm(x: number, y: number): string {
  return `M${x - 1} ${y}c1-8 0-14 2-21-6-1-9 2-10 6-2-6 3-10 8-9-4-3-8-2-10 1 1-6 8-7 12-2 3-5 10-4 12 2-3-3-7-3-10-1 6 0 9 5 7 9-2-4-4-6-8-6-1 8 0 14 0 21Z`;
}

export function weed(x: number, y: number): string {
  return `M${x} ${y}c-4-8 4-12 0-20-2-5 1-8 2-10 1 6 3 8 2 13-1 6 2 10-1 17Z`;
}

export function fish(x: number, y: number): string {
  return `M${x} ${y}c2-3 6-3 8-.5l3-2v5l-3-2c-2 2.500-6 2.500-8-.5Z`;
}

export function firs(xs: readonly number[], y: number): string {
  return xs.map((x, i) => `M${x} ${y - 12 - (i % 3) * 4}l5 ${14 + (i % 3) * 4}h-10Z`).join('');
}

/** Round crowns side by side, from the left edge to the right. */
export function canopy(x: number, y: number, crowns: number): string {
  const width = 136 / crowns;
  const tops = Array.from(
    { length: crowns },
    (_, i) => `q${width / 2}-${10 + ((i * 5) % 7)} ${width} ${(i % 3) - 1}`,
  );
  return `M${x} ${y}${tops.join('')}`;
}

export function fern(x: number, y: number): string {
  return `M${x} ${y}c-2-8-8-12-14-12 6-2 12 1 14 7-2-8-4-14-8-18 6 2 9 8 9 16 1-8 4-14 10-16-4 5-6 11-7 18 3-6 8-8 13-6-7 0-12 4-13 11Z`;
}

export function cypress(x: number, y: number, tall: number): string {
  return `M${x} ${y}c-${tall * 0.16}-${tall * 0.3}-${tall * 0.14}-${tall * 0.7} 0-${tall}c${tall * 0.14} ${tall * 0.3} ${tall * 0.16} ${tall * 0.7} 0 ${tall}Z`;
}
