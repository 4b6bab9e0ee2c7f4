import { styleText } from 'node:util';

export type Ink = 'yellow' | 'blue' | 'white' | 'green' | 'red' | 'magenta' | 'cyan' | 'gray';

/** How text is dressed for one output: plain where colour is not wanted or would not show. */
export interface Style {
  /** Columns to draw in: never fewer than 80. */
  readonly width: number;
  /** Rows a screen has: never fewer than 24, and no end where nothing scrolls away. */
  readonly height: number;
  /** The size of a window that is smaller than what is drawn in it; null where there is room, or no window. */
  readonly small: { columns: number; rows: number } | null;
  ink(ink: Ink, text: string): string;
  /** A card in the hand or a choice to look at: the ink as its ground. */
  chip(ink: Ink, text: string): string;
  bold(text: string): string;
  dim(text: string): string;
}

export const NARROWEST = 80;
export const LOWEST = 24;
/** Wider lines are hard to read. */
const WIDEST = 120;

/** Columns a board is drawn in. */
export function boardWidth({ width }: Style): number {
  return Math.min(width, WIDEST);
}

export const PLAIN: Style = {
  width: NARROWEST,
  height: Number.POSITIVE_INFINITY,
  small: null,
  ink: (_, text) => text,
  chip: (_, text) => text,
  bold: text => text,
  dim: text => text,
};

const COLOURED: Omit<Style, 'width' | 'height' | 'small'> = {
  ink: (ink, text) => dress([ink], text),
  chip: (ink, text) => dress(['bold', ink, 'inverse'], text),
  bold: text => dress(['bold'], text),
  dim: text => dress(['dim'], text),
};

function dress(formats: Parameters<typeof styleText>[0], text: string): string {
  return styleText(formats, text, { validateStream: false });
}

interface Output {
  isTTY?: boolean;
  columns?: number;
  rows?: number;
}

/**
 * Colour on a terminal only, and never where NO_COLOR is set (no-color.org) or the terminal is dumb. The size is asked
 * for anew each time, for windows are resized.
 */
export function styleFor(output: Output, env: Readonly<Record<string, string | undefined>>): Style {
  const coloured = output.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  return {
    ...(coloured ? COLOURED : PLAIN),
    get width() {
      return Math.max(NARROWEST, output.columns ?? NARROWEST);
    },
    get height() {
      return output.isTTY ? Math.max(LOWEST, output.rows ?? LOWEST) : Number.POSITIVE_INFINITY;
    },
    get small() {
      const { isTTY = false, columns = NARROWEST, rows = LOWEST } = output;
      return isTTY && (columns < NARROWEST || rows < LOWEST) ? { columns, rows } : null;
    },
  };
}
