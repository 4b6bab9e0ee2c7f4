import type { Tagged } from '@signoria/core';
import {
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Board, Trace } from '../../boards/board.ts';
import type { Snapshot } from '../../match/source.ts';
import { createStore, type Store } from '../../store.ts';
import { useLatest } from './use-latest.ts';

/** Where something in the air comes down. */
type Landing = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** One thing in the air. */
interface Flight {
  id: number;
  from: DOMRect;
  to: Landing;
  look: ReactNode;
  delay: number;
}

const FLIGHT_MS = 420;
const STEP_MS = 180;
/** After a long absence nobody wants to see every move fly by. */
const MOST = 8;

/** Flights so far: each has a number of its own. */
let count = 0;

const SELECTOR = '[data-part], [data-spot]';

/** The events of the last few moves, for those who looked away. */
export function lastEvents(snapshot: Snapshot): Tagged[] {
  return snapshot.log
    .filter(line => line.kind === 'act')
    .slice(-4)
    .flatMap(line => line.events);
}

/** Events told after `version`, oldest first. */
export function eventsAfter(snapshot: Snapshot, version: number): Tagged[] {
  return snapshot.log.flatMap(line => (line.kind === 'act' && line.version > version ? line.events : []));
}

/**
 * Lets what has moved fly from where it was to where it is. The board is never held up: it already shows the new
 * position. Only the piece that arrives is hidden while its picture is under way, never the place it comes to.
 */
export function useFlights(
  root: RefObject<HTMLElement | null>,
  board: Board,
  snapshot: Snapshot,
  isLeafed: boolean,
) {
  const [air] = useState(() => createStore<readonly Flight[]>([]));
  const before = useRef<ReadonlyMap<string, DOMRect> | null>(null);
  const seen = useRef({ version: snapshot.version, you: snapshot.you, at: 0 });

  // What is on the page while a new position is being drawn is the old one. Touches that change none measure nothing.
  if (snapshot.version > seen.current.version && root.current && isFlown(isLeafed, seen.current.at))
    before.current ??= measure(root.current);

  const fly = (events: readonly Tagged[], before: ReadonlyMap<string, DOMRect>) => {
    if (!root.current || isStill()) return;
    const traces = events.flatMap(event => board.traces(event, snapshot.view)).slice(-MOST);
    const launched = flightsOf(root.current, traces, before);
    if (launched.length > 0) air.set([...air.get(), ...launched]);
  };

  useLayoutEffect(() => {
    const { version, you } = seen.current;
    if (snapshot.version > version && you === snapshot.you && before.current)
      fly(eventsAfter(snapshot, version), before.current);
    before.current = null;
    if (snapshot.version !== version)
      seen.current = { version: snapshot.version, you: snapshot.you, at: performance.now() };
    seen.current.you = snapshot.you;
  });

  return {
    air,
    /** Lets events fly once more. */
    again: (events: readonly Tagged[]) => root.current && fly(events, measure(root.current)),
  };
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Leafing through a record faster than pieces fly, nobody sees them. */
function isFlown(isLeafed: boolean, changedAt: number): boolean {
  return !isStill() && !(isLeafed && performance.now() - changedAt < FLIGHT_MS);
}

/** Where each trace flies; everything is measured before anything is set in motion, so that it is laid out once. */
function flightsOf(
  root: HTMLElement,
  traces: readonly Trace[],
  before: ReadonlyMap<string, DOMRect>,
): Flight[] {
  const found = traces.flatMap((trace, i) => {
    const target = find(root, trace.to);
    const from = trace.from && (before.get(trace.from) ?? find(root, trace.from)?.getBoundingClientRect());
    if (!target || !from || !trace.look) return [];
    const later = traces.slice(i + 1).filter(({ to, look }) => look && to === trace.to).length;
    const piece = before.has(trace.to) ? pieceIn(target, later) : target;
    const to = piece ? piece.getBoundingClientRect() : cardIn(target.getBoundingClientRect());
    return { piece, flight: { id: ++count, from, to, look: trace.look, delay: i * STEP_MS } };
  });
  for (const { piece, flight } of found)
    piece?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: flight.delay + FLIGHT_MS });
  return found.map(({ flight }) => flight);
}

function measure(root: HTMLElement): Map<string, DOMRect> {
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>(SELECTOR))
    places.set(element.dataset.part ?? element.dataset.spot ?? '', element.getBoundingClientRect());
  return places;
}

/** The last element of that name: cards that look alike lie on one another. */
function find(root: HTMLElement, name: string): Element | undefined {
  return [...root.querySelectorAll(`[data-part="${name}"], [data-spot="${name}"]`)].at(-1);
}

/** The piece that came to a place which was there before: of those the board has marked, the last but `later`. */
function pieceIn(target: Element, later: number): Element | undefined {
  return [...target.querySelectorAll('[data-piece]')].at(-1 - later);
}

/** Alone in following what is in the air, so that nothing else is drawn again for it. */
export function FlightLayer({ air }: { air: Store<readonly Flight[]> }) {
  const flights = useSyncExternalStore(air.subscribe, air.get);
  const landed = (id: number) => air.set(air.get().filter(flight => flight.id !== id));
  return (
    <div className="flights" aria-hidden="true">
      {flights.map(flight => (
        <InTheAir key={flight.id} flight={flight} landed={landed} />
      ))}
    </div>
  );
}

function InTheAir({ flight, landed }: { flight: Flight; landed(id: number): void }) {
  const element = useRef<HTMLDivElement>(null);
  const { id, from, to, look, delay } = flight;
  const land = useLatest(landed);
  useLayoutEffect(() => {
    const x = from.x + from.width / 2 - (to.x + to.width / 2);
    const y = from.y + from.height / 2 - (to.y + to.height / 2);
    const flying = element.current?.animate(
      [
        { translate: `${x}px ${y}px`, scale: 0.92 },
        { translate: `${x / 2}px ${y / 2 - 14}px`, scale: 1.08, offset: 0.5 },
        { translate: '0 0', scale: 1 },
      ],
      { duration: FLIGHT_MS, delay, easing: 'cubic-bezier(.3,.1,.3,1)', fill: 'backwards' },
    );
    const done = () => land.current(id);
    flying?.finished.then(done, done);
    return () => flying?.cancel();
  }, [id, from, to, delay, land]);
  const { x: left, y: top, width, height } = to;
  return (
    <div className="flight" ref={element} style={{ left, top, width, height }}>
      {look}
    </div>
  );
}

/** Pictures keep the shape of a card even when they fly to something wide, such as a player's plate. */
function cardIn(place: DOMRect): Landing {
  const wide = place.width > place.height * 1.2;
  const width = wide ? 36 : place.width;
  const height = wide ? 50 : Math.min(place.height, place.width * 1.5);
  return {
    x: place.x + (place.width - width) / 2,
    y: place.y + (place.height - height) / 2,
    width,
    height,
  };
}
