import './pennon.css';
import type { Seat } from '@signoria/core';

/** The patterns of the seats for drawings in SVG, the same as `--weave` has in style sheets. Once on a page is enough. */
export function Weaves() {
  return (
    <defs>
      <pattern id="weave-1" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path d="M0 0h3v9H0Z" fill="#fff7" />
      </pattern>
      <pattern id="weave-2" width="9" height="9" patternUnits="userSpaceOnUse">
        <path d="M0 0h3v9H0Z" fill="#fff7" />
      </pattern>
      <pattern id="weave-3" width="8" height="8" patternUnits="userSpaceOnUse">
        <circle cx="4" cy="4" r="1.800" fill="#fff9" />
      </pattern>
      <pattern id="weave-4" width="9" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 0h9v2.500H0Z" fill="#fff7" />
      </pattern>
    </defs>
  );
}

const SHIELD = 'M-13-15h26V1C13 9 7 13.500 0 17-7 13.500-13 9-13 1Z';
const SWALLOWTAIL = 'M0-15h44l-9 15 9 15H0Z';

interface Borne {
  seat: Seat;
  /** The letter or two of whoever bears it. */
  mark: string;
}

function Field({ shape, seat }: { shape: string; seat: Seat }) {
  return (
    <>
      <path d={shape} fill={`var(--seat-${seat})`} />
      {seat > 0 && <path d={shape} fill={`url(#weave-${seat})`} />}
      <path className="pennon-edge" d={shape} />
    </>
  );
}

/** A shield 26 wide and 32 high about its middle: colour, pattern and letter. */
export function Escutcheon({ seat, mark }: Borne) {
  return (
    <g className="pennon">
      <Field shape={SHIELD} seat={seat} />
      <text y="6" data-long={mark.length > 1 || undefined}>
        {mark}
      </text>
    </g>
  );
}

/** A banner 44 wide and 30 high, flying to the right of its mast, whose foot is at 0. */
export function Pennon({ seat, mark }: Borne) {
  return (
    <g className="pennon">
      <path className="pennon-mast" d="M0 0v-42" />
      <g transform="translate(1 -27)">
        <Field shape={SWALLOWTAIL} seat={seat} />
        <text x="18" y="7">
          {mark}
        </text>
      </g>
    </g>
  );
}
