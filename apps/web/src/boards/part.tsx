import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useContext } from 'react';
import { useDrag } from './drag.ts';
import { useStanding } from './standing.ts';
import { TouchContext, useTouched } from './touching.ts';
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
  const touched = useContext(TouchContext);
  const element = useStanding(name, touched);
  const drag = useDrag(name, touched);
  const touch = () => touched.get().hand.touch(name);
  const shared = {
    ref: element,
    className: `part ${className}`,
    'data-part': name,
    onClick: () => {
      if (!drag.justDropped()) touch();
    },
    onPointerDown: (event: PointerEvent) => drag.begin(event),
    ...(style ? { style } : {}),
  };
  if (as === 'button')
    return (
      <button type="button" {...shared}>
        <span className="reach" aria-hidden="true" />
        {/* The label belongs to an element in it: a button's own would have to repeat every figure that is drawn on it. */}
        <span className="part-name" role="img" aria-label={label} />
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
        touch();
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
  const lit = useTouched(touching => touching.lit.has(name));
  return (
    <span className={`spot ${className}`} data-spot={name} data-lit={lit || undefined}>
      {children}
    </span>
  );
}
