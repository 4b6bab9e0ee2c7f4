import {
  type Action,
  type Built,
  COLOUR,
  fullCity,
  isComplete,
  isGuardedDistrict,
  priceOf,
  type View,
} from '@signoria/citadels';
import type { Seat } from '@signoria/core';
import { type CSSProperties, memo, useEffect, useMemo, useRef } from 'react';
import { Part } from '../part.tsx';
import { useTouched } from '../touching.ts';
import { Front } from './district.tsx';
import { isMuseum, remembers } from './explain.ts';
import { armoryPart, districtPart, playerPart, SITE } from './parts.ts';
import { Portrait } from './portraits.tsx';
import type { Props } from './props.ts';
import { Coin, Mark } from './symbols.tsx';

type CityProps = Props & { of: Seat };

/** One player's city: its head with what is public of him, and along a street what stands there and what still may. */
export const City = memo(function City(props: CityProps) {
  const { view, seat, words, names, of } = props;
  const own = of === seat;
  const city = useRef<HTMLElement>(null);
  const turn = view.turn.includes(of);
  const built = view.cities[of];
  const room = Math.max(0, fullCity(view) - built.length);
  // Where the others' cities scroll, whose turn it is can be seen.
  useEffect(() => {
    if (turn) city.current?.scrollIntoView({ block: 'nearest' });
  }, [turn]);
  return (
    <section
      ref={city}
      className={`ct-city panorama ${own ? 'own' : ''}`}
      data-seat={of}
      data-turn={turn || undefined}
      data-complete={room === 0 || undefined}
      aria-label={words.pair(words.terms.city, names[of])}
    >
      <Head {...props} />
      <div
        className="ct-districts"
        style={{ '--plots': built.length + room, '--room': room } as CSSProperties}
      >
        {built.map((district, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: districts stand in order, and some print alike
          <District key={i} {...props} built={district} />
        ))}
        {own ? (
          <Part name={SITE} label={words.terms.board.site} className="ct-site">
            <Plots room={Math.max(1, room)} />
          </Part>
        ) : (
          room > 0 && (
            <span className="ct-site" aria-hidden="true">
              <Plots room={room} />
            </span>
          )
        )}
      </div>
    </section>
  );
});

/** Places that are still free: as many as complete the city. */
function Plots({ room }: { room: number }) {
  return Array.from({ length: room }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: places lie in order
    <span key={i} className="ct-plot" />
  ));
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
    view.cities[of].length === 0 && terms.emptyCity,
  ];
  return (
    <Part name={playerPart(of)} label={said.filter(Boolean).join(', ')} className="ct-head">
      <span className="banner" data-seat={of}>
        <i>{props.marks[of]}</i>
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
      {remembers(of, view) && <Mark of="eye" />}
      {guarded && <Mark of="shield" />}
      {complete && <Mark of="done" />}
      <Worth {...props} />
    </Part>
  );
}

/** The ranks a player has shown; the reader sees the own ones before. */
function facesOf(of: Seat, seat: Seat | null, view: View): number[] {
  const shown = view.shown.flatMap((holder, rank) => (holder === of ? [rank] : []));
  return of === seat ? [...new Set([...shown, ...view.ranks])].sort((a, b) => a - b) : shown;
}

/** Points where no plate tells them, gold, cards in hand, and the crown. */
function Worth({ view, of }: CityProps) {
  const points = view.scores.find(({ seat }) => seat === of)?.total ?? 0;
  return (
    <span className="ct-worth figures">
      <b className="ct-points">{points}</b>
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
  const { card, adorned } = built;
  const { terms } = words;
  const prices = useMemo(() => pricesOf(built, of, legal, view), [built, of, legal, view]);
  const wanted = view.target === of && view.prize === card && view.prizeAdorned === adorned;
  const hung = adorned || isGuardedDistrict(card) || isMuseum(card, view);
  const label = [
    `${terms.card(card)}.`,
    terms.district(card).help,
    adorned && `${terms.adorned}.`,
    prices.plain !== null && terms.board.price(prices.plain),
  ];
  return (
    <Part
      name={districtPart(of, card, adorned)}
      label={label.filter(Boolean).join(' ')}
      className={`ct-district ${wanted ? 'wanted' : ''} ${hung ? 'hung' : ''}`}
    >
      <span className="ct-front" data-colour={COLOUR[card]}>
        <Front card={card} />
      </span>
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
      {(prices.plain !== null || prices.blown !== null) && <Price {...prices} armory={armoryPart(view)} />}
    </Part>
  );
}

/** What doing something to a district costs the reader now: the usual way, and with the Armory. */
interface Prices {
  plain: number | null;
  blown: number | null;
}

/** Alone in following what is chosen, so that the rest of a city need not be drawn again for it. */
function Price({ plain, blown, armory }: Prices & { armory: string }) {
  const byArmory = useTouched(({ chosen }) => chosen[0] === armory);
  const price = byArmory ? blown : plain;
  if (price === null) return null;
  return (
    <span className="ct-price figures">
      <Coin />
      {price}
    </span>
  );
}

function pricesOf({ card, adorned }: Built, of: Seat, legal: readonly Action[], view: View): Prices {
  const prices: Prices = { plain: null, blown: null };
  for (const action of legal) {
    if (!('district' in action) || action.district !== card) continue;
    if ('seat' in action ? action.seat !== of : of !== view.play.seat) continue;
    if ('adorned' in action ? action.adorned !== adorned : adorned) continue;
    if (action.type === 'armory') prices.blown = 0;
    else prices.plain ??= priceOf(view, action);
  }
  return prices;
}
