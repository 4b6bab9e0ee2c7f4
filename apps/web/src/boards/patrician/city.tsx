import { NONE } from '@signoria/core';
import { CARDS, type Card, CITIES, type City, isScored } from '@signoria/patrician';
import { Part, Spot } from '../part.tsx';
import { CardChip } from './card.tsx';
import { Crest } from './crest.tsx';
import { cityPart, citySpot, openPart } from './parts.tsx';
import type { Props } from './props.ts';
import { Tower } from './tower.tsx';

/** A city: its name, both towers, the tokens or who won them, and the open card beside it. */
export function CityPlace(props: Props & { city: City }) {
  const { view, seat, words, city } = props;
  const { name, floors, column, row } = CITIES[city];
  const [left, right] = view.towers[city];
  const floorsBuilt = left.length + right.length;
  const scored = isScored(view, city);
  const open = view.open[city];
  const wantsCity = view.step === 'play' && seat !== null && view.turn.includes(seat);
  const built = view.card !== NONE && CARDS[view.card as Card].city === city;
  return (
    <section
      className="pt-city"
      data-city={city}
      data-scored={scored || undefined}
      data-built={built || undefined}
      style={{ gridColumn: column + 1, gridRow: row + 1 }}
      aria-label={words.terms.city(city, floorsBuilt, scored)}
    >
      <header>
        <Spot name={citySpot(city)} className="pt-city-name">
          <Crest city={city} />
          <b>{name}</b>
          <span className="figures">
            {floorsBuilt}/{floors}
          </span>
        </Spot>
      </header>
      <div className="pt-ground">
        <Tower {...props} site={0} />
        <Tower {...props} site={1} />
        <div className="pt-beside">
          <Tokens {...props} />
          <Part
            name={openPart(city)}
            label={words.terms.openCard(city, open === NONE ? null : words.terms.card(open))}
            className="pt-open"
          >
            {open === NONE ? (
              <span className="pt-chip pt-bare" aria-hidden="true" />
            ) : (
              <CardChip card={open} />
            )}
          </Part>
        </div>
      </div>
      {wantsCity && (
        <Part
          name={cityPart(city)}
          label={words.terms.city(city, floorsBuilt, scored)}
          className="pt-city-target"
        />
      )}
    </section>
  );
}

/** The two tokens as they lie there, or with the mark of those who took them. */
function Tokens({ view, marks, city }: Props & { city: City }) {
  return (
    <span className="pt-tokens figures" aria-hidden="true">
      {CITIES[city].tokens.map((points, i) => {
        const winner = view.winners[city][i];
        return (
          <span className="pt-token" data-seat={winner === NONE ? undefined : winner} key={points}>
            {points}
            {winner !== NONE && <i>{marks[winner]}</i>}
          </span>
        );
      })}
    </span>
  );
}
