import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useName } from '../../components/name-dialog.tsx';
import { ProblemWords } from '../../components/problem-words.tsx';
import { useOnce } from '../../components/use-once.ts';
import { blocked, fetchBlocked } from '../../match/online/blocked.ts';
import { introduce, me } from '../../match/online/person.ts';
import type { Answer, ChatRoom } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { ChatLines } from './lines.tsx';
import { Order } from './order.tsx';
import { silence } from './silence.ts';
import './chat.css';

/** What people at the table say to each other. */
export function Chat({ room }: { room: ChatRoom }) {
  const { site } = useWords();
  const person = useSyncExternalStore(me.subscribe, me.get);
  useSyncExternalStore(blocked.subscribe, blocked.get);
  const known = person?.id;
  useEffect(() => {
    if (known) void fetchBlocked();
  }, [known]);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { withName, asking } = useName();
  const why = useId();
  const table = room.table();
  const silent = table && silence(table, person);
  const told = silent ?? problem;
  const answered = (answer: Answer) =>
    setProblem(answer.ok ? null : 'code' in answer ? answer.code : 'internal');
  const once = useOnce();
  /** What is refused stays in the field, to be sent again; what is on its way is not sent twice. */
  const say = async () => {
    const unknown = person ? null : await introduce();
    const answer = unknown ? ({ ok: false, code: unknown } as const) : await room.say(text.trim());
    answered(answer);
    if (answer.ok) setText(now => (now === text ? '' : now));
  };
  return (
    <div className="chat">
      {table && <Order room={room} table={table} person={person} onAnswer={answered} />}
      <ChatLines room={room} table={table} person={person} onAnswer={answered} />
      <form
        className="chat-form"
        onSubmit={event => {
          event.preventDefault();
          if (text.trim() !== '') withName(() => once(say));
        }}
      >
        {told && (
          <p id={why} className="chat-why small" role={silent ? undefined : 'alert'}>
            <ProblemWords code={told} />{' '}
            {silent === 'chat-off' && <Link href="/you">{site.account.make.name}</Link>}
          </p>
        )}
        <input
          className="field"
          aria-label={site.play.say}
          aria-describedby={told ? why : undefined}
          placeholder={site.play.say}
          maxLength={500}
          disabled={silent !== null}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" className="button" disabled={silent !== null}>
          {site.play.send}
        </button>
      </form>
      {asking}
    </div>
  );
}
