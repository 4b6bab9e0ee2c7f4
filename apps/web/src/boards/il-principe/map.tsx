import type { Seat } from '@signoria/core';
import { ALL_CITIES, ALL_REGIONS, CITIES, type City, type Region } from '@signoria/il-principe';
import { Escutcheon, Pennon, Weaves } from '../drawing/pennon.tsx';
import { TOWN_SIZES, Town } from '../drawing/town.tsx';
import { Part } from '../part.tsx';
import { shieldsSaid } from './explain.ts';
import { OUTLINES, PLACES, PLAQUES } from './geography.ts';
import { Land, VIEW_BOX } from './land.tsx';
import { regionPart } from './parts.tsx';
import type { Props } from './props.ts';
import { type Rank, ranksIn } from './standing.ts';

/** The map: the land, the towns with the banner of whoever built them, and how each region stands. */
export function RegionMap(props: Props) {
  return (
    <div className="ip-map">
      <Land />
      <svg className="ip-chart" viewBox={VIEW_BOX} aria-label={props.words.terms.map}>
        <Weaves />
        {ALL_REGIONS.map(region => (
          <RegionPlace key={region} {...props} region={region} />
        ))}
        {ALL_REGIONS.map(region => (
          <Plaque key={region} {...props} region={region} />
        ))}
        {ALL_CITIES.map(city => (
          <TownPlace key={city} {...props} city={city} />
        ))}
      </svg>
    </div>
  );
}

function RegionPlace(props: Props & { region: Region }) {
  const { words, region } = props;
  const [x, y] = PLAQUES[region];
  return (
    <Part
      as="g"
      name={regionPart(region)}
      label={words.terms.region(region, shieldsSaid(props, region))}
      className="ip-region"
    >
      <path className="ip-reach" d={OUTLINES[region]} />
      {/* Where a shield comes down. */}
      <rect data-piece className="ip-landing" x={x - 20} y={y - 24} width="40" height="48" />
    </Part>
  );
}

/** How a region stands, for the eye: the label of the region tells it. */
function Plaque(props: Props & { region: Region }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an SVG takes no focus
    <g className="ip-plaque" aria-hidden="true" transform={`translate(${PLAQUES[props.region].join(' ')})`}>
      <g className="ip-sign">
        <Standing {...props} />
      </g>
    </g>
  );
}

/** So wide are a shield, alone or among many, the coin before it and the number after it; so high is a line of them. */
const SHIELD = { few: 25, many: 21.5 };
const MANY = 4;
const COIN = 36;
const NUMBER = 17;
const LINE = 34;

/** What first and second place are worth, and who would have them now with how many shields. */
function Standing(props: Props & { region: Region }) {
  const ranks = ranksIn(props.view, props.region);
  const most = Math.max(...ranks.map(({ seats }) => seats.length));
  const shield = most < MANY ? SHIELD.few : SHIELD.many;
  const [wide, high] = [COIN + (most > 0 ? shield * most + NUMBER : 2), LINE * ranks.length + 6];
  return (
    <g transform={`translate(${-wide / 2} ${-high / 2})`}>
      <text className="ip-region-name" x={wide / 2} y="-6">
        {props.words.terms.regions[props.region].name}
      </text>
      <rect className="ip-plaque-ground" width={wide} height={high} rx="7" />
      {ranks.map((rank, i) => (
        <g key={rank.points} transform={`translate(6 ${LINE * (i + 0.5) + 3})`}>
          <RankLine {...props} rank={rank} shield={shield} />
        </g>
      ))}
    </g>
  );
}

interface RankLineProps extends Props {
  region: Region;
  rank: Rank;
  /** How wide each shield of this plaque is. */
  shield: number;
}

function RankLine({ view, marks, region, rank, shield }: RankLineProps) {
  return (
    <>
      <circle className="ip-worth" cx="13" r="13" />
      <text className="ip-worth-figure" x="13" y="7">
        {rank.points}
      </text>
      {rank.seats.map((seat, i) => (
        <g key={seat} transform={`translate(${COIN + shield * (i + 0.28)} 0) scale(${shield * 0.0352})`}>
          <Escutcheon seat={seat} mark={marks[seat]} />
        </g>
      ))}
      {rank.seats.length > 0 && (
        <text className="ip-shield-count" x={COIN + shield * rank.seats.length - 3} y="7">
          {view.regions[rank.seats[0]][region]}
        </text>
      )}
    </>
  );
}

/** Where the mast of a banner stands on a town. */
const MASTS = { small: [0, -34], medium: [14, -52], large: [-30, -60] };

function TownPlace({ view, marks, city }: Props & { city: City }) {
  const { name, size } = CITIES[city];
  const { at, name: named, anchor = 'middle' } = PLACES[name];
  const builder = view.built.findIndex(cities => cities.includes(city));
  const open = view.open.includes(city);
  const { wide, tall } = TOWN_SIZES[size];
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an SVG takes no focus
    <g className="ip-town" data-open-city={open || undefined} aria-hidden="true">
      <g transform={`translate(${at.join(' ')})`}>
        {open && <ellipse className="ip-town-ring" cy={-tall * 0.36} rx={wide * 0.68} ry={tall * 0.72} />}
        <Town size={size} built={builder >= 0} />
        {builder >= 0 && (
          <g transform={`translate(${MASTS[size].join(' ')})`}>
            <g className="ip-sign">
              <Pennon seat={builder as Seat} mark={marks[builder]} />
            </g>
          </g>
        )}
      </g>
      <g transform={`translate(${named.join(' ')})`}>
        <text className="ip-town-name ip-sign" textAnchor={anchor}>
          {name}
        </text>
      </g>
    </g>
  );
}
