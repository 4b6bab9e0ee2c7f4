import { type CSSProperties, type KeyboardEvent, memo, type PointerEvent, type ReactNode } from 'react';
import { useDrag } from './drag.ts';
import { type Hand, type Touching, useTouched } from './touching.ts';
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
export function Part(props: PartProps) {
  const { name } = props;
  const stands = useTouched(touching => standing(name, touching));
  const hand = useTouched(touching => touching.hand);
  return (
    <Shown
      {...props}
      open={(stands & STANDS.open) !== 0}
      first={(stands & STANDS.first) !== 0}
      chosen={(stands & STANDS.chosen) !== 0}
      coming={(stands & STANDS.coming) !== 0}
      lit={(stands & STANDS.lit) !== 0}
      drags={(stands & STANDS.drags) !== 0}
      hand={hand}
    />
  );
}

const STANDS = { open: 1, first: 2, chosen: 4, coming: 8, lit: 16, drags: 32 } as const;

/** How a part stands, as one number: a touch is looked at by a hundred parts, and changes a few. */
function standing(name: string, { open, first, chosen, coming, lit, draggable }: Touching): number {
  return (
    (open.has(name) ? STANDS.open : 0) |
    (first.has(name) ? STANDS.first : 0) |
    (chosen.includes(name) ? STANDS.chosen : 0) |
    (coming === name ? STANDS.coming : 0) |
    (lit.has(name) ? STANDS.lit : 0) |
    (draggable.has(name) ? STANDS.drags : 0)
  );
}

/** How a part stands now. */
interface ShownProps extends PartProps {
  open: boolean;
  first: boolean;
  chosen: boolean;
  coming: boolean;
  lit: boolean;
  drags: boolean;
  hand: Hand;
}

/** Drawn anew when something of it changes: a touch changes a few of a hundred. */
const Shown = memo(function Shown(props: ShownProps) {
  const { name, label, as = 'button', className = '', style, children, open, chosen, drags, hand } = props;
  const drag = useDrag(name, drags, hand);
  const shared = {
    className: `part ${className}`,
    'data-part': name,
    'data-open': open || undefined,
    'data-first': props.first || undefined,
    'data-chosen': chosen || undefined,
    'data-coming': props.coming || undefined,
    'data-lit': props.lit || undefined,
    'data-drag': drags || undefined,
    'aria-pressed': chosen,
    tabIndex: open || chosen ? 0 : -1,
    onClick: () => {
      if (!drag.justDropped()) hand.touch(name);
    },
    onPointerDown: (event: PointerEvent) => drag.begin(event),
    ...(style ? { style } : {}),
  };
  if (as === 'button')
    return (
      <button type="button" {...shared}>
        {open && <span className="reach" aria-hidden="true" />}
        {/* The label belongs to the picture: a button's own would have to repeat every figure that is drawn on it. */}
        <span className="part-look" role="img" aria-label={label}>
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
        hand.touch(name);
      }}
    >
      {children}
    </g>
  );
});

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
