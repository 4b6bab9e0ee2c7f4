import { findGame } from '@signoria/games';
import { useEffect, useState } from 'react';
import { StorageWarning } from '../../components/storage-warning.tsx';
import { isKept, recall } from '../../match/local/saved.ts';
import { keepAsking } from '../../match/online/keep-asking.ts';
import { server } from '../../match/online/server.ts';
import { type Opened, openOnline, openSaved } from '../../match/replay/open.ts';
import { replaySource } from '../../match/replay/source.ts';
import { Loading } from '../../preferences/loading.tsx';
import { ProblemScreen, TryAgain } from '../problem/problem.tsx';
import { ReplayTable } from './table.tsx';
import { moveInHash } from './use-hash.ts';

/** A game that was played, of this device or of the server, at the move its address names. */
export default function ReplayScreen({ from, id }: { from: 'here' | 'm'; id: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const open = async () =>
      from === 'here' ? openSaved(recall(id), findGame) : openOnline(id, server, findGame);
    return keepAsking(open, found => 'problem' in found && found.problem === 'offline', setOpened);
  }, [from, id]);
  if (!opened) return <Loading />;
  if ('problem' in opened)
    return (
      <ProblemScreen code={opened.problem}>{opened.problem === 'offline' && <TryAgain />}</ProblemScreen>
    );
  return (
    <>
      {from === 'here' && !isKept(id) && <StorageWarning />}
      <Leafed opened={opened} />
    </>
  );
}

function Leafed({ opened: { tape, played, eyes } }: { opened: Exclude<Opened, { problem: string }> }) {
  const [source] = useState(() => replaySource(tape, played, { move: moveInHash() ?? 0, eyes }));
  return <ReplayTable source={source} />;
}
