import { ALL_COLOURS, type City, type Colour, citiesIn, OPEN_CITIES } from '@signoria/il-principe';
import { TOWN_SIZES, Town } from '../drawing/town.tsx';
import { Part } from '../part.tsx';
import { cityPart } from './parts.tsx';
import { Building } from './pieces.tsx';
import type { Props } from './props.ts';

/** The cities that may be built, with what the reader can already pay of each; a place is left where none is left to come. */
export function OpenCities(props: Props) {
  const { view, words } = props;
  return (
    <section className="ip-cities" aria-label={words.terms.openCities}>
      {view.open.map(city => (
        <CityCard key={city} {...props} city={city} />
      ))}
      {Array.from({ length: OPEN_CITIES - view.open.length }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places are all alike
        <span key={i} className="ip-city-place" aria-hidden="true" />
      ))}
    </section>
  );
}

function CityCard({ view, seat, words, city }: Props & { city: City }) {
  const card = citiesIn(view.options)[city];
  const { name, size, needs, cost, points, shields, regions } = card;
  const hand = seat === null ? null : view.hands[seat];
  const purse = seat === null ? null : view.purses[seat];
  const held = needs.map((need, colour) => Math.min(need, hand?.[colour] ?? 0));
  const { wide, tall } = TOWN_SIZES[size];
  return (
    <Part name={cityPart(city)} label={words.terms.city(card)} className="ip-city">
      <b className="ip-city-name">{name}</b>
      <span className="ip-points figures">{points}</span>
      <svg
        className="ip-city-picture"
        viewBox={`${-wide / 2 - 3} ${-tall - 3} ${wide + 6} ${tall + 5}`}
        aria-hidden="true"
      >
        <Town size={size} built />
      </svg>
      <span className="ip-icons">
        {iconsOf(needs, held).map(({ name: icon, colour, paid }) => (
          <span className="ip-icon" data-colour={colour} data-held={paid || undefined} key={icon}>
            <Building colour={colour} />
          </span>
        ))}
      </span>
      <span className="ip-city-foot figures">
        <span className="coin" data-short={purse !== null && purse < cost ? true : undefined}>
          {cost}
        </span>
        <span className="ip-given">
          {shields}
          <i className="ip-shield-sign" />
        </span>
      </span>
      <span className="ip-places">
        {regions.map(region => (
          <i key={region} data-region={region}>
            {words.terms.regions[region].name}
          </i>
        ))}
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
