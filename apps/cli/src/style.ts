import { styleText } from 'node:util';

export type Ink = 'yellow' | 'blue' | 'white' | 'green' | 'red' | 'magenta' | 'cyan' | 'gray';

/** How text is dressed for one output: plain where colour is not wanted or would not show. */
export interface Style {
  /** Columns to draw in: never fewer than 80. */
  width: number;
  ink(ink: Ink, text: string): string;
  /** A card in the hand or a choice to look at: the ink as its ground. */
  chip(ink: Ink, text: string): string;
  bold(text: string): string;
  dim(text: string): string;
}

const NARROWEST = 80;

export const PLAIN: Style = {
  width: NARROWEST,
  ink: (_, text) => text,
  chip: (_, text) => text,
  bold: text => text,
  dim: text => text,
};

const COLOURED: Omit<Style, 'width'> = {
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
}

/** Colour on a terminal only, and never where NO_COLOR is set (no-color.org) or the terminal is dumb. */
export function styleFor(output: Output, env: Readonly<Record<string, string | undefined>>): Style {
  const width = Math.max(NARROWEST, output.columns ?? NARROWEST);
  const coloured = output.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  return coloured ? { width, ...COLOURED } : { ...PLAIN, width };
}
