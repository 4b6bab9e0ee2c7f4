import { NONE, type Seat, seatsOf } from '@signoria/core';
import { ALL_COLOURS, type Colour, majorOf, minorOf, type Role, TITLES } from '@signoria/il-principe';
import { Part, Spot } from '../part.tsx';
import { downPart, familyPart, laidSpot, roleSpot } from './parts.tsx';
import { Building } from './pieces.tsx';
import type { Props } from './props.ts';

/** What every family has laid out, colour by colour, under the roles that the colour gives. */
export function Families(props: Props) {
  const { view, words } = props;
  return (
    <section className="ip-families" aria-label={words.terms.roles}>
      <div className="ip-row ip-roles">
        <span />
        {ALL_COLOURS.map(colour => (
          <div className="ip-cell" data-colour={colour} key={colour}>
            <span className="ip-colour" title={words.terms.colours[colour].building}>
              <Building colour={colour} />
            </span>
            <RolePlace {...props} role={majorOf(colour)} />
            {view.seats > 2 && <RolePlace {...props} role={minorOf(colour)} minor />}
          </div>
        ))}
      </div>
      {seatsOf(view.seats).map(of => (
        <Family key={of} {...props} of={of} />
      ))}
    </section>
  );
}

function RolePlace({
  view,
  names,
  marks,
  words,
  role,
  minor = false,
}: Props & { role: Role; minor?: boolean }) {
  const holder = view.roles[role];
  const title = words.terms.titles[TITLES[view.options.titles][role]];
  const underHammer = view.auction === 'role' && view.role === role;
  return (
    <Spot name={roleSpot(role)} className={`ip-role ${minor ? 'minor' : ''} ${underHammer ? 'hammer' : ''}`}>
      <span className="ip-title">{title}</span>
      <span
        className="ip-flag"
        style={holder === NONE ? {} : { background: `var(--seat-${holder})` }}
        title={holder === NONE ? words.terms.nobody : names[holder]}
      >
        {holder === NONE ? '–' : marks[holder]}
      </span>
    </Spot>
  );
}

function Family({ view, names, marks, words, of }: Props & { of: Seat }) {
  const { terms } = words;
  const held = view.hands[of] ? [] : view.memory.known[of];
  const said = [
    `${names[of]}: ${terms.cards(view.handSizes[of])}, ${terms.shields(view.shields[of])}`,
    ...(view.marker === of ? [terms.marker] : []),
    ...(held.some(count => count > 0) ? [`${terms.holds(names[of])} ${terms.counts(held)}`] : []),
  ];
  return (
    <div className="ip-row" data-marker={view.marker === of || undefined}>
      <Part name={familyPart(of)} label={said.join('. ')} className="ip-family">
        <span className="ip-flag big" style={{ background: `var(--seat-${of})` }}>
          {marks[of]}
          {view.marker === of && <span className="ip-marker">♛</span>}
        </span>
      </Part>
      {ALL_COLOURS.map(colour => (
        <Laid key={colour} of={of} colour={colour} view={view} names={names} words={words} />
      ))}
    </div>
  );
}

/** Cards of one colour before a family: those face up count for roles; those face down can be turned. */
function Laid({
  view,
  names,
  words,
  of,
  colour,
}: Pick<Props, 'view' | 'names' | 'words'> & { of: Seat; colour: Colour }) {
  const up = view.up[of][colour];
  const down = view.down[of][colour];
  const { terms } = words;
  const most = Math.max(...view.up.map(row => row[colour]));
  return (
    <div className="ip-cell">
      <Spot name={laidSpot(of, colour)} className={`ip-up ${up > 0 && up === most ? 'most' : ''}`}>
        <span className="figures" data-colour={up > 0 ? colour : undefined}>
          {up > 0 ? up : '·'}
        </span>
        <span className="unseen">
          {names[of]}: {terms.colours[colour].name}, {terms.up}
        </span>
      </Spot>
      {down > 0 && (
        <Part
          name={downPart(of, colour)}
          label={`${names[of]}: ${down} ${terms.colours[colour].name}, ${terms.down}`}
          className="ip-down figures"
        >
          {down}
        </Part>
      )}
    </div>
  );
}
