import type { MatchRecord, Result } from '@signoria/core';
import { type ReactNode, useState } from 'react';
import type { BoardProps } from '../../boards/board.ts';
import { saveFile } from '../../components/save-file.ts';
import { verifyHere } from '../../match/local/source.ts';
import type { MatchSource, Snapshot } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { ScoreSheet } from './score.tsx';

interface EndProps {
  snapshot: Snapshot;
  source: MatchSource;
  boardProps: BoardProps;
  /** Another game with the same people: a button, or what stands in its place. */
  rematch: ReactNode;
}

/** The end: who won and by what, the score by lines, and what one may do with the game now. */
export function End({ snapshot, source, boardProps, rematch }: EndProps) {
  const { result, places } = snapshot;
  return (
    <div className="end">
      <Winner snapshot={snapshot} boardProps={boardProps} />
      {places && <Places places={places} snapshot={snapshot} boardProps={boardProps} />}
      <div className="end-actions">
        {rematch}
        <RecordButtons snapshot={snapshot} source={source} />
      </div>
      <ScoreSheet scores={(result ?? snapshot.view).scores} boardProps={boardProps} />
    </div>
  );
}

function Winner({ snapshot, boardProps }: { snapshot: Snapshot; boardProps: BoardProps }) {
  const { common, site } = useWords();
  const { result, places, seats } = snapshot;
  if (!places) return null;
  const { names } = boardProps;
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (!result) {
    const gone = names.filter((_, seat) => seats[seat].resigned);
    const won = winners.map(seat => names[seat]);
    return <p className="end-winner">{site.end.byResignation(common.list(won), common.list(gone))}</p>;
  }
  const total = result.scores.find(({ seat }) => seat === winners[0])?.total ?? 0;
  return (
    <p className="end-winner">
      {common.won(
        winners.map(seat => names[seat]),
        total,
      )}{' '}
      <TieBreak result={result} boardProps={boardProps} />
    </p>
  );
}

function TieBreak({ result, boardProps }: { result: Result; boardProps: BoardProps }) {
  const { common } = useWords();
  const { tieBreak } = result;
  if (tieBreak === null || tieBreak === 'shared') return null;
  return common.decidedBy(boardProps.words.tieBreaks[tieBreak] ?? tieBreak);
}

function Places({
  places,
  snapshot,
  boardProps,
}: {
  places: readonly number[];
  snapshot: Snapshot;
  boardProps: BoardProps;
}) {
  const { common, site } = useWords();
  const { scores } = snapshot.result ?? snapshot.view;
  const order = places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  return (
    <ol className="end-places" aria-label={site.end.places}>
      {order.map(({ place, seat }) => (
        <li key={seat} data-winner={place === 1 || undefined}>
          <span className="end-place">{common.place(place)}</span>
          <span>{boardProps.names[seat]}</span>
          <b className="figures">{common.points(scores.find(score => score.seat === seat)?.total ?? 0)}</b>
        </li>
      ))}
    </ol>
  );
}

type Check = 'none' | 'checking' | 'good' | { failed: string };

function RecordButtons({ snapshot, source }: { snapshot: Snapshot; source: MatchSource }) {
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
    setCheck(problem ? { failed: `${problem.at}: ${problem.code}` } : 'good');
  };
  if (snapshot.seed === null) return null;
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() =>
          withRecord(record => saveFile(`signoria-${snapshot.game}-${snapshot.match}.json`, record))
        }
      >
        {site.end.save}
      </button>
      <button type="button" className="button" title={site.end.checkHelp} onClick={() => withRecord(verify)}>
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
    </>
  );
}
