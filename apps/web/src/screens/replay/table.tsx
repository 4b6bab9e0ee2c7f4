import { useSyncExternalStore } from 'react';
import type { ReplaySource } from '../../match/replay/source.ts';
import type { Frame } from '../game/frame.ts';
import { LookedAt, WithBoard } from '../game/with-board.tsx';
import { ReplayPrompt } from './prompt.tsx';
import { useHash } from './use-hash.ts';

/** The board of a recorded game with what leafs through it in place of the prompt. */
export function ReplayTable({ source }: { source: ReplaySource }) {
  const snapshot = useSyncExternalStore(source.subscribe, source.current);
  useHash(source);
  const prompt = (frame: Frame) => <ReplayPrompt frame={frame} source={source} />;
  return (
    <WithBoard game={snapshot.game}>
      {loaded => <LookedAt {...loaded} source={source} snapshot={snapshot} prompt={prompt} />}
    </WithBoard>
  );
}
