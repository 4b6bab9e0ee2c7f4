import type { Me } from '@signoria/protocol';
import { useCallback, useState } from 'react';
import { useWords } from '../../preferences/words.tsx';
import { dayOf } from './day.ts';
import { Sheet, Trouble, useSending, Way } from './form.tsx';
import { addPasskey, canUsePasskeys, passkeys, removePasskey } from './passkeys.ts';
import { lookAgain } from './session.ts';
import { useAsked } from './use-asked.ts';

/** The person's passkeys. The last one stays when nothing else opens the account. */
export function PasskeysSheet({ person }: { person: Me }) {
  const { site, language } = useWords();
  const { busy, wrong, send } = useSending();
  const [able] = useState(canUsePasskeys);
  const look = useCallback(() => passkeys(), []);
  // A guest has none, and asking would load the server's part for nothing.
  const [known, again] = useAsked(person.guest || !able ? null : look);
  const list = known ?? [];
  const mayRemove = person.username !== null || list.length > 1;
  if (!able)
    return (
      <Sheet label={site.account.passkeys}>
        <p>{site.account.noPasskeys}</p>
      </Sheet>
    );
  return (
    <Sheet label={site.account.passkeys}>
      <ul className="account-list">
        {list.map(({ id, createdAt }) => {
          const what = site.account.passkey(dayOf(Date.parse(createdAt), language));
          return (
            <li key={id}>
              <span>{what}</span>
              {mayRemove && (
                <Way
                  look="plain"
                  label={site.account.removeThis(what)}
                  busy={busy}
                  onTake={() => void send(() => removePasskey(id), again)}
                >
                  {site.account.remove}
                </Way>
              )}
            </li>
          );
        })}
      </ul>
      <Trouble wrong={wrong} />
      <div className="account-ways">
        <Way
          busy={busy}
          onTake={() =>
            void send(
              () => addPasskey(person.username ?? person.name),
              async () => {
                await lookAgain();
                again();
              },
            )
          }
        >
          {site.account.addPasskey}
        </Way>
      </div>
    </Sheet>
  );
}
