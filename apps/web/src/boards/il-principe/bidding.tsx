import { useState } from 'react';
import { Part } from '../part.tsx';
import { bidPart, OUT } from './parts.tsx';
import type { Props } from './props.ts';

/** The sum to bid, one by one or at once, and the two ways to answer an auction. While the reader is not asked, what the phase is about. */
export function Bidding(props: Props) {
  const { view, legal } = props;
  const sums = legal.flatMap(action => (action.type === 'bid' ? [action.amount] : []));
  // Between two rounds there is no phase.
  const help = props.words.terms.phaseHelp[view.phase - 1] ?? '';
  if (view.step !== 'bid' || legal.length === 0) return help && <p className="ip-phase-help">{help}</p>;
  return (
    <div className="ip-bidding">
      {/* Another bid is another question: the sum begins at the least again. */}
      <Answer key={`${view.round} ${view.role} ${view.lot} ${view.bid}`} {...props} sums={sums} />
    </div>
  );
}

function Answer({ view, names, words, sums }: Props & { sums: readonly number[] }) {
  const [sum, setSum] = useState(sums[0] ?? 0);
  const bid = words.action({ type: 'bid', amount: sum }, view, names).name;
  const out = words.action({ type: 'pass' }, view, names).name;
  return (
    <>
      {sums.length > 0 && <Sum sums={sums} sum={sum} setSum={setSum} words={words} />}
      {sums.length > 0 && (
        <Part name={bidPart(sum)} label={bid} className="ip-bid">
          <span>{bid}</span>
        </Part>
      )}
      <Part name={OUT} label={out} className="ip-out">
        <span>{out}</span>
      </Part>
    </>
  );
}

interface SumProps {
  sums: readonly number[];
  sum: number;
  setSum(sum: number): void;
  words: Props['words'];
}

/** One less, one more, and a rail on which any sum is one touch away. */
function Sum({ sums, sum, setSum, words: { terms } }: SumProps) {
  const [least, most] = [sums[0], sums[sums.length - 1]];
  return (
    <>
      <button
        type="button"
        className="ip-step"
        aria-label={terms.bidding.less}
        disabled={sum === least}
        onClick={() => setSum(sum - 1)}
      >
        −
      </button>
      <output className="coin figures ip-sum">{sum}</output>
      <button
        type="button"
        className="ip-step"
        aria-label={terms.bidding.more}
        disabled={sum === most}
        onClick={() => setSum(sum + 1)}
      >
        +
      </button>
      <label className="ip-rail">
        <span className="figures" aria-hidden="true">
          {least}
        </span>
        <input
          type="range"
          aria-label={terms.bidding.sum}
          min={least}
          max={most}
          value={sum}
          disabled={least === most}
          onChange={({ target }) => setSum(Number(target.value))}
        />
        <span className="figures" aria-hidden="true">
          {most}
        </span>
      </label>
    </>
  );
}
