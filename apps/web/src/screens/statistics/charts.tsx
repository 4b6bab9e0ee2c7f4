import type { ReactNode } from 'react';
import { useWords } from '../../preferences/words.tsx';

const WIDTH = 320;
const HEIGHT = 140;
const LEFT = 40;
const EDGE = 8;
/** The line of names below. */
const FOOT = 18;

interface LineChartProps {
  /** What it shows, for whoever cannot see it; the table beside it has the figures. */
  label: string;
  /** Each with the name of its moment. */
  points: readonly { name: string; value: number }[];
}

/** Values in their order, joined by a line; the first and the last moment are named below. */
export function LineChart({ label, points }: LineChartProps) {
  const { site } = useWords();
  const values = points.map(({ value }) => value);
  const least = Math.min(...values);
  const most = Math.max(...values, least + 1);
  const foot = HEIGHT - FOOT;
  const x = (i: number) => LEFT + ((WIDTH - LEFT - EDGE) * i) / Math.max(1, values.length - 1);
  const y = (value: number) => foot - EDGE - ((foot - 2 * EDGE) * (value - least)) / (most - least);
  const first = points[0]?.name;
  const last = points.at(-1)?.name;
  return (
    <Frame label={label}>
      {[least, most].map(value => (
        <g key={value}>
          <line className="statistics-rule" x1={LEFT} x2={WIDTH - EDGE} y1={y(value)} y2={y(value)} />
          <text
            className="statistics-figure"
            x={LEFT - 5}
            y={y(value)}
            dominantBaseline="middle"
            textAnchor="end"
          >
            {value}
          </text>
        </g>
      ))}
      <polyline
        className="statistics-line"
        points={values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
      />
      {points.map(({ name, value }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in the line
        <circle key={i} className="statistics-point" cx={x(i)} cy={y(value)} r={points.length > 40 ? 1.5 : 3}>
          <title>{site.pair(name, String(value))}</title>
        </circle>
      ))}
      <text className="statistics-figure" x={LEFT} y={HEIGHT - 4}>
        {first}
      </text>
      {last !== first && (
        <text className="statistics-figure" x={WIDTH - EDGE} y={HEIGHT - 4} textAnchor="end">
          {last}
        </text>
      )}
    </Frame>
  );
}

interface BarChartProps {
  label: string;
  bars: readonly { name: string; value: number }[];
}

/** One bar for each value, its name below. */
export function BarChart({ label, bars }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = (WIDTH - 2 * EDGE) / Math.max(1, bars.length);
  const foot = HEIGHT - FOOT;
  return (
    <Frame label={label}>
      <line className="statistics-rule" x1={EDGE} x2={WIDTH - EDGE} y1={foot} y2={foot} />
      {bars.map(({ name, value }, i) => {
        const height = ((foot - 18) * value) / most;
        const middle = EDGE + step * (i + 0.5);
        return (
          <g key={name}>
            <rect
              className="statistics-bar"
              x={middle - step * 0.38}
              y={foot - height}
              width={step * 0.76}
              height={height}
            />
            {value > 0 && (
              <text className="statistics-figure" x={middle} y={foot - height - 4} textAnchor="middle">
                {value}
              </text>
            )}
            {(i % Math.ceil(bars.length / 6) === 0 || bars.length <= 6) && (
              <text className="statistics-figure" x={middle} y={HEIGHT - 4} textAnchor="middle">
                {name}
              </text>
            )}
          </g>
        );
      })}
    </Frame>
  );
}

function Frame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg className="statistics-drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {children}
    </svg>
  );
}
