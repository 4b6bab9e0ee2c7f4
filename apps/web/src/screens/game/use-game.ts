import type { Refusal, Tagged } from '@signoria/core';
import { type CommonWords, type GameWords, marksOf } from '@signoria/words';
import { type RefObject, useMemo, useState } from 'react';
import type { Board, BoardProps } from '../../boards/board.ts';
import type { Answer, MatchSource, Snapshot } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { createStore } from '../../store.ts';
import { useFlights } from './flights.tsx';
import { namesOf } from './names.ts';
import { momentOf, type Notice, noticeOf } from './notice.ts';
import type { Telling } from './telling.ts';
import { useAct } from './use-decided.ts';
import { useHint } from './use-hint.ts';
import { useLatest } from './use-latest.ts';
import { placesOf, useLight } from './use-light.ts';
import { useSteady } from './use-steady.ts';
import { useTouching } from './use-touching.ts';

export type GameActions = ReturnType<typeof useGame>;

/** Everything the game screen does: touches, answers, undo, what flies and what is pointed at. */
export function useGame(
  source: MatchSource,
  snapshot: Snapshot,
  board: Board,
  words: GameWords,
  telling: Telling,
  root: RefObject<HTMLElement | null>,
) {
  const { common } = useWords();
  // What the reader is asked: moves of others that change nothing about it take neither choice nor answer away.
  const asked = useMemo(() => JSON.stringify(snapshot.legal), [snapshot.legal]);
  const { names, marks } = useMemo(() => calledBy(snapshot.seats, common), [snapshot.seats, common]);
  const { notices, answered, dismiss } = useNotice(momentOf(snapshot, asked), words);
  const hint = useHint(source, snapshot, board, asked, answered);
  const { lit, asked: pointed, point, show } = useLight(telling.now?.places ?? hint.places);
  const { act, coming } = useAct(source, snapshot, answer => {
    answered(answer);
    if (answer.ok) clear();
  });
  const refused = (refusal: Refusal) => answered({ ok: false, refusal });
  const { touched, loose, clear } = useTouching(board, snapshot, asked, lit, act, coming, refused, dismiss);
  const flying = useFlights(root, board, snapshot, source.kind === 'replay');
  useSteady(root, snapshot.version);
  const boardProps = useBoardProps(snapshot, act, names, marks, words);
  return {
    boardProps,
    touched,
    pointed,
    loose,
    coming,
    clear,
    answered,
    hint,
    undo: () => void source.undo().then(answered),
    notices,
    dismiss,
    point,
    air: flying.air,
    /** Shows what happened once more: it flies again, and its places stay lit for a while. */
    again(events: readonly Tagged[]) {
      flying.again(events);
      show(events.flatMap(event => placesOf(board.traces(event, snapshot.view))));
    },
  };
}

/** What the board is given: the same until something of it changes, so that a board need not be drawn again for a touch. */
function useBoardProps(
  { view, you, legal }: Snapshot,
  act: BoardProps['act'],
  names: BoardProps['names'],
  marks: BoardProps['marks'],
  words: GameWords,
): BoardProps {
  const latest = useLatest(act);
  return useMemo(
    () => ({
      view,
      seat: you === 'table' ? null : you,
      legal,
      act: action => latest.current(action),
      names,
      marks,
      words,
    }),
    [view, you, legal, names, marks, words, latest],
  );
}

/** What came of the latest try, and at which moment. */
interface Tried {
  notice: Notice | null;
  moment: string;
}

/**
 * What came of the latest try. A refusal is shown until something else happens: until the moment is another. Whoever shows
 * it follows it, and nothing else is drawn again for it.
 */
function useNotice(moment: string, words: GameWords) {
  const { site } = useWords();
  const [tried] = useState(() => createStore<Tried>({ notice: null, moment }));
  return {
    notices: useMemo(
      () => ({
        subscribe: tried.subscribe,
        get: () => (tried.get().moment === moment ? tried.get().notice : null),
      }),
      [tried, moment],
    ),
    answered(answer: Answer) {
      tried.set({ notice: noticeOf(answer, words, site), moment });
    },
    dismiss() {
      if (tried.get().notice) tried.set({ notice: null, moment });
    },
  };
}

function calledBy(seats: Snapshot['seats'], common: CommonWords) {
  const names = namesOf(seats, common);
  return { names, marks: marksOf(names) };
}
