import { COST, type Expedition } from '@signoria/lost-cities';
import { signed } from '@signoria/words/figures';
import type { CSSProperties } from 'react';
import type { Counted } from '../told.ts';
import type { Props } from './props.ts';
import { Scene, WIDE } from './scene.tsx';
import { Emblem } from './symbols.tsx';

type Line = Counted['lines'][number];

/** A round counted up: expedition by expedition, then what it comes to. */
export function Summary({ counted, view, seat, names, words }: Props & { counted: readonly Counted[] }) {
  const inOrder = seat === null ? counted : counted.toSorted(a => (a.seat === seat ? -1 : 1));
  const expeditions = [...new Set(counted.flatMap(({ lines }) => lines.map(expeditionIn)))].sort();
  const { terms } = words;
  return (
    <table className="lc-summary">
      <thead>
        <tr>
          <td />
          {inOrder.map(({ seat: of }) => (
            <th key={of} scope="col">
              {names[of]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {expeditions.map((expedition, i) => (
          <tr key={expedition} className="counting" style={countedAt(i)}>
            <th scope="row" className="lc-line" data-expedition={expedition}>
              <Scene expedition={expedition} show={WIDE} />
              <span>
                <Emblem expedition={expedition} /> {terms.expeditions[expedition].name}
              </span>
            </th>
            {inOrder.map(({ seat: of, lines }) => (
              <Points key={of} line={lines.find(line => expeditionIn(line) === expedition)} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="counting" style={countedAt(expeditions.length)}>
          <th scope="row">{terms.thisRound}</th>
          {inOrder.map(({ seat: of, lines }) => (
            <td key={of} className="figures">
              {signed(lines.reduce((sum, { points }) => sum + points, 0))}
            </td>
          ))}
        </tr>
        <tr className="counting" style={countedAt(expeditions.length + 1)}>
          <th scope="row">{terms.total}</th>
          {inOrder.map(({ seat: of }) => (
            <td key={of} className="figures">
              {signed(totalOf(view, of))}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** What an expedition brought, and how. */
function Points({ line }: { line: Line | undefined }) {
  if (!line) return <td className="soft">–</td>;
  const { sum, wagers, bonus } = line.of ?? {};
  const times = wagers > 0 ? ` × ${wagers + 1}` : '';
  return (
    <td>
      <b className="figures" data-owing={line.points < 0 || undefined}>
        {signed(line.points)}
      </b>
      <small className="figures">
        {wagers > 0 ? `(${sum} − ${COST})${times}` : `${sum} − ${COST}`}
        {bonus > 0 && ` + ${bonus}`}
      </small>
    </td>
  );
}

function expeditionIn({ of }: Line): Expedition {
  return of?.expedition as Expedition;
}

/** Lines come one after the other. */
function countedAt(line: number): CSSProperties {
  return { animationDelay: `${(line + 1) * 0.4}s` };
}

/** The rounds that are over, added up. */
function totalOf({ finished }: Props['view'], of: number): number {
  return finished.reduce((total, round) => total + round[of].reduce((sum, { points }) => sum + points, 0), 0);
}
