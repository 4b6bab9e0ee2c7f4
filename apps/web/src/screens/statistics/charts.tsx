import type { ReactNode } from 'react';

const WIDTH = 320;
const HEIGHT = 140;
const LEFT = 40;
const EDGE = 8;

interface LineChartProps {
  /** What it shows, for whoever cannot see it; the table beside it has the figures. */
  label: string;
  values: readonly number[];
}

/** Values in their order, joined by a line. */
export function LineChart({ label, values }: LineChartProps) {
  const least = Math.min(...values);
  const most = Math.max(...values, least + 1);
  const x = (i: number) => LEFT + ((WIDTH - LEFT - EDGE) * i) / Math.max(1, values.length - 1);
  const y = (value: number) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - least)) / (most - least);
  const points = values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`);
  return (
    <Frame label={label}>
      {[least, most].map(value => (
        <g key={value}>
          <line className="chart-rule" x1={LEFT} x2={WIDTH - EDGE} y1={y(value)} y2={y(value)} />
          <text className="chart-figure" x={LEFT - 5} y={y(value)} dominantBaseline="middle" textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <polyline className="chart-line" points={points.join(' ')} />
      {values.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in the line
        <circle key={i} className="chart-point" cx={x(i)} cy={y(value)} r={values.length > 40 ? 1.5 : 3} />
      ))}
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
  const foot = HEIGHT - 18;
  return (
    <Frame label={label}>
      <line className="chart-rule" x1={EDGE} x2={WIDTH - EDGE} y1={foot} y2={foot} />
      {bars.map(({ name, value }, i) => {
        const height = ((foot - 18) * value) / most;
        const middle = EDGE + step * (i + 0.5);
        return (
          <g key={name}>
            <rect
              className="chart-bar"
              x={middle - step * 0.38}
              y={foot - height}
              width={step * 0.76}
              height={height}
            />
            {value > 0 && (
              <text className="chart-figure" x={middle} y={foot - height - 4} textAnchor="middle">
                {value}
              </text>
            )}
            {(i % Math.ceil(bars.length / 6) === 0 || bars.length <= 6) && (
              <text className="chart-figure" x={middle} y={HEIGHT - 4} textAnchor="middle">
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
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {children}
    </svg>
  );
}
