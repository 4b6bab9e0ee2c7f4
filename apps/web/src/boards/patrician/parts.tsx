import { NONE, type Seat } from '@signoria/core';
import {
  type Action,
  CARDS,
  type Card,
  type City,
  type Event,
  lastFloorSite,
  type Patrician,
  type Portrait,
  ROADS,
  type Site,
  type View,
  whyNotCity,
} from '@signoria/patrician';
import type { Board, Meant, Trace } from '../board.ts';
import { CardBack, CardFace } from './card.tsx';
import { Floor, Messenger } from './pieces.tsx';

/** Names of the parts. Cards that print alike are one part. */
export const handPart = (card: Card) => `hand:${card}`;
export const cityPart = (city: City) => `city:${city}`;
export const sitePart = (city: City, site: Site) => `site:${city}:${site}`;
export const openPart = (city: City) => `open:${city}`;
export const roadPart = (road: number) => `road:${road}`;
/** The portraits of one patrician in the own stack. */
export const portraitPart = (portrait: Portrait) => `portrait:${portrait}`;
/** What is public of a player, on his plate. */
export const playerPart = (seat: Seat) => `player:${seat}`;
export const PILE = 'pile';
const SITES: readonly Site[] = [0, 1];
const seatSpot = (seat: Seat) => `seat:${seat}`;

export function path(action: Action, view: View): readonly string[] {
  switch (action.type) {
    case 'play':
      return [handPart(action.card)];
    case 'build':
      return [sitePart(CARDS[view.card as Card].city, action.site)];
    case 'move':
      return [sitePart(action.city, action.from)];
    case 'take':
      return [openPart(action.city)];
    case 'messenger':
      return [roadPart(ROADS.findIndex(({ from, to }) => from === action.from && to === action.to))];
    case 'skip':
      return [];
  }
}

/** Card, then tower: the tower decides where its floor goes. What a turn asks after that takes one touch each. */
export function ways(action: Action, view: View): ReturnType<NonNullable<Board<Patrician>['ways']>> {
  const touched = path(action, view);
  if (action.type !== 'play') return [{ path: touched, atOnce: true }];
  const { city } = CARDS[action.card];
  const forced = lastFloorSite(view, city);
  if (forced !== NONE) return [{ path: touched }, { path: [...touched, sitePart(city, forced)] }];
  const sites = SITES.map(site => ({
    path: [...touched, sitePart(city, site)],
    next: { type: 'build', site } as const,
  }));
  return [{ path: touched }, ...sites];
}

export function meant(parts: readonly string[], view: View): Meant | null {
  const [kind, ...rest] = parts[parts.length - 1].split(':');
  const [first, second] = rest.map(Number);
  switch (kind) {
    case 'hand':
      return { action: { type: 'play', card: first } };
    case 'site':
      if (parts.length === 1 && view.step !== 'build')
        return { action: { type: 'move', city: first, from: second } };
      return notBuilt(cardIn(parts[0]) ?? view.card, first);
    case 'open':
      return { action: { type: 'take', city: first } };
    case 'road':
      return { action: { type: 'messenger', ...ROADS[first] } };
    case 'city':
      return notBuilt(cardIn(parts[0]) ?? view.card, first);
    default:
      return null;
  }
}

function cardIn(part: string): Card | null {
  return part.startsWith('hand:') ? (Number(part.slice(5)) as Card) : null;
}

function notBuilt(card: View['card'], city: number): Meant | null {
  const refusal = card === NONE ? null : whyNotCity(card, city as City);
  return refusal && { refusal };
}

export function traces(event: Event, view: View): readonly Trace[] {
  switch (event.type) {
    case 'played':
      return [
        {
          from: handOf(event.seat, event.card, view),
          to: cityPart(CARDS[event.card].city),
          look: <CardFace card={event.card} />,
        },
        {
          from: cityPart(CARDS[event.card].city),
          to: playerPart(event.seat),
          look: <CardFace card={event.card} />,
        },
      ];
    case 'built':
      return [
        { from: seatSpot(event.seat), to: sitePart(event.city, event.site), look: <Floor of={event.seat} /> },
      ];
    case 'moved':
      return [
        {
          from: sitePart(event.city, event.from),
          to: sitePart(event.city, (1 - event.from) as Site),
          look: <Floor of={event.floor} />,
        },
      ];
    case 'took':
      return [
        {
          from: openPart(event.city),
          to: handOf(event.seat, event.card, view),
          look: <CardFace card={event.card} />,
        },
      ];
    case 'refilled':
      return [{ from: PILE, to: openPart(event.city), look: <CardBack /> }];
    case 'city-scored':
      return [{ to: sitePart(event.city, 0) }, { to: sitePart(event.city, 1) }];
    case 'messenger-set': {
      const road = ROADS.findIndex(({ from, to }) => from === event.from && to === event.to);
      return [{ from: seatSpot(event.seat), to: roadPart(road), look: <Messenger of={event.seat} /> }];
    }
    case 'ambassador':
      return [{ to: playerPart(event.seat) }];
    case 'fewest-towers':
      return event.seat === NONE ? [] : [{ to: playerPart(event.seat) }];
    default:
      return [];
  }
}

/** The reader's own cards come and go by their place in the hand, another's by that player's plate. */
function handOf(seat: Seat, card: Card, view: View): string {
  return seat === view.who ? handPart(card) : seatSpot(seat);
}
