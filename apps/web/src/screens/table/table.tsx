import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useOpened } from '../../components/use-opened.ts';
import { me, whoAmI } from '../../match/online/person.ts';
import { type OnlineRoom, openRoom } from '../../match/online/room.ts';
import { server } from '../../match/online/server.ts';
import { onlineSource } from '../../match/online/source.ts';
import type { MatchSource } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { Played } from '../game/played.tsx';
import { useBoard } from '../game/use-board.ts';
import { Lobby } from '../lobby/lobby.tsx';
import { ProblemScreen, TryAgain } from '../problem/problem.tsx';
import { Rematch } from './rematch.tsx';

/** A table of the server by its code: its seats while it waits, its game once it is played. */
export default function TableScreen({ code }: { code: string }) {
  const room = useOpened(useCallback(() => openRoom(code, server), [code]));
  useEffect(() => void whoAmI(), []);
  return room && <TableOf room={room} />;
}

function TableOf({ room }: { room: OnlineRoom }) {
  const { language, site } = useWords();
  const state = useSyncExternalStore(room.state.subscribe, room.state.get);
  const { table, problem } = state;
  const loaded = useBoard(table?.game, language);
  if (problem || loaded === 'failed')
    return (
      <ProblemScreen code={problem ?? 'worker'}>
        {problem === 'unknown-table' ? null : <TryAgain />}
        {problem === 'table-full' && table && (
          <Link className="button" href={`/set/${table.game}`}>
            {site.home.set}
          </Link>
        )}
      </ProblemScreen>
    );
  if (!table || !loaded) return null;
  if (table.status === 'waiting' || !table.match) return <Lobby room={room} table={table} loaded={loaded} />;
  return <OnlineGame key={table.match} match={table.match} room={room} />;
}

function OnlineGame({ match, room }: { match: string; room: OnlineRoom }) {
  const source = useOpened(useCallback(() => onlineSource(match, room, server), [match, room]));
  return source && <OnlineTable source={source} room={room} />;
}

function OnlineTable({ source, room }: { source: MatchSource; room: OnlineRoom }) {
  // Chat lines come with the room: the screen is drawn anew for them too.
  useSyncExternalStore(room.state.subscribe, room.state.get);
  const person = useSyncExternalStore(me.subscribe, me.get);
  return (
    <Played
      source={source}
      rematch={({ you }) => <Rematch room={room} person={person} seated={you !== 'table'} />}
    />
  );
}
