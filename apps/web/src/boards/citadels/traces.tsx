import { type Card, CHARACTERS, cardOf, type Event, type View } from '@signoria/citadels';
import type { Seat } from '@signoria/core';
import type { ReactNode } from 'react';
import type { Trace } from '../board.ts';
import { CardBack, DistrictFace } from './district.tsx';
import {
  BANK,
  DECK,
  districtPart,
  handPart,
  offerPart,
  onlyPart,
  PACK,
  playerPart,
  rankPart,
} from './parts.ts';
import { Portrait } from './portraits.tsx';
import { Coin, Mark } from './symbols.tsx';

const COIN = <span className="ct-flying-coin">{<Coin />}</span>;
const CROWN = <span className="ct-flying-crown">{<Mark of="crown" />}</span>;
const BACK = <CardBack />;
const MUSEUM = cardOf('museum');
const BELL_TOWER = cardOf('bell-tower');
const TURNED_UP = { murder: 'dagger', bewitch: 'wand', rob: 'purse' } as const;

export function traces(event: Event, view: View): readonly Trace[] {
  switch (event.type) {
    case 'chose':
      return [{ from: PACK, to: playerPart(event.seat), look: BACK }];
    case 'buried':
      return [{ from: playerPart(event.seat), to: PACK, look: BACK }];
    case 'called':
    case 'unmasked':
    case 'resumed':
      return [calling(event)];
    case 'named':
      return [naming(event)];
    case 'robbed':
      return event.gold > 0 ? [goldTo(playerPart(event.seat), event.by)] : [{ to: playerPart(event.seat) }];
    case 'taxed':
      return [goldTo(playerPart(event.seat), event.by)];
    case 'tithed':
      return [goldTo(playerPart(event.from), event.seat)];
    case 'got-gold':
      return [goldTo(BANK, event.seat)];
    case 'paid':
      return [{ from: playerPart(event.seat), to: BANK, look: COIN }];
    case 'crowned':
      return [{ from: playerPart(event.from), to: playerPart(event.seat), look: CROWN }];
    case 'adorned':
      return [{ from: playerPart(event.seat), to: districtPart(event.seat, event.card, true), look: COIN }];
    case 'completed':
      return [{ to: playerPart(event.seat) }];
    case 'announced':
      return [{ to: onlyPart(event.seat, BELL_TOWER, view) }];
    case 'built':
      return [
        card(handOf(event.from, event.card, view), districtPart(event.seat, event.card, false), event.card),
      ];
    case 'destroyed':
      return [card(districtPart(event.of, event.card, event.adorned), DECK, event.card)];
    case 'exchanged':
      return exchange(event);
    default:
      return cardTraces(event, view);
  }
}

/** Cards between deck, hands and Museum. */
function cardTraces(event: Event, view: View): readonly Trace[] {
  switch (event.type) {
    case 'tribute':
      if (event.gold > 0) return [goldTo(playerPart(event.seat), event.to)];
      return [card(handOf(event.seat, event.card, view), handOf(event.to, event.card, view), event.card)];
    case 'drew':
      if (event.cards === null) return [card(DECK, playerPart(event.seat), null)];
      return event.cards.map(drawn =>
        card(DECK, event.for === 'action' ? offerPart(drawn) : handPart(drawn), drawn),
      );
    case 'kept':
      return event.card === null ? [] : [card(offerPart(event.card), handPart(event.card), event.card)];
    case 'swapped':
      return [
        card(playerPart(event.seat), playerPart(event.with), null),
        card(playerPart(event.with), playerPart(event.seat), null),
      ];
    case 'discarded': {
      const to = event.to === 'deck' ? DECK : onlyPart(event.seat, MUSEUM, view);
      return [card(handOf(event.seat, event.card, view), to, event.card)];
    }
    case 'looked':
      return [{ to: playerPart(event.at) }];
    case 'took':
      return [card(handOf(event.from, event.card, view), handOf(event.seat, event.card, view), event.card)];
    case 'museum-lost':
      return [card(playerPart(event.seat), DECK, null)];
    case 'salvaged':
    case 'fetched':
      return [card(DECK, handOf(event.seat, event.card, view), event.card)];
    case 'searched':
      return [{ to: DECK }];
    default:
      return [];
  }
}

function naming({ seat, character, to }: Extract<Event, { type: 'named' }>): Trace {
  const look = (
    <span className="ct-flying-mark">
      <Mark of={TURNED_UP[to]} />
    </span>
  );
  return { from: playerPart(seat), to: rankOf(character), look };
}

function calling({ character, seat }: { character: number; seat: Seat | null }): Trace {
  const to = rankOf(character);
  if (seat === null) return { to };
  return {
    from: playerPart(seat),
    to,
    look: (
      <span className="ct-flying-face">
        <Portrait character={character} />
      </span>
    ),
  };
}

function exchange(event: Extract<Event, { type: 'exchanged' }>): readonly Trace[] {
  const { seat, with: other, took, tookAdorned, gave, gaveAdorned, paid } = event;
  const moved: Trace[] = [
    card(playerPart(other), districtPart(seat, took, tookAdorned), took),
    card(playerPart(seat), districtPart(other, gave, gaveAdorned), gave),
  ];
  if (paid > 0) moved.push(goldTo(playerPart(seat), other));
  return moved;
}

function rankOf(character: number): string {
  return rankPart(CHARACTERS[character].rank);
}

function goldTo(from: string, seat: Seat): Trace {
  return { from, to: playerPart(seat), look: COIN };
}

function card(from: string, to: string, seen: Card | null): Trace {
  const look: ReactNode = seen === null ? BACK : <DistrictFace card={seen} />;
  return { from, to, look };
}

/** The reader's own cards come and go by their place in the hand, another's by the head of that city. */
function handOf(seat: Seat, seen: Card | null, view: View): string {
  return seat === view.who && seen !== null ? handPart(seen) : playerPart(seat);
}
