import type { View } from '@signoria/citadels';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { explain } from './explain.ts';
import type { Props } from './table.tsx';

/** How long a finger rests before it asks rather than touches. */
const LONG_MS = 450;
/** How far it may wander meanwhile. */
const SLACK = 8;
const MARGIN = 8;
const WIDTH = 272;

interface Asked {
  part: string;
  at: DOMRect;
  view: View;
}

/** A piece of the board whose parts explain themselves: under the mouse, when focused, when pressed for long. */
export function Explained({
  className,
  children,
  ...props
}: Props & { className: string; children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const press = useRef({ timer: 0, x: 0, y: 0, long: false, finger: false });
  const hide = () => setAsked(null);
  const ask = (target: EventTarget) => {
    const part = target instanceof Element ? target.closest<HTMLElement>('[data-part]') : null;
    if (part) setAsked({ part: part.dataset.part ?? '', at: roomAround(part), view: props.view });
    else hide();
  };
  const letGo = () => clearTimeout(press.current.timer);
  const begin = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    letGo();
    const finger = pointerType !== 'mouse';
    press.current = { timer: 0, x, y, long: false, finger };
    if (!finger) return;
    hide();
    press.current.timer = window.setTimeout(() => {
      press.current.long = true;
      ask(target);
    }, LONG_MS);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    const { x, y } = press.current;
    if (Math.hypot(clientX - x, clientY - y) > SLACK) letGo();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the parts inside are the controls; this only listens
    <div
      className={className}
      onPointerOver={event => event.pointerType === 'mouse' && ask(event.target)}
      onPointerLeave={event => event.pointerType === 'mouse' && hide()}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onFocus={event => event.target.matches(':focus-visible') && ask(event.target)}
      onBlur={hide}
      onScrollCapture={hide}
      onContextMenu={event => press.current.finger && event.preventDefault()}
      onClickCapture={event => {
        if (press.current.long) event.stopPropagation();
        else if (press.current.finger && !isOpen(event.target)) ask(event.target);
        press.current.long = false;
      }}
    >
      {children}
      {asked && asked.view === props.view && <Bubble asked={asked} {...props} />}
    </div>
  );
}

/** Where the part is; for a card in the hand, with the prompt above it, whose words and buttons must stay in sight. */
function roomAround(part: HTMLElement): DOMRect {
  const at = part.getBoundingClientRect();
  const prompt = part.closest('.game-hand') && document.querySelector('.prompt');
  if (!prompt) return at;
  const { top } = prompt.getBoundingClientRect();
  return new DOMRect(at.x, top, at.width, at.bottom - top);
}

/** What may be touched now is touched; anything else may be asked with a tap. */
function isOpen(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-open], [data-chosen]') !== null;
}

function Bubble({ asked, ...props }: Props & { asked: Asked }) {
  const told = explain(asked.part, props);
  if (!told) return null;
  const { left, width, top, bottom } = asked.at;
  const { innerWidth, innerHeight } = window;
  const wide = Math.min(WIDTH, innerWidth - 2 * MARGIN);
  const x = Math.max(MARGIN, Math.min(left + width / 2 - wide / 2, innerWidth - wide - MARGIN));
  const above = top > innerHeight - bottom;
  const y = above ? { bottom: innerHeight - top + MARGIN } : { top: bottom + MARGIN };
  return createPortal(
    <div className="ct-bubble" role="tooltip" style={{ left: x, maxWidth: wide, ...y }}>
      <b>{told.name}</b>
      {told.lines.map(line => (
        <span key={line}>{line}</span>
      ))}
    </div>,
    document.body,
  );
}
