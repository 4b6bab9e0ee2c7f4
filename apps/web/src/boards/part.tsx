import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useContext } from 'react';
import { useDrag } from './drag.ts';
import { TouchContext } from './touching.ts';
import './part.css';

interface PartProps {
  /** Unique on the screen, e.g. `pile:3`. */
  name: string;
  /** What it is, in words, for those who cannot see it. */
  label: string;
  /** `g` inside an SVG, else a button. */
  as?: 'button' | 'g';
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

/** A named element of a board that can be touched, dragged and pointed at. */
export function Part({ name, label, as = 'button', className = '', style, children }: PartProps) {
  const touching = useContext(TouchContext);
  const drag = useDrag(name, touching);
  const open = touching.open.has(name);
  const chosen = touching.chosen.includes(name);
  const shared = {
    className: `part ${className}`,
    'data-part': name,
    'data-open': open || undefined,
    'data-chosen': chosen || undefined,
    'data-coming': touching.coming === name || undefined,
    'data-lit': touching.lit.has(name) || undefined,
    'data-drag': touching.draggable(name) || undefined,
    'aria-pressed': chosen,
    tabIndex: open || chosen ? 0 : -1,
    onClick: () => {
      if (!drag.justDropped()) touching.touch(name);
    },
    onPointerDown: (event: PointerEvent) => drag.begin(event),
    ...(style ? { style } : {}),
  };
  if (as === 'button')
    return (
      <button type="button" {...shared}>
        <span className="unseen">{label}</span>
        <span className="part-look" aria-hidden="true">
          {children}
        </span>
      </button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside an SVG
    <g
      role="button"
      aria-label={label}
      {...shared}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        touching.touch(name);
      }}
    >
      {children}
    </g>
  );
}

/** A named place that is only looked at: where a trace begins or ends. */
export function Spot({
  name,
  className = '',
  children,
}: {
  name: string;
  className?: string;
  children?: ReactNode;
}) {
  const { lit } = useContext(TouchContext);
  return (
    <span className={`spot ${className}`} data-spot={name} data-lit={lit.has(name) || undefined}>
      {children}
    </span>
  );
}
