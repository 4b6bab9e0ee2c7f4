/** A drawing of figures as SVG: text, no script, readable on paper and by a screen reader's title. */

export interface Line {
  name: string;
  points: readonly (readonly [x: number, y: number])[];
}

export interface Dot {
  name: string;
  value: number;
  /** Half of its interval. */
  margin: number;
}

const WIDTH = 760;
const PANEL = { wide: 350, tall: 190, left: 44, gap: 30 };
const INKS = ['#1d4e89', '#b3402e', '#2f6f4f', '#8a5a00', '#6b3fa0', '#00707a', '#9a2f6b'];
const PAPER = '#fbf7ee';
const INK = '#2b2620';
const FAINT = '#cfc5b2';

export interface Panel {
  title: string;
  tall: number;
  body: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const round = (value: number) => Math.round(value * 10) / 10;

function text(x: number, y: number, said: string, more = ''): string {
  return `<text x="${round(x)}" y="${round(y)}"${more}>${escaped(said)}</text>`;
}

/** Round numbers from one to the other, about five of them. */
function ticks(from: number, to: number): number[] {
  const rough = (to - from) / 5;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(n => n * size).find(n => n >= rough) ?? rough;
  const found: number[] = [];
  for (let tick = Math.ceil(from / step) * step; tick <= to + step / 1e6; tick += step) found.push(tick);
  return found;
}

const written = (value: number) => String(Math.round(value * 100) / 100).replace('-', '−');

/** Shares of a whole by some number, a line for each group. */
export function linePanel(title: string, lines: readonly Line[]): Panel {
  const xs = lines.flatMap(({ points }) => points.map(([x]) => x));
  const from = Math.min(...xs);
  const to = Math.max(...xs, from + 1);
  const top = Math.max(...lines.flatMap(({ points }) => points.map(([, y]) => y)));
  const x = (value: number) => PANEL.left + ((value - from) / (to - from)) * (PANEL.wide - PANEL.left - 6);
  const y = (value: number) => PANEL.tall - (value / top) * (PANEL.tall - 20);
  const drawn = lines.map(({ name, points }, i) => {
    const path = points
      .map(([px, py], j) => `${j === 0 ? 'M' : 'L'}${round(x(px))} ${round(y(py))}`)
      .join('');
    const ink = INKS[i % INKS.length];
    return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="1.6"/>${text(PANEL.wide - 6, 14 + i * 14, name, ` text-anchor="end" fill="${ink}"`)}`;
  });
  const below = ticks(from, to).map(tick =>
    text(x(tick), PANEL.tall + 14, written(tick), ' text-anchor="middle"'),
  );
  const axis = `<path d="M${PANEL.left} ${PANEL.tall}H${PANEL.wide}" stroke="${INK}"/>`;
  return { title, tall: PANEL.tall + 22, body: axis + below.join('') + drawn.join('') };
}

/** A row for each, with its interval, beside the line at which nothing is gained or lost. */
export function dotPanel(title: string, dots: readonly Dot[]): Panel {
  const left = 150;
  const reach = Math.max(0.05, ...dots.map(({ value, margin }) => Math.abs(value - 1) + margin)) * 1.05;
  const x = (value: number) => left + ((value - 1 + reach) / (2 * reach)) * (PANEL.wide - left - 8);
  const tall = dots.length * 15 + 6;
  const rows = dots.map(({ name, value, margin }, i) => {
    const y = i * 15 + 12;
    const ink = value >= 1 ? INKS[0] : INKS[1];
    return `${text(left - 6, y + 4, name, ' text-anchor="end"')}<path d="M${round(x(value - margin))} ${y}H${round(x(value + margin))}" stroke="${ink}"/><circle cx="${round(x(value))}" cy="${y}" r="3" fill="${ink}"/>`;
  });
  const below = ticks(1 - reach, 1 + reach).map(tick =>
    text(x(tick), tall + 14, written(tick), ' text-anchor="middle"'),
  );
  const middle = `<path d="M${round(x(1))} 0V${tall}" stroke="${FAINT}"/>`;
  return { title, tall: tall + 20, body: middle + below.join('') + rows.join('') };
}

/** The panels two by two on one sheet. */
export function sheet(title: string, panels: readonly Panel[]): string {
  let y = 40;
  const drawn: string[] = [];
  for (let i = 0; i < panels.length; i += 2) {
    const pair = panels.slice(i, i + 2);
    pair.forEach((panel, j) => {
      const heading = text(0, 0, panel.title, ' font-weight="600"');
      const at = `translate(${10 + j * (PANEL.wide + PANEL.gap)} ${y + 14})`;
      drawn.push(`<g transform="${at}">${heading}<g transform="translate(0 10)">${panel.body}</g></g>`);
    });
    y += Math.max(...pair.map(({ tall }) => tall)) + 44;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" font-family="system-ui, sans-serif" font-size="11" fill="${INK}" role="img"><title>${escaped(title)}</title><rect width="100%" height="100%" fill="${PAPER}"/>${text(10, 26, title, ' font-size="16" font-weight="700"')}${drawn.join('')}</svg>\n`;
}
