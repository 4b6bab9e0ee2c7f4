import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { useOpened } from '../../components/use-opened.ts';
import { openPacer, type Pacer } from '../../match/pacer.ts';
import type { MatchSource, Snapshot } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { namesOf } from './names.ts';
import { type Tale, type Teller, type Telling, talesOf } from './telling.ts';

/** The match as it is shown, which may be a little behind how it stands; null at first. */
export function usePacer(
  source: MatchSource,
  snapshot: Snapshot,
  board: Teller['board'],
  words: Teller['words'],
): Pacer<Tale> | null {
  const teller = useTeller(snapshot, board, words);
  const now = useRef({ snapshot, teller });
  now.current = { snapshot, teller };
  return useOpened(
    useCallback(
      () => openPacer(source, now.current.snapshot, (line, at) => talesOf(line, at, now.current.teller)),
      [source],
    ),
  );
}

function useTeller({ seats }: Snapshot, board: Teller['board'], words: Teller['words']): Teller {
  const { common, address } = useWords();
  return useMemo(
    () => ({ board, words, names: namesOf(seats, common), address }),
    [board, words, seats, common, address],
  );
}

export function useTelling(
  pacer: Pacer<Tale>,
  board: Teller['board'],
  words: Teller['words'],
): { snapshot: Snapshot; telling: Telling } {
  const { snapshot, beats, at, behind } = useSyncExternalStore(pacer.subscribe, pacer.get);
  const teller = useTeller(snapshot, board, words);
  const all = useMemo(
    () => snapshot.log.flatMap(line => talesOf(line, snapshot, teller)),
    [snapshot, teller],
  );
  const tales = useMemo(
    () => all.slice(0, all.length - Math.max(0, beats.length - at - 1)),
    [all, beats, at],
  );
  const telling = useMemo(
    () => ({
      tales,
      latest: tales.at(-1) ?? null,
      now: beats.at(at) ?? null,
      behind,
      skip: pacer.skip,
    }),
    [tales, beats, at, behind, pacer],
  );
  return { snapshot, telling };
}
