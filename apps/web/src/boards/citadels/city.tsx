import {
  type Action,
  type Built,
  isComplete,
  isGuardedDistrict,
  priceOf,
  type View,
} from '@signoria/citadels';
import type { Seat } from '@signoria/core';
import { useContext, useEffect, useRef } from 'react';
import { Part } from '../part.tsx';
import { TouchContext } from '../touching.ts';
import { DistrictFace } from './district.tsx';
import { isMuseum, remembers } from './explain.ts';
import { armoryPart, districtPart, playerPart, SITE } from './parts.ts';
import { Portrait } from './portraits.tsx';
import type { Props } from './props.ts';
import { Coin, Mark } from './symbols.tsx';

type CityProps = Props & { of: Seat };

/** One player's city: its head with what is public of him, and the districts in the order they were built. */
export function City(props: CityProps) {
  const { view, seat, words, names, of } = props;
  const own = of === seat;
  const city = useRef<HTMLElement>(null);
  const turn = view.turn.includes(of);
  // Where the others' cities scroll, whose turn it is can be seen.
  useEffect(() => {
    if (turn) city.current?.scrollIntoView({ block: 'nearest' });
  }, [turn]);
  return (
    <section
      ref={city}
      className={`ct-city ${own ? 'own' : ''}`}
      data-turn={turn || undefined}
      aria-label={`${words.terms.city}: ${names[of]}`}
    >
      <Head {...props} />
      <div className="ct-districts">
        {view.cities[of].map((built, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: districts stand in order, and some print alike
          <District key={i} {...props} built={built} />
        ))}
        {view.cities[of].length === 0 && !own && (
          <span className="ct-none soft">{words.terms.emptyCity}</span>
        )}
        {own && (
          <Part name={SITE} label={words.terms.board.site} className="ct-site">
            <Mark of="plus" />
          </Part>
        )}
      </div>
    </section>
  );
}

function Head(props: CityProps) {
  const { view, seat, words, names, of } = props;
  const { terms } = words;
  const complete = isComplete(view, of);
  const guarded = view.guarded === of;
  const said = [
    names[of],
    terms.gold(view.gold[of]),
    terms.cards(view.handSizes[of]),
    view.crown === of && terms.crown,
    guarded && terms.board.guarded,
    complete && terms.complete,
  ];
  return (
    <Part name={playerPart(of)} label={said.filter(Boolean).join(', ')} className="ct-head">
      <span className="ct-flag" style={{ background: `var(--seat-${of})` }}>
        {props.marks[of]}
      </span>
      <b className="ct-name">{names[of]}</b>
      <span className="ct-faces">
        {facesOf(of, seat, view).map(rank => (
          <span key={rank} className="ct-face" data-shown={view.shown[rank] === of || undefined}>
            <i className="figures">{rank}</i>
            <Portrait character={view.cast[rank]} />
          </span>
        ))}
      </span>
      <Worth {...props} />
      {remembers(of, view) && <Mark of="eye" />}
      {guarded && <Mark of="shield" />}
      {complete && <Mark of="done" />}
    </Part>
  );
}

/** The ranks a player has shown; the reader sees the own ones before. */
function facesOf(of: Seat, seat: Seat | null, view: View): number[] {
  const shown = view.shown.flatMap((holder, rank) => (holder === of ? [rank] : []));
  return of === seat ? [...new Set([...shown, ...view.ranks])].sort((a, b) => a - b) : shown;
}

/** Gold, cards in hand, and the crown. */
export function Worth({ view, of }: CityProps) {
  return (
    <span className="ct-worth figures">
      {view.crown === of && <Mark of="crown" />}
      <span>
        <Coin />
        {view.gold[of]}
      </span>
      <span>
        <Mark of="cards" />
        {view.handSizes[of]}
      </span>
    </span>
  );
}

function District({ view, words, legal, of, built }: CityProps & { built: Built }) {
  const { chosen } = useContext(TouchContext);
  const { card, adorned } = built;
  const { terms } = words;
  const price = priceShown(built, of, legal, view, chosen);
  const wanted = view.target === of && view.prize === card && view.prizeAdorned === adorned;
  const label = [
    `${terms.card(card)}.`,
    terms.district(card).help,
    adorned && `${terms.adorned}.`,
    price !== null && terms.board.price(price),
  ];
  return (
    <Part
      name={districtPart(of, card, adorned)}
      label={label.filter(Boolean).join(' ')}
      className={`ct-district ${wanted ? 'wanted' : ''}`}
    >
      <DistrictFace card={card} />
      {adorned && (
        <span className="ct-adorned">
          <Coin />
        </span>
      )}
      {isGuardedDistrict(card) && (
        <span className="ct-guard">
          <Mark of="shield" />
        </span>
      )}
      {isMuseum(card, view) && <span className="ct-count figures">{view.museum.length}</span>}
      {price !== null && (
        <span className="ct-price figures">
          <Coin />
          {price}
        </span>
      )}
    </Part>
  );
}

/** What the reader would pay for doing to this district what may be done to it now. */
function priceShown(
  { card, adorned }: Built,
  of: Seat,
  legal: readonly Action[],
  view: View,
  chosen: readonly string[],
): number | null {
  const blowing = chosen.length > 0 && chosen[0] === armoryPart(view);
  for (const action of legal) {
    if (!('district' in action) || action.district !== card) continue;
    if ('seat' in action ? action.seat !== of : of !== view.play.seat) continue;
    if ('adorned' in action ? action.adorned !== adorned : adorned) continue;
    if (action.type === 'armory') {
      if (blowing) return 0;
    } else if (!blowing) return priceOf(view, action);
  }
  return null;
}
