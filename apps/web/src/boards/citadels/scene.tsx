import { type Card, COLOUR, type Event, type Rank, type View } from '@signoria/citadels';
import type { Seat } from '@signoria/core';
import { Building } from './building.tsx';
import { Portrait } from './portraits.tsx';
import type { Props } from './props.ts';
import { Coin, Mark } from './symbols.tsx';

const NAMED = { murder: 'dagger', bewitch: 'wand', rob: 'purse' } as const;

/** What is staged: the character that acts, large, with its player's name, and whom or what it strikes. */
export function Scene({ event, view, seat, words, names }: Props & { event: Event }) {
  const actor = actorIn(event, view);
  if (!actor) return null;
  const { board } = words.terms;
  return (
    <span className="ct-scene">
      <span className="ct-scene-face">
        <Portrait character={actor.character} />
        {actor.seat !== null && !isCall(event) && <b>{board.playing(names[actor.seat], actor.character)}</b>}
      </span>
      <Struck event={event} />
      {lostIn(event, seat) > 0 && (
        <b className="ct-loss">
          <Coin />
          {board.youLose(lostIn(event, seat))}
        </b>
      )}
    </span>
  );
}

/** Then the sentence beside the picture says who it is, and nothing else. */
function isCall({ type }: Event): boolean {
  return type === 'called' || type === 'unmasked';
}

interface Actor {
  seat: Seat | null;
  character: number;
}

/** Who does it, as the character whose power it is, or as the Witch who has taken that power. */
function actorIn(event: Event, view: View): Actor | null {
  switch (event.type) {
    case 'called':
    case 'unmasked':
    case 'resumed':
      return { seat: event.seat, character: event.character };
    case 'named':
      return actorAt(event.seat, event.to === 'rob' ? 2 : 1, view);
    case 'robbed':
    case 'taxed':
      return actorAt(event.by, 2, view);
    case 'swapped':
    case 'looked':
    case 'took':
      return actorAt(event.seat, 3, view);
    case 'tithed':
      return actorAt(event.seat, 5, view);
    case 'destroyed':
      return event.by === 'armory' ? null : actorAt(event.seat, 8, view);
    case 'exchanged':
      return actorAt(event.seat, 8, view);
    default:
      return null;
  }
}

function actorAt(seat: Seat, rank: Rank, { cast, witch }: View): Actor {
  return { seat, character: cast[witch === seat ? 1 : rank] };
}

/** The character, the building or the cards it is done to. */
function Struck({ event }: { event: Event }) {
  switch (event.type) {
    case 'named':
      return (
        <span className="ct-scene-struck">
          <Mark of={NAMED[event.to]} />
          <Portrait character={event.character} />
        </span>
      );
    case 'destroyed':
      return (
        <span className="ct-scene-struck">
          <Mark of="torch" />
          <Ruin card={event.card} />
        </span>
      );
    default:
      return null;
  }
}

/** A building that comes down, behind what has fallen of it already. */
function Ruin({ card }: { card: Card }) {
  return (
    <span className="ct-ruin" data-colour={COLOUR[card]}>
      <Building card={card} />
      <svg className="ct-rubble" viewBox="0 0 64 18" aria-hidden="true">
        <path d="M0 18 5 9l8-2 5 5 6-9 10 1 4 7 7-6 9 3 10 10Z" />
        <path d="m5 9 8-2 3 7-9 2ZM24 3l10 1 1 8-10 3ZM45 5l9 3 2 7-9-1Z" />
      </svg>
    </span>
  );
}

/** What the reader loses by it, in gold. */
function lostIn(event: Event, reader: Seat | null): number {
  switch (event.type) {
    case 'robbed':
    case 'taxed':
      return event.seat === reader ? event.gold : 0;
    case 'tithed':
      return event.from === reader ? event.gold : 0;
    default:
      return 0;
  }
}
