import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  useContext,
} from 'react';
import { useDrag } from './drag.ts';
import { type Hand, TouchContext } from './touching.ts';
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
  const { open, first, chosen, coming, lit, draggable, hand } = useContext(TouchContext);
  const { name } = props;
  return (
    <Shown
      {...props}
      open={open.has(name)}
      first={first.has(name)}
      chosen={chosen.includes(name)}
      coming={coming === name}
      lit={lit.has(name)}
      drags={draggable.has(name)}
      hand={hand}
    />
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
  const { lit } = useContext(TouchContext);
  return (
    <span className={`spot ${className}`} data-spot={name} data-lit={lit.has(name) || undefined}>
      {children}
    </span>
  );
}
