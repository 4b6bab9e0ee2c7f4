import type { Me } from '@signoria/protocol';
import type { Language } from '@signoria/words';
import type { SiteWords } from '@signoria/words/site-words';
import { server } from '../../match/online/server.ts';
import { usePreferences, useWords } from '../../preferences/words.tsx';
import { dayOf } from './day.ts';
import { Field, Form, Sheet, Trouble, textOf, useSending, Way } from './form.tsx';
import { switchOff } from './push.ts';
import { become } from './session.ts';
import type { Answer } from './wrong.ts';

/** Who I am, my name, and the way out. */
export function Who({ person }: { person: Me | null }) {
  const { site, language } = useWords();
  const { name } = usePreferences();
  const naming = useSending();
  const leaving = useSending();
  return (
    <Sheet label={labelOf(person, site.account, language)}>
      <Form
        onSend={form => {
          const body = { name: textOf(form, 'name') };
          void naming.send(
            () => (person ? server.api('PATCH /api/me', { body }) : server.api('POST /api/guest', { body })),
            become,
          );
        }}
      >
        <Field
          label={site.account.name}
          name="name"
          wrong={naming.wrong}
          defaultValue={person?.name ?? name}
          autoComplete="nickname"
        />
        <Trouble wrong={naming.wrong} fields={['name']} />
        <div className="account-ways">
          <button type="submit" className={person ? 'button' : 'button main'} disabled={naming.busy}>
            {person ? site.account.save : site.name.go}
          </button>
          {person && !person.guest && (
            <Way
              look="plain"
              busy={leaving.busy}
              onTake={() => void leaving.send(signOut, () => become(null))}
            >
              {site.account.signOut}
            </Way>
          )}
          {naming.sent && <span role="status">{site.account.saved}</span>}
        </div>
        <Trouble wrong={leaving.wrong} />
      </Form>
    </Sheet>
  );
}

/** Whoever uses this browser next is not told of our games. */
async function signOut(): Promise<Answer<undefined>> {
  const untold = await switchOff();
  return untold.ok ? server.api('DELETE /api/session') : untold;
}

function labelOf(
  person: Me | null,
  words: SiteWords['account'],
  language: Language,
): { name: string; help: string } {
  if (!person) return words.stranger;
  if (person.guest) return words.guest;
  return {
    name: person.username === null ? words.byPasskey : words.signedIn(person.username),
    help: words.since(dayOf(person.createdAt, language)),
  };
}
