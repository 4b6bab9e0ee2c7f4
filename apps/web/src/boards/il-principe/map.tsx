import { type Seat, seatsOf } from '@signoria/core';
import {
  ALL_CITIES,
  ALL_REGIONS,
  CITIES,
  type City,
  cityNamed,
  type Region,
  type View,
} from '@signoria/il-principe';
import { Part } from '../part.tsx';
import { regionPart } from './parts.tsx';
import { ShieldShape } from './pieces.tsx';
import type { Props } from './props.ts';

/** By region: the cities at its corners, in order round it. The map is a reconstruction, like the cards. */
const OUTLINES: readonly (readonly string[])[] = [
  ['Milano', 'Verona', 'Padova', 'Ferrara', 'Mantova'],
  ['Milano', 'Mantova', 'Firenze', 'Lucca', 'Pisa'],
  ['Mantova', 'Ferrara', 'Bologna', 'Rimini', 'Firenze'],
  ['Padova', 'Venezia', 'Rimini', 'Bologna', 'Ferrara'],
  ['Firenze', 'Rimini', 'Urbino', 'Pisa', 'Lucca'],
  ['Pisa', 'Urbino', 'Perugia', 'Orvieto', 'Siena'],
];

/** Cities drawn a little off their true place, where the truth is too narrow for names and shields. */
const MOVED: Readonly<Record<string, readonly [number, number]>> = {
  Venezia: [98, 8],
  Mantova: [42, 24],
  Ferrara: [68, 33],
  Bologna: [66, 44],
  Rimini: [101, 52],
  Pisa: [29, 70],
  Lucca: [36, 55],
  Urbino: [100, 70],
  Firenze: [57, 57],
  Siena: [56, 82],
  Perugia: [88, 84],
  Orvieto: [78, 95],
};

function placeOf(city: City): readonly [number, number] {
  const { name, at } = CITIES[city];
  return MOVED[name] ?? at;
}

interface Room {
  /** The middle of the shields. */
  shields: readonly [number, number];
  /** How many stand in a row. */
  row: number;
  name: readonly [number, number];
}

/** By region: where its shape leaves room between the cities and their names. */
const ROOMS: readonly Room[] = [
  { shields: [55, 17.5], row: 5, name: [58, 12.8] },
  { shields: [32, 40], row: 5, name: [32, 34.5] },
  { shields: [72, 50], row: 5, name: [54.5, 38] },
  { shields: [84, 26], row: 3, name: [84, 15.5] },
  { shields: [70, 65], row: 5, name: [70, 60] },
  { shields: [73, 80], row: 5, name: [73, 75] },
];

/** A shield is so wide with the gap beside it, and so high. */
const WIDE = 6.3;
const HIGH = 7.2;

/** Which side of its point a city's name stands on. */
const NAME_BELOW = new Set(['Siena', 'Orvieto', 'Perugia', 'Pisa', 'Mantova']);

/** The map: regions with the shields in them, cities with the sign of whoever built them. */
export function RegionMap(props: Props) {
  const { words } = props;
  return (
    <svg className="ip-map" viewBox="-4 0 112 102" aria-label={words.terms.map}>
      {ALL_REGIONS.map(region => (
        <RegionPlace key={region} {...props} region={region} />
      ))}
      {ALL_REGIONS.map(region => (
        <Shields key={region} view={props.view} region={region} />
      ))}
      {ALL_CITIES.map(city => (
        <CityPoint key={city} view={props.view} city={city} />
      ))}
    </svg>
  );
}

function RegionPlace({ view, names, words, region }: Props & { region: Region }) {
  const present = seatsOf(view.seats).filter(seat => view.regions[seat][region] > 0);
  const said = present.map(seat => `${names[seat]} ${view.regions[seat][region]}`).join(', ');
  const [x, y] = ROOMS[region].name;
  return (
    <Part
      as="g"
      name={regionPart(region)}
      label={words.terms.region(region, said === '' ? words.terms.nobody : said)}
      className="ip-region"
    >
      <polygon data-region={region} points={OUTLINES[region].map(pointOf).join(' ')} />
      <text className="ip-region-name" x={x} y={y} textAnchor="middle">
        {words.terms.regions[region].name}
      </text>
    </Part>
  );
}

/** The shields of a region, for the eye: its label names them. */
function Shields({ view, region }: { view: View; region: Region }) {
  const present = seatsOf(view.seats).filter(seat => view.regions[seat][region] > 0);
  const { shields, row } = ROOMS[region];
  const rows = Math.ceil(present.length / row);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an SVG takes no focus
    <g className="ip-map-shields" aria-hidden="true">
      {present.map((seat, i) => (
        <MapShield
          key={seat}
          of={seat}
          count={view.regions[seat][region]}
          x={shields[0] + ((i % row) - Math.min(row, present.length) / 2) * WIDE}
          y={shields[1] + (Math.floor(i / row) - rows / 2) * HIGH}
        />
      ))}
    </g>
  );
}

function MapShield({ of, count, x, y }: { of: Seat; count: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(0.25)`} className="ip-map-shield">
      <ShieldShape of={of} />
      <text x="12" y="17.500" textAnchor="middle">
        {count}
      </text>
    </g>
  );
}

function pointOf(name: string): string {
  return placeOf(cityNamed(name)).join(',');
}

function CityPoint({ view, city }: { view: View; city: City }) {
  const { name, size } = CITIES[city];
  const [x, y] = placeOf(city);
  const builder = view.built.findIndex(cities => cities.includes(city));
  const open = view.open.includes(city);
  const radius = size === 'large' ? 2.2 : size === 'medium' ? 1.8 : 1.4;
  return (
    <g className="ip-point" data-open-city={open || undefined} data-built={builder >= 0 || undefined}>
      {open && <circle cx={x} cy={y} r={radius + 1.5} className="ip-point-ring" />}
      <circle cx={x} cy={y} r={radius} style={builder >= 0 ? { fill: `var(--seat-${builder})` } : {}} />
      <text
        x={x}
        y={NAME_BELOW.has(name) ? y + 5.4 : y - 3}
        textAnchor={x > 88 ? 'end' : x < 10 ? 'start' : 'middle'}
      >
        {name}
      </text>
    </g>
  );
}
