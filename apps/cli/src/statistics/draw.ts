import type { StatsWords } from '@signoria/words/stats';
import { type Dot, dotPanel, linePanel, sheet } from './chart.ts';
import { type Group, type Histogram, margin, share } from './tally.ts';
import type { Thing } from './things.ts';

/** Columns of a distribution: more would only show noise. */
const COLUMNS = 40;
/** Of the things, so many of those that win most and of those that win least. */
const ENDS = 10;

/** What is drawn of the groups of one preset, as an SVG. */
export function drawPreset(
  title: string,
  groups: readonly Group[],
  nameOf: (thing: Thing) => string,
  words: StatsWords,
): string {
  const lines = (of: (group: Group) => Histogram) =>
    groups.map(group => ({ name: words.players(group.seats), points: shares(of(group)) }));
  return sheet(title, [
    linePanel(
      words.pointsChart,
      lines(({ points }) => points),
    ),
    linePanel(
      words.lengthChart,
      lines(({ length }) => length),
    ),
    dotPanel(
      words.seats,
      groups.flatMap(group => seatDots(group, words)),
    ),
    dotPanel(words.things, ends(thingDots(groups, nameOf))),
  ]);
}

/** A histogram as shares of the whole, in columns of equal width. */
function shares(histogram: Histogram): [number, number][] {
  const values = [...histogram.keys()];
  const from = Math.min(...values);
  const wide = Math.max(1, Math.ceil((Math.max(...values) - from + 1) / COLUMNS));
  const columns = new Map<number, number>();
  let all = 0;
  for (const [value, count] of histogram) {
    const column = Math.floor((value - from) / wide);
    columns.set(column, (columns.get(column) ?? 0) + count);
    all += count;
  }
  return Array.from({ length: Math.max(...columns.keys()) + 1 }, (_, column) => [
    from + (column + 0.5) * wide - 0.5,
    (columns.get(column) ?? 0) / all / wide,
  ]);
}

/** By place in the order of play: wins for each that would be fair. */
function seatDots({ seats, order }: Group, words: StatsWords): Dot[] {
  return order.map((wins, place) => ({
    name: words.placeOf(place + 1, seats),
    value: share(wins) * seats,
    margin: margin(wins) * seats,
  }));
}

/** By thing, over all numbers of players: wins for each that would be fair. */
export function thingDots(groups: readonly Group[], nameOf: (thing: Thing) => string): Dot[] {
  const sums = new Map<Thing, { times: number; wins: number; fair: number }>();
  for (const { seats, things } of groups)
    for (const [thing, { times, wins }] of things) {
      const known = sums.get(thing) ?? { times: 0, wins: 0, fair: 0 };
      sums.set(thing, {
        times: known.times + times,
        wins: known.wins + wins,
        fair: known.fair + times / seats,
      });
    }
  return [...sums]
    .map(([thing, sum]) => {
      const scale = sum.times / sum.fair;
      return { name: nameOf(thing), value: share(sum) * scale, margin: margin(sum) * scale };
    })
    .sort((a, b) => b.value - a.value);
}

function ends(dots: readonly Dot[]): readonly Dot[] {
  return dots.length <= 2 * ENDS ? dots : [...dots.slice(0, ENDS), ...dots.slice(-ENDS)];
}
