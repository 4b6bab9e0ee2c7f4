import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { blocked, fetchBlocked, setBlocked } from '../../match/online/blocked.ts';
import { usePeopleWords } from '../../preferences/people-words.ts';
import { Sheet, Trouble, useSending, Way } from './form.tsx';

/** Whom the person does not want to meet, and the way back. */
export function BlockedSheet() {
  const words = usePeopleWords().blocked;
  const names = Object.entries(useSyncExternalStore(blocked.subscribe, blocked.get));
  const { busy, wrong, send } = useSending();
  useEffect(() => void fetchBlocked(), []);
  return (
    <Sheet label={words.title}>
      {names.length === 0 && <p className="soft">{words.nobody}</p>}
      <ul className="account-list">
        {names.map(([id, name]) => (
          <li key={id}>
            <Link href={`/p/${id}`}>{name}</Link>
            <Way
              look="plain"
              label={words.unblockThis(name)}
              busy={busy}
              onTake={() =>
                void send(
                  () => setBlocked({ id, name }, false),
                  () => {},
                )
              }
            >
              {words.unblock}
            </Way>
          </li>
        ))}
      </ul>
      <Trouble wrong={wrong} />
    </Sheet>
  );
}
