import type { Seat } from '@signoria/core';
import type { Colour, View } from '@signoria/il-principe';
import { PICTURES } from './buildings.ts';

/** By colour, on a field of 24 by 24: a book, a domed church, a hall with its tower, a castle, a market stall. */
const BUILDINGS: readonly string[] = [
  'M2 5c4-1.500 7-1 10 1 3-2 6-2.500 10-1v14c-4-1.500-7-1-10 1-3-2-6-2.500-10-1Zm9 3C9 6.800 7 6.600 4.200 7.200v9.500c2.600-.5 4.700-.3 6.800.7Zm2 0v9.400c2.100-1 4.200-1.200 6.800-.7V7.200C17 6.600 15 6.800 13 8Z',
  'M11 1h2v2h2v2h-2v1.200c3.500.6 6 3 6 6.300v1h2v9h-6v-4a3 3 0 0 0-6 0v4H3v-9h2v-1c0-3.300 2.500-5.700 6-6.300V5H9V3h2Z',
  'M9.500 1 12 3l2.500-2v9H22v12h-7v-4h-2v4h-2v-4H9v4H2V10h7.500ZM4.500 13v3h2v-3Zm13 0v3h2v-3ZM11 6v2h2V6Z',
  'M2 4h3v2h2.500V4h3v2h3V4h3v2H19V4h3v18h-7v-4a3 3 0 0 0-6 0v4H2Zm4 6v3h2v-3Zm10 0v3h2v-3Z',
  'M3 3h18l2 7a3.500 3.500 0 0 1-2 2.600V22h-2v-4H5v4H3v-9.400A3.500 3.500 0 0 1 1 10Zm2 10v3h14v-3c-1.200 0-2-.5-2.700-1.200a4 4 0 0 1-4.300.8 4 4 0 0 1-4.300-.8C7 12.500 6.200 13 5 13Z',
];

/** The building a colour stands for, drawn in the ink around it. */
export function Building({ colour }: { colour: Colour }) {
  return (
    <svg className="ip-building" viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={BUILDINGS[colour]} />
    </svg>
  );
}

/** A building card: colour and picture say the same. */
export function BuildingCard({ colour, count }: { colour: Colour; count?: number }) {
  const { walls, coloured, dark } = PICTURES[colour];
  return (
    <span className="ip-card" data-colour={colour} aria-hidden="true">
      <svg viewBox="0 0 40 48" aria-hidden="true">
        <path className="ground" d="M0 43c8-3 14-2 20-1s13 1 20-1v7H0Z" />
        <path className="walls" d={walls} />
        <path className="coloured" d={coloured} />
        <path className="dark" d={dark} />
      </svg>
      {count !== undefined && <b className="figures">{count}</b>}
    </span>
  );
}

export function CardBack() {
  return (
    <span className="ip-card ip-back" aria-hidden="true">
      <b>IP</b>
    </span>
  );
}

/** A family's shield on its way to the map. */
export function FlyingShield({ of }: { of: Seat }) {
  return <span className="crest ip-flying" data-seat={of} aria-hidden="true" />;
}

/** What a family has left, in signs: the cards in its hand, and its shields. */
export function Left({ view, of }: { view: View; of: Seat }) {
  return (
    <>
      <span>
        {view.handSizes[of]}
        <i className="ip-card-sign" />
      </span>
      <span>
        {view.shields[of]}
        <i className="ip-shield-sign" />
      </span>
    </>
  );
}
