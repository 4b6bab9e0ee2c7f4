import type { Tagged } from '@signoria/core';
import { type GameWords, marksOf } from '@signoria/words';
import { type RefObject, useMemo, useState } from 'react';
import type { Board, BoardProps } from '../../boards/board.ts';
import type { Answer, MatchSource, Snapshot } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { useFlights } from './flights.tsx';
import { namesOf } from './names.ts';
import { momentOf, type Notice, noticeOf } from './notice.ts';
import { useInSight } from './use-in-sight.ts';
import { placesOf, useLight } from './use-light.ts';
import { useTouching } from './use-touching.ts';

export type GameActions = ReturnType<typeof useGame>;

/** Everything the game screen does: touches, answers, undo, what flies and what is pointed at. */
export function useGame(
  source: MatchSource,
  snapshot: Snapshot,
  board: Board,
  words: GameWords,
  root: RefObject<HTMLElement | null>,
) {
  const { common } = useWords();
  const { lit, point, show } = useLight();
  // What the reader is asked: moves of others that change nothing about it take neither choice nor answer away.
  const asked = useMemo(() => JSON.stringify(snapshot.legal), [snapshot.legal]);
  const names = useMemo(() => namesOf(snapshot.seats, common), [snapshot.seats, common]);
  const marks = useMemo(() => marksOf(names), [names]);
  const { notice, answered, dismiss } = useNotice(momentOf(snapshot, asked), words);
  const act = (action: unknown) => {
    source.act(action).then(answer => {
      answered(answer);
      if (answer.ok) clear();
    });
  };
  const { touching, ways, loose, clear } = useTouching(board, snapshot, asked, lit, act, refusal =>
    answered({ ok: false, refusal }),
  );
  const flying = useFlights(root, board, snapshot);
  useInSight(root, touching.open, lit);
  const boardProps: BoardProps = {
    view: snapshot.view,
    seat: snapshot.you === 'table' ? null : snapshot.you,
    legal: snapshot.legal,
    act,
    names,
    marks,
    words,
  };
  const touch = (part: string) => {
    dismiss();
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
    notice,
    dismiss,
    point,
    flights: flying.flights,
    landed: flying.landed,
    /** Shows what happened once more: it flies again, and its places stay lit for a while. */
    again(events: readonly Tagged[]) {
      flying.again(events);
      show(events.flatMap(event => placesOf(board.traces(event, snapshot.view))));
    },
  };
}

/** What came of the latest try. A refusal is shown until something else happens: until the moment is another. */
function useNotice(moment: string, words: GameWords) {
  const { site } = useWords();
  const [found, setFound] = useState<{ notice: Notice; moment: string } | null>(null);
  return {
    notice: found?.moment === moment ? found.notice : null,
    answered(answer: Answer) {
      const notice = noticeOf(answer, words, site);
      setFound(notice && { notice, moment });
    },
    dismiss: () => setFound(null),
  };
}
