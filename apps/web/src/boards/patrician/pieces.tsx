import type { Seat } from '@signoria/core';

/** One floor in its owner's colour and pattern. */
export function Floor({ of }: { of: Seat }) {
  return <span className="storey" data-piece data-seat={of} aria-hidden="true" />;
}

/** A rider in his owner's colour; nobody's where one may be set. */
export function Messenger({ of }: { of?: Seat }) {
  return (
    <span className="pt-messenger" data-piece data-seat={of} aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill="currentColor"
          d="M4 21c1-3 .5-5 0-6.500C3 11.500 5 9 8 8.800l4-.3L15.500 5l1 2 3.500 2.500-1 2.500-3-.8-1.500 3c.5 2 .5 4 0 6.800h-2c.2-2.500-.2-4-1.200-5.200H8.500C7 17.500 6.500 19 6.500 21Z"
        />
      </svg>
    </span>
  );
}
