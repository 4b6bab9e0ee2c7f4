import type { ChatLine, Person, Table } from '@signoria/protocol';
import type { Reply } from '@signoria/protocol/client';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { setBlocked } from '../../match/online/blocked.ts';
import type { Answer, ChatRoom } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';

const ReportDialog = lazy(() => import('../person/report.tsx'));

export interface OrderProps {
  room: ChatRoom;
  table: Table | null;
  person: Person | null;
  onAnswer(answer: Answer): void;
}

/** What was said, each line with what the reader may do about it folded underneath. */
export function ChatLines({ room, table, person, onAnswer }: OrderProps) {
  const { site } = useWords();
  const [reported, setReported] = useState<Person | null>(null);
  const lines = room.lines();
  return (
    <>
      {lines.length === 0 && <p className="soft">{site.play.noChat}</p>}
      <ul className="chat-lines" aria-live="polite">
        {lines.map(line => (
          <li key={line.id}>
            <details className="chat-line">
              <summary title={site.chat.ways}>
                <span>
                  <b>{line.from.name}</b> {line.text}
                </span>
                <span className="chat-more" aria-hidden="true">
                  ⋯
                </span>
              </summary>
              <Ways
                line={line}
                room={room}
                table={table}
                person={person}
                onAnswer={onAnswer}
                onReport={setReported}
              />
            </details>
          </li>
        ))}
      </ul>
      {reported && (
        <Suspense>
          <ReportDialog about={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </>
  );
}

/** A reply of the server as an answer of the table. */
export function answerOf(reply: Reply<unknown>): Answer {
  return reply.ok ? { ok: true } : { ok: false, code: reply.error.code };
}

interface WaysProps extends OrderProps {
  line: ChatLine;
  onReport(about: Person): void;
}

function Ways({ line, room, table, person, onAnswer, onReport }: WaysProps) {
  const { site } = useWords();
  const { id, from } = line;
  const own = from.id === person?.id;
  const hosting = table !== null && table.host.id === person?.id;
  const muted = table?.muted.includes(from.id) ?? false;
  return (
    <div className="chat-ways">
      {(own || hosting) && (
        <button type="button" className="button" onClick={() => room.unsay(id).then(onAnswer)}>
          {site.chat.remove}
        </button>
      )}
      {hosting && !own && (
        <button
          type="button"
          className="button"
          onClick={() => room.keepOrder('mute', { person: from.id, muted: !muted }).then(onAnswer)}
        >
          {muted ? site.chat.unmute(from.name) : site.chat.mute(from.name)}
        </button>
      )}
      {!own && (
        <button
          type="button"
          className="button"
          onClick={() => setBlocked(from, true).then(answerOf).then(onAnswer)}
        >
          {site.chat.block(from.name)}
        </button>
      )}
      {!own && person && (
        <button type="button" className="button" onClick={() => onReport(from)}>
          {site.chat.report(from.name)}
        </button>
      )}
      <Link className="button" href={`/p/${from.id}`}>
        {site.chat.profile(from.name)}
      </Link>
    </div>
  );
}
