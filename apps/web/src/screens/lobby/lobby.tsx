import type { Person, Table } from '@signoria/protocol';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useName } from '../../components/name-dialog.tsx';
import { Page } from '../../components/page.tsx';
import { ProblemLine, ProblemWords } from '../../components/problem-words.tsx';
import { introduce, me } from '../../match/online/person.ts';
import type { OnlineRoom } from '../../match/online/room.ts';
import type { TableAsk } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { Chat } from '../chat/chat.tsx';
import type { LoadedBoard } from '../game/use-board.ts';
import { FillWithBots } from './fill-with-bots.tsx';
import { Invite } from './invite.tsx';
import { RulesPlayed } from './rules-played.tsx';
import { Seats } from './seats.tsx';
import './lobby.css';

interface LobbyProps {
  room: OnlineRoom;
  table: Table;
  loaded: LoadedBoard;
}

/** The table before the start: who sits where, how to invite, what will be played. */
export function Lobby({ room, table, loaded }: LobbyProps) {
  const { words } = loaded;
  const { site } = useWords();
  const person = useSyncExternalStore(me.subscribe, me.get);
  const [problem, setProblem] = useState<string | null>(null);
  const { withName, asking } = useName();
  const hosting = person?.id === table.host.id;
  const command = async (...ask: TableAsk) => {
    const answer = await room.command(...ask);
    setProblem(answer.ok || !('code' in answer) ? null : answer.code);
  };
  const sit = (seat: number) =>
    withName(async () => {
      const unknown = await introduce();
      if (unknown) setProblem(unknown);
      else await command('join', { seat });
    });
  return (
    <Page title={site.lobby.title(words.title.name)}>
      <div className="lobby">
        <section className="sheet page-sheet lobby-seats">
          <h2>{site.lobby.seats}</h2>
          <Seats table={table} person={person} hosting={hosting} sit={sit} command={command} />
          {hosting && <FillWithBots table={table} command={command} />}
          <ProblemLine code={problem} />
          <Start table={table} person={person} onStart={hosting ? () => command('start') : null} />
        </section>
        <Invite code={table.code} />
        <section className="sheet page-sheet lobby-chat">
          <h2>{site.play.chat}</h2>
          <Chat room={room.chat} />
        </section>
        <RulesPlayed
          table={table}
          loaded={loaded}
          onChange={hosting ? body => command('settings', body) : null}
        />
      </div>
      {asking}
    </Page>
  );
}

/** Who begins and when; and for whom there is no seat any more. */
function Start({
  table,
  person,
  onStart,
}: {
  table: Table;
  person: Person | null;
  onStart: (() => void) | null;
}) {
  const { site } = useWords();
  const sitting = table.seats.some(sitter => sitter.kind === 'person' && sitter.person.id === person?.id);
  const full = table.seats.every(({ kind }) => kind !== 'empty');
  const seated = table.seats.filter(sitter => sitter.kind === 'person' && sitter.online).length;
  const watching = table.watchers - seated;
  return (
    <>
      {onStart ? (
        <>
          <button type="button" className="button main" disabled={!full} onClick={onStart}>
            {site.lobby.start}
          </button>
          {!full && <p className="small soft">{site.lobby.startWaits}</p>}
        </>
      ) : (
        <p className="soft">{site.lobby.waitsForHost(table.host.name)}</p>
      )}
      {full && !sitting && (
        <p role="status">
          <ProblemWords code="table-full" /> <Link href={`/set/${table.game}`}>{site.home.set}</Link>
        </p>
      )}
      {watching > 0 && <p className="small soft">{site.lobby.watching(watching)}</p>}
    </>
  );
}
