import type { MatchRecord } from '@signoria/core';
import { useState } from 'react';
import { saveFile } from '../../components/save-file.ts';
import { verifyHere } from '../../match/local/source.ts';
import type { MatchSource, Snapshot } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';

type Check = 'none' | 'checking' | 'good' | { failed: string };

/** The record of the game, and that its deal was fair: for those who check, folded away for all others. */
export function Proofs({ snapshot, source }: { snapshot: Snapshot; source: MatchSource }) {
  const { site } = useWords();
  const [check, setCheck] = useState<Check>('none');
  const withRecord = async (use: (record: MatchRecord) => Promise<void> | void) => {
    const record = await source.record();
    if (record) await use(record);
    else setCheck({ failed: site.problems.offline.name });
  };
  const verify = async (record: MatchRecord) => {
    setCheck('checking');
    if (record.commitment !== snapshot.commitment) {
      setCheck({ failed: 'commitment' });
      return;
    }
    const problem = await verifyHere(record);
    setCheck(problem ? { failed: site.pair(problem.at, problem.code) } : 'good');
  };
  return (
    <details className="end-proofs">
      <summary>{site.frame.end.proofs}</summary>
      <div className="end-actions">
        <button
          type="button"
          className="button"
          onClick={() =>
            withRecord(record => saveFile(`signoria-${snapshot.game}-${snapshot.match}.json`, record))
          }
        >
          {site.end.save}
        </button>
        <button
          type="button"
          className="button"
          title={site.end.checkHelp}
          onClick={() => withRecord(verify)}
        >
          {site.end.check}
        </button>
        <p className="small soft end-check" role="status">
          {check === 'checking' && site.end.checking}
          {check === 'good' && <b className="good">{site.end.checked}</b>}
          {typeof check === 'object' && (
            <b className="bad">
              {site.end.checkFailed} {check.failed}
            </b>
          )}
        </p>
        <p className="small soft end-promise" title={site.end.checkHelp}>
          {site.pair(site.end.commitment, '')}
          <code>{snapshot.commitment}</code>
        </p>
        <p className="small soft end-promise">
          {site.pair(site.end.seed, '')}
          <code>{snapshot.seed}</code>
        </p>
      </div>
    </details>
  );
}
