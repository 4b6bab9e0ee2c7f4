import { ALL_COLOURS, CITIES, type City, type Colour } from '@signoria/il-principe';
import { marksOf } from '@signoria/words';
import { Part } from '../part.tsx';
import { cityPart } from './parts.tsx';
import { Building } from './pieces.tsx';
import type { Props } from './props.ts';

/** The cities that may be built, with what the reader can already pay of each. */
export function OpenCities(props: Props) {
  const { view, words } = props;
  return (
    <section className="ip-cities" aria-label={words.terms.openCities}>
      {view.open.map(city => (
        <CityCard key={city} {...props} city={city} />
      ))}
    </section>
  );
}

function CityCard({ view, seat, words, city }: Props & { city: City }) {
  const { name, needs, cost, points, shields, regions, printed } = CITIES[city];
  const hand = seat === null ? null : view.hands[seat];
  const purse = seat === null ? null : view.purses[seat];
  const held = needs.map((need, colour) => Math.min(need, hand?.[colour] ?? 0));
  const regionMarks = marksOf(words.terms.regions.map(region => region.name));
  const real = printed.icons && printed.regions;
  return (
    <Part
      name={cityPart(city)}
      label={`${words.terms.city(city)}.${real ? '' : ` ${words.terms.reconstructed}`}`}
      className="ip-city"
    >
      <span className="ip-city-head">
        <b>{name}</b>
        <span className="ip-points figures" aria-hidden="true">
          {points}
        </span>
      </span>
      <span className="ip-icons" aria-hidden="true">
        {iconsOf(needs, held).map(({ name: icon, colour, paid }) => (
          <span className="ip-icon" data-colour={colour} data-held={paid || undefined} key={icon}>
            <Building colour={colour} />
          </span>
        ))}
      </span>
      <span className="ip-city-foot figures" aria-hidden="true">
        <span className="ip-coin" data-short={purse !== null && purse < cost ? true : undefined}>
          {cost}
        </span>
        <span className="ip-dots">
          {regions.map(region => (
            <i key={region} data-region={region}>
              {regionMarks[region]}
            </i>
          ))}
        </span>
        <span className="ip-shields-count">
          {shields}
          <svg viewBox="0 0 24 25" aria-hidden="true" focusable="false">
            <path d="M2 2h20v12c0 5-4.5 8-10 9.5C6.5 22 2 19 2 14Z" fill="currentColor" />
          </svg>
        </span>
      </span>
    </Part>
  );
}

/** Each card the city takes, in colour order, and whether the reader holds it. */
function iconsOf(
  needs: readonly number[],
  held: readonly number[],
): { name: string; colour: Colour; paid: boolean }[] {
  return ALL_COLOURS.flatMap(colour =>
    Array.from({ length: needs[colour] }, (_, nth) => ({
      name: `${colour}.${nth}`,
      colour,
      paid: nth < held[colour],
    })),
  );
}
