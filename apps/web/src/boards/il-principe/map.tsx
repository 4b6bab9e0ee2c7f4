import {
  ALL_CITIES,
  ALL_REGIONS,
  CITIES,
  type City,
  cityNamed,
  type Region,
  type View,
} from '@signoria/il-principe';
import { type Seat, seatsOf } from '@signoria/table';
import { Part } from '../part.tsx';
import { regionPart } from './parts.tsx';
import { ShieldShape } from './pieces.tsx';
import type { Props } from './table.tsx';

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
  Pisa: [29, 70],
  Lucca: [36, 55],
  Urbino: [95, 69],
  Firenze: [57, 57],
  Siena: [56, 82],
  Perugia: [88, 84],
  Orvieto: [78, 95],
};

function placeOf(city: City): readonly [number, number] {
  const { name, at } = CITIES[city];
  return MOVED[name] ?? at;
}

/** Where the shields of a region stand, as near its middle as its shape allows. */
const MIDDLES: readonly (readonly [number, number])[] = [
  [57, 15.5],
  [33, 37],
  [62, 45],
  [81, 27],
  [64, 63.5],
  [74, 79],
];

/** Which side of its point a city's name stands on. */
const NAME_BELOW = new Set(['Siena', 'Orvieto', 'Perugia', 'Pisa', 'Bologna', 'Ferrara', 'Mantova']);

/** The map: regions with the shields in them, cities with the sign of whoever built them. */
export function RegionMap(props: Props) {
  const { words } = props;
  return (
    <svg className="ip-map" viewBox="-4 0 112 102" aria-label={words.terms.map}>
      {ALL_REGIONS.map(region => (
        <RegionPlace key={region} {...props} region={region} />
      ))}
      {ALL_CITIES.map(city => (
        <CityPoint key={city} view={props.view} city={city} />
      ))}
    </svg>
  );
}

function RegionPlace({ view, names, words, region }: Props & { region: Region }) {
  const standing = seatsOf(view.seats).filter(seat => view.regions[seat][region] > 0);
  const said = standing.map(seat => `${names[seat]} ${view.regions[seat][region]}`).join(', ');
  const [x, y] = MIDDLES[region];
  return (
    <Part
      as="g"
      name={regionPart(region)}
      label={words.terms.region(region, said === '' ? words.terms.nobody : said)}
      className="ip-region"
    >
      <polygon data-region={region} points={OUTLINES[region].map(pointOf).join(' ')} />
      <text className="ip-region-name" x={x} y={y - 4.5} textAnchor="middle">
        {words.terms.regions[region].name}
      </text>
      {standing.map((seat, i) => (
        <MapShield
          key={seat}
          of={seat}
          count={view.regions[seat][region]}
          x={x + (i - (standing.length - 1) / 2) * 7 - 3.3}
          y={y - 3}
        />
      ))}
    </Part>
  );
}

function MapShield({ of, count, x, y }: { of: Seat; count: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(0.275)`} className="ip-map-shield">
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
