import { type FocusEvent, type MouseEvent, type PointerEvent, useState, useSyncExternalStore } from 'react';
import type { Board, BoardProps, Explanation } from '../../boards/board.ts';
import { createStore, type Store } from '../../store.ts';

/** How long a mouse or a finger rests before it asks. */
const MOUSE_MS = 350;
const FINGER_MS = 450;
/** How far a finger may wander meanwhile. */
const SLACK = 8;
const MARGIN = 8;
/** How wide words about a part may be, in letters of the page. */
const WIDTH = 17;

/** What a mouse or a finger is doing. */
interface Press {
  timer: number;
  x: number;
  y: number;
  /** A finger has rested long enough to ask: the click that follows is no touch. */
  long: boolean;
  finger: boolean;
  /** The part the mouse has been moved to. */
  over: HTMLElement | null;
}

const AT_REST: Press = { timer: 0, x: 0, y: 0, long: false, finger: false, over: null };

/** A part that was asked, and the room it takes: measured before anything is drawn anew. */
interface AskedPart {
  part: HTMLElement;
  around: DOMRect;
}

type Asked = Store<AskedPart | null>;

/** Every part of a board explains itself: under a resting mouse, when focused, when pressed for long. */
export function useExplained() {
  const [explained] = useState(() => {
    const asked: Asked = createStore<AskedPart | null>(null);
    const ask = (part: HTMLElement | null) => {
      if (part !== (asked.get()?.part ?? null)) asked.set(part && { part, around: roomAround(part) });
    };
    return { asked, listeners: listenersFor({ ...AT_REST }, ask) };
  });
  return explained;
}

/** What the part that was asked tells. It alone is drawn anew when another is asked, not the board. */
export function Explained({
  asked,
  board,
  boardProps,
}: {
  asked: Asked;
  board: Board;
  boardProps: BoardProps;
}) {
  const found = useSyncExternalStore(asked.subscribe, asked.get);
  const told = found?.part.isConnected ? explain(found.part, board, boardProps) : null;
  return found && told && <Bubble told={told} around={found.around} />;
}

function listenersFor(press: Press, ask: (part: HTMLElement | null) => void) {
  const letGo = () => clearTimeout(press.timer);
  const hide = () => {
    letGo();
    ask(null);
  };
  const askSoon = (part: HTMLElement, ms: number) => {
    letGo();
    press.timer = window.setTimeout(() => {
      press.long = press.finger;
      ask(part);
    }, ms);
  };
  const moveTo = (part: HTMLElement | null) => {
    if (part === press.over) return;
    press.over = part;
    hide();
  };
  return {
    // A mouse that rests while a page appears or a dialog goes away above it asks nothing: only one that is moved does.
    onPointerOver({ target, pointerType }: PointerEvent) {
      if (pointerType === 'mouse' && partAt(target) !== press.over) moveTo(null);
    },
    onPointerLeave() {
      press.over = null;
      if (press.finger && !press.long) letGo();
      else hide();
    },
    onPointerDown(event: PointerEvent) {
      const part = pressed(event, press);
      // What a finger was told goes with the click, in one picture with what the click does.
      if (press.finger) letGo();
      else hide();
      if (part && press.finger) askSoon(part, FINGER_MS);
    },
    onPointerMove({ target, pointerType, clientX, clientY }: PointerEvent) {
      const { x, y, finger, over } = press;
      const part = partAt(target);
      if (pointerType === 'mouse' && part !== over) {
        moveTo(part);
        if (part) askSoon(part, MOUSE_MS);
      }
      if (finger && Math.hypot(clientX - x, clientY - y) > SLACK) hide();
    },
    onPointerUp: letGo,
    onPointerCancel: hide,
    onFocus({ target }: FocusEvent) {
      if (target.matches(':focus-visible')) ask(partAt(target));
    },
    onBlur: hide,
    onScrollCapture: hide,
    onContextMenu(event: MouseEvent) {
      if (press.finger && partAt(event.target)) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => clicked(event, press, ask),
  };
}

/** Where the pointer came down: the part there. */
function pressed(event: PointerEvent, press: Press): HTMLElement | null {
  const { target, pointerType, clientX: x, clientY: y } = event;
  const part = partAt(target);
  Object.assign(press, { x, y, long: false, finger: pointerType !== 'mouse' });
  // No mouse is played to a part a finger is on: nothing there asks for one, and a tap would be twice as many events.
  if (part && press.finger) event.preventDefault();
  return part;
}

/** What may be touched now is touched; anything else may be asked with a tap. */
function clicked(event: MouseEvent, press: Press, ask: (part: HTMLElement | null) => void): void {
  const part = partAt(event.target);
  if (press.long && part) event.stopPropagation();
  else if (press.finger) ask(part?.matches('[data-open], [data-first], [data-chosen]') ? null : part);
  press.long = false;
}

function partAt(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-part]') : null;
}

/** The board's own words about a part, or else what the part is called. */
function explain(part: HTMLElement, board: Board, boardProps: BoardProps): Explanation | null {
  const own = board.explain?.(part.dataset.part ?? '', boardProps);
  const label = (part.querySelector('.part-name') ?? part).getAttribute('aria-label') ?? '';
  return own ?? (label === '' ? null : { name: '', lines: [label] });
}

/** Where the part is; for a card in the hand, with the prompt above it, whose words and buttons must stay in sight. */
function roomAround(part: HTMLElement): DOMRect {
  const at = part.getBoundingClientRect();
  const prompt = part.closest('.game-hand') && document.querySelector('.prompt');
  if (!prompt) return at;
  const { top } = prompt.getBoundingClientRect();
  return new DOMRect(at.x, top, at.width, at.bottom - top);
}

function Bubble({ told, around }: { told: Explanation; around: DOMRect }) {
  const { left, width, top, bottom } = around;
  const { innerWidth, innerHeight } = window;
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const wide = Math.min(WIDTH * letter, innerWidth - 2 * MARGIN);
  const x = Math.max(MARGIN, Math.min(left + width / 2 - wide / 2, innerWidth - wide - MARGIN));
  const above = top > innerHeight - bottom;
  const y = above ? { bottom: innerHeight - top + MARGIN } : { top: bottom + MARGIN };
  return (
    <div className="bubble" role="tooltip" style={{ left: x, maxWidth: wide, ...y }}>
      {told.name !== '' && <b>{told.name}</b>}
      {told.lines.map(line => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
