import type { Point } from './pen.ts';

/** A drawn mountain: where its foot is, and how large it is. */
export type Peak = readonly [x: number, y: number, size: number];

/** Peaks along a line, in rows behind one another, the farthest first. */
export function chain(from: Point, to: Point, peaks: number, size: number, bow = 0): Peak[] {
  return Array.from({ length: peaks }, (_, i): Peak => {
    const t = i / Math.max(1, peaks - 1);
    const sway = Math.sin(i * 2.4 + from[0]) * size * 0.55;
    const x = from[0] + (to[0] - from[0]) * t + Math.sin(i * 5.3 + from[1]) * size * 0.4;
    const y = from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * bow + sway;
    return [x, y, size * (0.8 + 0.3 * Math.sin(i * 1.9 + from[1]))];
  });
}

/** Two shapes, each on a field of 2 by 1.2 with its foot in the middle below: a crag, and a hill with another behind it. */
export const MOUNTAINS = [
  {
    body: 'M-1 0C-.84-.08-.62-.42-.42-.64-.3-.78-.2-1.04-.06-1.12.1-1.02.16-.84.3-.74.5-.56.56-.32.74-.2.84-.12.92-.04 1 0Z',
    shade:
      'M-.06-1.12C.1-1.02.16-.84.3-.74.5-.56.56-.32.74-.2.84-.12.92-.04 1 0H.4C.42-.12.24-.2.3-.34.1-.42.2-.58.04-.7.1-.86-.02-.94-.06-1.12Z',
  },
  {
    body: 'M-1 0C-.86-.22-.7-.56-.38-.68-.2-.74-.06-.64.06-.52.2-.72.34-.86.5-.82.74-.74.86-.3 1.04 0Z',
    shade:
      'M.5-.82C.74-.74.86-.3 1.04 0H.66C.7-.2.56-.3.6-.46.5-.56.54-.68.5-.82ZM-.38-.68C-.2-.74-.06-.64.06-.52.02-.36.1-.18.04 0H-.2C-.14-.2-.26-.3-.24-.44-.32-.52-.3-.6-.38-.68Z',
  },
];
