import './town.css';

type Size = 'small' | 'medium' | 'large';

interface Shapes {
  walls: string;
  roofs: string;
  shade: string;
  panes: string;
}

const block = (x: number, y: number, wide: number, tall: number) => `M${x} ${y}v${-tall}h${wide}v${tall}Z`;
const gable = (x: number, y: number, wide: number, tall: number) =>
  `M${x - 2} ${y}l${wide / 2 + 2} ${-tall} ${wide / 2 + 2} ${tall}Z`;
/** A tower with merlons. */
const tower = (x: number, y: number, wide: number, tall: number) => {
  const merlon = wide / 5;
  return `M${x} ${y}V${y - tall}h${merlon}v3h${merlon}v-3h${merlon}v3h${merlon}v-3h${merlon}V${y}Z`;
};
/** A town wall with its merlons. */
const wall = (x: number, y: number, merlons: number, tall: number) =>
  `M${x} ${y}v${-tall}${'h4v3h4v-3'.repeat(merlons)}h4v${tall}Z`;
const pane = (x: number, y: number) => `M${x} ${y}v-5a1.6 1.6 0 0 1 3.200 0v5Z`;
const gate = (x: number) => `M${x} 0v-5a3.500 3.500 0 0 1 7 0v5Z`;

/** By size, on a ground line at 0, from the middle: a castle with two houses; a church town; a city with its dome. */
const TOWNS: Readonly<Record<Size, Shapes>> = {
  small: {
    walls: block(-22, 0, 16, 16) + block(7, 0, 15, 19) + tower(-7, 0, 13, 38) + wall(-26, 0, 6, 9),
    roofs: gable(-22, -16, 16, 8) + gable(7, -19, 15, 9),
    shade: `${block(1, 0, 5, 35)}${block(17, 0, 5, 19)}${block(-11, 0, 5, 16)}`,
    panes: pane(-3, -22) + pane(-17, -9) + pane(11, -11) + gate(-3),
  },
  medium: {
    walls:
      block(-31, 0, 17, 17) +
      block(-14, 0, 26, 26) +
      block(14, 0, 18, 20) +
      tower(9, -4, 11, 44) +
      tower(-38, 0, 10, 26) +
      wall(-36, 0, 8, 10),
    roofs: `${gable(-31, -17, 17, 8)}${gable(-14, -26, 26, 13)}${gable(20, -20, 12, 8)}M8-48h13L14.500-60Z`,
    shade: `${block(5, 0, 7, 26)}${block(15.5, -4, 4.5, 40)}${block(27, 0, 5, 20)}${block(-32, 0, 4, 23)}`,
    panes: pane(-3, -16) + pane(-9, -16) + pane(12.5, -36) + pane(-25, -11) + pane(25, -12) + gate(-5),
  },
  large: {
    walls:
      block(-44, 0, 18, 20) +
      block(-26, 0, 52, 26) +
      block(27, 0, 18, 22) +
      tower(-36, -6, 11, 50) +
      tower(30, -6, 10, 40) +
      tower(-52, 0, 10, 24) +
      tower(43, 0, 10, 24) +
      block(-13, -26, 26, 8) +
      wall(-50, 0, 12, 11),
    roofs: `M-14-34C-14-52-6-60 0-64 6-60 14-52 14-34ZM-3-63v-7h6v7ZM-1-70h2v-6h-2Z${gable(-27, -26, 14, 7)}${gable(13, -26, 14, 7)}M-38-55h15l-7.500-11Z`,
    shade: `M4-34c1-12 0-22-4-30 6 4 14 12 14 30Z${block(18, 0, 8, 26)}${block(-29.5, -6, 4.5, 47)}${block(36, -6, 4, 37)}${block(49, 0, 4, 21)}${block(6, -26, 7, 8)}`,
    panes:
      pane(-8, -14) +
      pane(-1.6, -14) +
      pane(5, -14) +
      pane(-32, -40) +
      pane(33, -30) +
      pane(-41, -13) +
      gate(-3.5),
  },
};

/** How wide and how tall a town of that size is drawn. */
export const TOWN_SIZES: Readonly<Record<Size, { wide: number; tall: number }>> = {
  small: { wide: 56, tall: 40 },
  medium: { wide: 76, tall: 60 },
  large: { wide: 106, tall: 76 },
};

/** A walled town; its roofs are tiled once it is built, and its windows lit at dusk. */
export function Town({ size, built = false }: { size: Size; built?: boolean }) {
  const { walls, roofs, shade, panes } = TOWNS[size];
  return (
    <g className="town" data-built={built || undefined}>
      <path className="walls" d={walls} />
      <path className="roofs" d={roofs} />
      <path className="shade" d={shade} />
      <path className="panes" d={panes} />
    </g>
  );
}
