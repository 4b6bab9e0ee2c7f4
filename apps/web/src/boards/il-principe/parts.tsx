import { NONE, type Seat } from '@signoria/core';
import type { Action, City, Colour, Event, IlPrincipe, Region, Role, View } from '@signoria/il-principe';
import type { Board, Meant, Trace } from '../board.ts';
import { BuildingCard, CardBack, FlyingShield } from './pieces.tsx';

/** Names of the parts. Cards of a colour are alike and so one part. */
export const handPart = (colour: Colour) => `hand:${colour}`;
export const lotPart = (colour: Colour) => `lot:${colour}`;
export const bidPart = (amount: number) => `bid:${amount}`;
export const cityPart = (city: City) => `city:${city}`;
export const regionPart = (region: Region) => `region:${region}`;
export const downPart = (seat: Seat, colour: Colour) => `down:${seat}:${colour}`;
/** A family, asked about by its flag. */
export const familyPart = (seat: Seat) => `family:${seat}`;
/** What a family's plate shows of it. */
export const platePart = (seat: Seat) => `plate:${seat}`;
/** The cards of one colour a family has face up. */
export const laidPart = (seat: Seat, colour: Colour) => `laid:${seat}:${colour}`;
export const rolePart = (role: Role) => `role:${role}`;
export const DECK = 'deck';
export const PURSE = 'purse';
/** Passing in an auction. */
export const OUT = 'out';
const seatSpot = (seat: Seat) => `seat:${seat}`;

export function path(action: Action, view: View): readonly string[] {
  switch (action.type) {
    case 'offer':
    case 'lay':
      return [handPart(action.colour)];
    case 'bid':
      return [bidPart(action.amount)];
    case 'build':
      return [cityPart(action.city)];
    case 'shield':
      return [regionPart(action.region)];
    case 'uncover':
      return [downPart(view.player, action.colour)];
    case 'pass':
      return view.step === 'bid' ? [OUT] : [];
  }
}

/** The stage asks for a sum, and what is pressed there names it: a second touch would tell nothing. */
export function ways(action: Action, view: View): ReturnType<NonNullable<Board<IlPrincipe>['ways']>> {
  return [{ path: path(action, view), atOnce: view.step === 'bid' }];
}

export function meant(parts: readonly string[], view: View, seat: Seat): Meant | null {
  const [kind, ...rest] = parts[parts.length - 1].split(':');
  const [first, second] = rest.map(Number);
  switch (kind) {
    case 'hand':
      return {
        action:
          view.step === 'offer' ? { type: 'offer', colour: first } : { type: 'lay', colour: first, count: 1 },
      };
    case 'bid':
      return { action: { type: 'bid', amount: first } };
    case 'city':
      return { action: { type: 'build', city: first } };
    case 'region':
      return { action: { type: 'shield', region: first } };
    case 'down':
      return first === seat ? { action: { type: 'uncover', colour: second } } : null;
    default:
      return null;
  }
}

export function traces(event: Event, view: View): readonly Trace[] {
  switch (event.type) {
    case 'offered':
      return [
        {
          from: event.colour === null ? seatSpot(event.seat) : handPart(event.colour),
          to: seatSpot(event.seat),
          look: event.colour === null ? <CardBack /> : <BuildingCard colour={event.colour} />,
        },
      ];
    case 'lot-won':
      return [
        {
          from: lotPart(event.colour),
          to: handOf(event.seat, event.colour, view),
          look: <BuildingCard colour={event.colour} />,
        },
      ];
    case 'drew':
      return [
        {
          from: DECK,
          to: event.colour === null ? seatSpot(event.seat) : handOf(event.seat, event.colour, view),
          look: event.colour === null ? <CardBack /> : <BuildingCard colour={event.colour} />,
        },
      ];
    case 'built':
      return [{ from: cityPart(event.city), to: seatSpot(event.seat) }];
    case 'city-opened':
      return [{ to: cityPart(event.city) }];
    case 'laid':
      return [
        {
          from: handOf(event.seat, event.colour, view),
          to: laidPart(event.seat, event.colour),
          look: <BuildingCard colour={event.colour} />,
        },
      ];
    case 'shield-placed':
      return [
        { from: seatSpot(event.seat), to: regionPart(event.region), look: <FlyingShield of={event.seat} /> },
      ];
    case 'lot-opened':
      return [{ to: lotPart(event.colour) }];
    case 'role-opened':
      return [{ to: rolePart(event.role) }];
    case 'role-won':
      return [{ from: rolePart(event.role), to: seatSpot(event.seat) }];
    case 'turned-down':
      return [{ to: laidPart(event.seat, event.colour) }];
    case 'turned-up':
      return event.colour === NONE ? [] : [{ to: laidPart(event.seat, event.colour) }];
    default:
      return 'seat' in event ? [{ to: seatSpot(event.seat) }] : [];
  }
}

/** The reader's own cards come and go by their place in the hand, another's by that family's plate. */
function handOf(seat: Seat, colour: Colour, view: View): string {
  return seat === view.who ? handPart(colour) : seatSpot(seat);
}
