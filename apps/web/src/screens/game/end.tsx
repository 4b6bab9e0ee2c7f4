import type { Result } from '@signoria/core';
import { replayWords } from '@signoria/words/replay';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { BoardProps } from '../../boards/board.ts';
import { Icon } from '../../components/icons.tsx';
import type { MatchSource, Snapshot } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { decisive, type Outcome, outcomeOf } from './outcome.ts';
import { Proofs } from './proofs.tsx';
import { ScoreSheet } from './score.tsx';
import { Skyline } from './skyline.tsx';

interface EndProps {
  snapshot: Snapshot;
  source: MatchSource;
  boardProps: BoardProps;
  /** Another game with the same people: a button, or what stands in its place. */
  rematch: ReactNode;
  /** Leaves the final position to be looked at. */
  onBoard(): void;
}

/** The end: how it went for the reader and by how much, what decided it, the score by its parts, and what comes next. */
export function End({ snapshot, source, boardProps, rematch, onBoard }: EndProps) {
  const { site } = useWords();
  const { result, places } = snapshot;
  return (
    <div className="end">
      <Verdict snapshot={snapshot} boardProps={boardProps} />
      {places && result && <Skyline places={places} scores={result.scores} marks={boardProps.marks} />}
      {result && <Decisive snapshot={snapshot} boardProps={boardProps} />}
      <div className="end-actions">
        {rematch}
        <button type="button" className="button" onClick={onBoard}>
          {site.frame.end.board}
        </button>
        {source.kind !== 'replay' && <ReplayLink snapshot={snapshot} />}
        <Share snapshot={snapshot} boardProps={boardProps} />
      </div>
      {places && <Places places={places} snapshot={snapshot} boardProps={boardProps} />}
      <ScoreSheet scores={(result ?? snapshot.view).scores} boardProps={boardProps} final />
      {snapshot.seed !== null && <Proofs snapshot={snapshot} source={source} />}
    </div>
  );
}

/** The game once more, from its first move. */
function ReplayLink({ snapshot: { code, match } }: { snapshot: Snapshot }) {
  const words = replayWords(useWords().language);
  const address = code === '' ? `/replay/here/${match}` : `/replay/m/${match}`;
  return (
    <>
      <Link href={address} className="button">
        <Icon name="play" /> {words.watch}
      </Link>
      <Link href={`${address}?review`} className="button">
        <Icon name="chart" /> {words.review.title}
      </Link>
    </>
  );
}

function Verdict({ snapshot, boardProps }: { snapshot: Snapshot; boardProps: BoardProps }) {
  const { result, places } = snapshot;
  const own = useOwnResult(snapshot, boardProps);
  const winner = useWinner(snapshot, boardProps);
  if (!places) return null;
  return (
    <>
      {own && (
        <p className="end-own" data-kind={outcomeOf(snapshot)?.kind}>
          {own}
        </p>
      )}
      <p className={own ? 'end-winner' : 'end-own end-winner'}>
        {winner} {result && <TieBreak result={result} boardProps={boardProps} />}
      </p>
    </>
  );
}

/** "You lose by 1 point to Ada." Null for those who watched. */
function useOwnResult(snapshot: Snapshot, { names }: BoardProps): string | null {
  const { site, common } = useWords();
  const outcome = outcomeOf(snapshot);
  if (!outcome) return null;
  const { kind, rival, margin } = outcome;
  const { end } = site.frame;
  const points = margin > 0 ? common.points(margin) : null;
  return end[kind](names[rival], points);
}

/** Who won, whoever reads it. */
function useWinner({ result, places, seats }: Snapshot, { names }: BoardProps): string {
  const { common, site } = useWords();
  const winners = (places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  const won = winners.map(seat => names[seat]);
  if (!result) {
    const gone = names.filter((_, seat) => seats[seat].resigned);
    return site.end.byResignation(common.list(won), common.list(gone), won.length);
  }
  return common.won(won, result.scores.find(({ seat }) => seat === winners[0])?.total ?? 0);
}

function TieBreak({ result, boardProps }: { result: Result; boardProps: BoardProps }) {
  const { common } = useWords();
  const { tieBreak } = result;
  if (tieBreak === null || tieBreak === 'shared') return null;
  return common.decidedBy(boardProps.words.tieBreaks[tieBreak] ?? tieBreak);
}

/** In which part of the score the difference was made. */
function Decisive({ snapshot, boardProps }: { snapshot: Snapshot; boardProps: BoardProps }) {
  const { site, common } = useWords();
  const { words, names } = boardProps;
  const outcome = outcomeOf(snapshot);
  if (!outcome || snapshot.you === 'table' || outcome.kind === 'shared') return null;
  const pair = pairOf(snapshot, outcome);
  const found = pair && decisive(...pair, line => words.scoreLine(line).subject);
  if (!pair || !found) return null;
  const both = pair.map(({ seat }, i) => {
    const name = seat === snapshot.you ? site.play.youMark : names[seat];
    return `${name} ${common.signed(found.points[i])}`;
  });
  return (
    <p className="end-decisive">
      {site.frame.end.decided(words.scoreLine(found.line).subject, both.join(', '))}
    </p>
  );
}

/** The reader's score and the rival's, the better one first. */
function pairOf({ result, you }: Snapshot, { kind, rival }: Outcome) {
  const own = result?.scores.find(({ seat }) => seat === you);
  const other = result?.scores.find(({ seat }) => seat === rival);
  if (!own || !other) return null;
  return kind === 'lost' ? ([other, own] as const) : ([own, other] as const);
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
        <li key={seat} data-winner={place === 1 || undefined} data-own={seat === snapshot.you || undefined}>
          <span className="end-place">{common.place(place)}</span>
          <span className="player-crest" style={{ background: `var(--seat-${seat})` }} aria-hidden="true">
            {boardProps.marks[seat]}
          </span>
          <span>{boardProps.names[seat]}</span>
          <b className="figures">{common.points(scores.find(score => score.seat === seat)?.total ?? 0)}</b>
        </li>
      ))}
    </ol>
  );
}

/** The result in a sentence, to send on. */
function Share({ snapshot, boardProps }: { snapshot: Snapshot; boardProps: BoardProps }) {
  const { site } = useWords();
  const [copied, setCopied] = useState(false);
  const won = useWinner(snapshot, boardProps);
  if (!snapshot.places) return null;
  const text = site.pair(boardProps.words.title.name, won);
  const share = async () => {
    const url = snapshot.code === '' ? location.origin : `${location.origin}/m/${snapshot.match}`;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ text, url });
      else {
        await navigator.clipboard.writeText(`${text} ${url}`);
        setCopied(true);
      }
    } catch {
      // Who changes their mind about sharing need not be told.
    }
  };
  return (
    <button type="button" className="button" onClick={share}>
      <Icon name="share" /> {copied ? site.lobby.copied : site.lobby.share}
    </button>
  );
}
