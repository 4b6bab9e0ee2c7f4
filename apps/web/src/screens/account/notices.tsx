import type { Me } from '@signoria/protocol';
import { useEffect, useState } from 'react';
import { SITE_GAMES } from '../../boards/games.ts';
import { Tick } from '../../components/tick.tsx';
import { server } from '../../match/online/server.ts';
import { useWords, type Words } from '../../preferences/words.tsx';
import { Field, Form, Sheet, Trouble, textOf, useSending } from './form.tsx';
import { canBeTold, subscription, switchOff, switchOn } from './push.ts';
import { become } from './session.ts';

/** How a person hears that a slow game waits: by this browser, or by an address that is called. */
export function NoticesSheet({ person }: { person: Me }) {
  const { site } = useWords();
  const hook = useSending();
  return (
    <Sheet label={site.account.notices}>
      <PushSwitch />
      <Form
        onSend={form => {
          const webhook = textOf(form, 'webhook') || null;
          void hook.send(() => server.api('PATCH /api/me', { body: { webhook } }), become);
        }}
      >
        <Field
          label={site.account.webhook}
          name="webhook"
          wrong={hook.wrong}
          type="url"
          defaultValue={person.webhook ?? ''}
          maxLength={500}
          autoComplete="off"
        />
        <Trouble wrong={hook.wrong} fields={['webhook']} />
        <div className="account-ways">
          <button
            type="submit"
            className="button"
            disabled={hook.busy}
            aria-label={site.pair(site.account.save, site.account.webhook.name)}
          >
            {site.account.save}
          </button>
          {hook.sent && <span role="status">{site.account.saved}</span>}
        </div>
      </Form>
    </Sheet>
  );
}

function PushSwitch() {
  const reader = useWords();
  const { site } = reader;
  const { busy, wrong, send } = useSending();
  const [able] = useState(canBeTold);
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (able) subscription().then(made => setOn(made !== null));
  }, [able]);
  if (!able) return <p className="small soft">{site.account.pushBlocked}</p>;
  return (
    <>
      <Tick
        label={site.account.push}
        checked={on}
        disabled={busy}
        onCheck={checked =>
          void send(
            () => (checked ? switchOn(sayingsOf(reader)) : switchOff()),
            () => setOn(checked),
          )
        }
      />
      <Trouble wrong={wrong} />
    </>
  );
}

/** Everything a notice may say in the reader's language, by kind and game. */
function sayingsOf({ site, titles }: Words): Record<string, string> {
  const { yourTurn, began, over, invited, reviewed } = site.account.notice;
  const sayings: Record<string, string> = {};
  for (const { id } of SITE_GAMES) {
    const { name } = titles[id];
    sayings[`your-turn ${id}`] = yourTurn(name);
    sayings[`began ${id}`] = began(name);
    sayings[`over ${id}`] = over(name);
    sayings[`invited ${id}`] = invited(name);
    sayings[`reviewed ${id}`] = reviewed(name);
  }
  return sayings;
}
