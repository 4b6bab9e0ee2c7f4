import type { GameWords } from '@signoria/words';
import { type RefObject, useMemo, useState } from 'react';
import type { Board, BoardProps } from '../../boards/board.ts';
import type { Answer, MatchSource, Snapshot } from '../../match/source.ts';
import { useReader } from '../../reader/reader.tsx';
import { useFlights } from './flights.tsx';
import { namesOf } from './names.ts';
import { type Notice, noticeOf } from './notice.ts';
import { useTouching } from './use-touching.ts';

const NOWHERE: ReadonlySet<string> = new Set();

/** Everything the game screen does: touches, answers, undo, what flies and what is pointed at. */
export function useGame(
  source: MatchSource,
  snapshot: Snapshot,
  board: Board,
  words: GameWords,
  root: RefObject<HTMLElement | null>,
) {
  const { site, common } = useReader();
  const [notice, setNotice] = useState<{ notice: Notice; version: number } | null>(null);
  const [lit, setLit] = useState(NOWHERE);
  const names = useMemo(() => namesOf(snapshot.seats, common), [snapshot.seats, common]);
  const answered = (answer: Answer) => {
    const told = noticeOf(answer, words, site);
    setNotice(told && { notice: told, version: snapshot.version });
  };
  const act = (action: unknown) => {
    source.act(action).then(answered);
  };
  const { touching, ways, loose, clear } = useTouching(board, snapshot, lit, act, refusal =>
    answered({ ok: false, refusal }),
  );
  const flying = useFlights(root, board, snapshot);
  const boardProps: BoardProps = {
    view: snapshot.view,
    seat: snapshot.you === 'table' ? null : snapshot.you,
    legal: snapshot.legal,
    act,
    names,
    words,
  };
  const touch = (part: string) => {
    setNotice(null);
    touching.touch(part);
  };
  return {
    boardProps,
    touching: { ...touching, touch },
    ways,
    loose,
    clear,
    answered,
    undo: () => void source.undo().then(answered),
    /** A refusal is shown until something else happens. */
    notice: notice && notice.version === snapshot.version ? notice.notice : null,
    dismiss: () => setNotice(null),
    point: (places: readonly string[]) => setLit(places.length === 0 ? NOWHERE : new Set(places)),
    ...flying,
  };
}
