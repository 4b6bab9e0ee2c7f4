import type { SessionInfo } from '@signoria/protocol';
import type { PeopleWords } from '@signoria/words/people-words';
import { server } from '../../match/online/server.ts';
import { usePeopleWords } from '../../preferences/people-words.ts';
import { useWords } from '../../preferences/words.tsx';
import { browserName } from './browser-name.ts';
import { dayOf } from './day.ts';
import { Sheet, Trouble, useSending, Way } from './form.tsx';
import { useAsked } from './use-asked.ts';

const askSessions = () => server.api('GET /api/me/sessions');

/** Where the person is signed in, and the end of it: there, or everywhere but here. */
export function SessionsSheet() {
  const { sessions } = usePeopleWords();
  const [known, again] = useAsked(askSessions);
  const one = useSending();
  const all = useSending();
  const list = (known?.sessions ?? []).toSorted(
    (a, b) => Number(b.here) - Number(a.here) || b.seenAt - a.seenAt,
  );
  return (
    <Sheet label={sessions.title}>
      <ul className="account-list">
        {list.map(session => (
          <Session
            key={session.id}
            session={session}
            busy={one.busy}
            onEnd={() =>
              void one.send(
                () => server.api('DELETE /api/me/sessions/:id', { params: { id: session.id } }),
                again,
              )
            }
          />
        ))}
      </ul>
      <Trouble wrong={one.wrong ?? all.wrong} />
      <div className="account-ways">
        <Way busy={all.busy} onTake={() => void all.send(() => server.api('DELETE /api/me/sessions'), again)}>
          {sessions.endAll}
        </Way>
        {all.sent && <span role="status">{sessions.ended}</span>}
      </div>
      <p className="small soft">{sessions.endAllHelp}</p>
    </Sheet>
  );
}

interface SessionProps {
  session: SessionInfo;
  busy: boolean;
  onEnd(): void;
}

function Session({ session: { browser, seenAt, here }, busy, onEnd }: SessionProps) {
  const { language } = useWords();
  const { sessions } = usePeopleWords();
  const what = deviceOf(browser, sessions);
  return (
    <li>
      <span>
        <b>{what}</b>
        <br />
        <span className="small soft">{here ? sessions.here : sessions.seen(dayOf(seenAt, language))}</span>
      </span>
      {!here && (
        <Way look="plain" label={sessions.endThis(what)} busy={busy} onTake={onEnd}>
          {sessions.end}
        </Way>
      )}
    </li>
  );
}

function deviceOf(agent: string | null, words: PeopleWords['sessions']): string {
  if (agent === null) return words.unknown;
  const { browser, system } = browserName(agent);
  if (browser && system) return words.on(browser, system);
  return browser ?? system ?? agent.slice(0, 40);
}
