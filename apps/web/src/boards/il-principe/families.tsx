import { type Seat, seatsOf } from '@signoria/core';
import { ALL_COLOURS, type Colour, majorOf, minorOf, type Role, TITLES } from '@signoria/il-principe';
import { Crest } from '../drawing/crest.tsx';
import { Part } from '../part.tsx';
import { familySaid, roleSaid } from './explain.ts';
import { downPart, familyPart, laidPart, rolePart } from './parts.tsx';
import { Building, Left } from './pieces.tsx';
import type { Props } from './props.ts';

/** Five columns of offices with the crest of whoever holds them, and under them what every family has laid out. */
export function Families(props: Props) {
  const { view, words } = props;
  return (
    <section className="ip-families" aria-label={words.terms.roles}>
      <div className="ip-row ip-roles">
        <span />
        {ALL_COLOURS.map(colour => (
          <div className="ip-office" data-colour={colour} key={colour}>
            <Building colour={colour} />
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

function RolePlace(props: Props & { role: Role; minor?: boolean }) {
  const { view, marks, words, role, minor = false } = props;
  const underHammer = view.auction === 'role' && view.role === role;
  return (
    <Part
      name={rolePart(role)}
      label={roleSaid(props, role)}
      className={`ip-role ${minor ? 'minor' : ''} ${underHammer ? 'hammer' : ''}`}
    >
      <Crest of={view.roles[role]} marks={marks} />
      <span className="ip-title">{words.terms.titles[TITLES[view.options.titles][role]]}</span>
    </Part>
  );
}

function Family(props: Props & { of: Seat }) {
  const { view, marks, of } = props;
  const isMarker = view.marker === of;
  return (
    <div className="ip-row" data-marker={isMarker || undefined} data-turn={view.player === of || undefined}>
      <Part name={familyPart(of)} label={familySaid(props, of).join('. ')} className="ip-family">
        <Crest of={of} marks={marks} />
        {isMarker && <span className="ip-marker">♛</span>}
        <span className="ip-left figures">
          <Left view={view} of={of} />
        </span>
      </Part>
      {ALL_COLOURS.map(colour => (
        <Laid key={colour} {...props} colour={colour} />
      ))}
    </div>
  );
}

/** Cards of one colour before a family: those face up count for roles; those face down can be turned. */
function Laid({ view, names, words, of, colour }: Props & { of: Seat; colour: Colour }) {
  const up = view.up[of][colour];
  const down = view.down[of][colour];
  const { terms } = words;
  const most = Math.max(...view.up.map(row => row[colour]));
  return (
    <div className="ip-cell" data-colour={colour}>
      <Part
        name={laidPart(of, colour)}
        label={words.pair(names[of], `${terms.cardsOf(up, colour)}, ${terms.up}`)}
        className={`ip-up ${up === 0 ? 'none' : up === most ? 'most' : ''}`}
      >
        <Building colour={colour} />
        <b className="figures">{up > 0 ? up : '·'}</b>
      </Part>
      {down > 0 && (
        <Part
          name={downPart(of, colour)}
          label={words.pair(names[of], `${terms.cardsOf(down, colour)}, ${terms.down}`)}
          className="ip-down figures"
        >
          {down}
        </Part>
      )}
    </div>
  );
}
