import { useState } from 'react';
import { server } from '../../match/online/server.ts';
import { useWords } from '../../preferences/words.tsx';
import { Field, Sheet, Trouble, textOf, useSending } from './form.tsx';
import { useAsked } from './use-asked.ts';

const askKeys = () => server.api('GET /api/me/keys');

/** Keys by which programs play for the person. A new one is shown until the page is left. */
export function BotKeys() {
  const { site } = useWords();
  const [known, again] = useAsked(askKeys);
  const [fresh, setFresh] = useState<string | null>(null);
  const { busy, wrong, send } = useSending();
  return (
    <Sheet label={site.account.bots}>
      <ul className="account-list">
        {(known?.keys ?? []).map(({ id, name, start }) => (
          <li key={id}>
            <span>{site.account.key(name, start)}</span>
            <button
              type="button"
              className="button plain"
              aria-label={site.account.removeThis(name)}
              disabled={busy}
              onClick={() =>
                void send(() => server.api('DELETE /api/me/keys/:id', { params: { id } }), again)
              }
            >
              {site.account.remove}
            </button>
          </li>
        ))}
      </ul>
      {fresh && <FreshKey value={fresh} />}
      <form
        className="account-form"
        onSubmit={event => {
          event.preventDefault();
          const form = event.currentTarget;
          void send(
            () => addKey(textOf(form, 'name')),
            ({ key }) => {
              setFresh(key);
              form.reset();
              again();
            },
          );
        }}
      >
        <Field
          label={{ name: site.account.keyName, help: '' }}
          name="name"
          wrong={wrong}
          maxLength={40}
          autoComplete="off"
        />
        <Trouble wrong={wrong} fields={['name']} />
        <div className="account-ways">
          <button type="submit" className="button" disabled={busy}>
            {site.account.addKey}
          </button>
        </div>
      </form>
    </Sheet>
  );
}

function FreshKey({ value }: { value: string }) {
  const { site } = useWords();
  return (
    <div className="account-fresh" role="status">
      <label className="choice">
        <span>{site.account.newKey.name}</span>
        <input className="field" readOnly value={value} onFocus={event => event.target.select()} />
      </label>
      <span className="small soft">{site.account.newKey.help}</span>
    </div>
  );
}

/** A name the server refuses is a key's here, not a person's. */
async function addKey(name: string) {
  const reply = await server.api('POST /api/me/keys', { body: { name } });
  if (reply.ok || reply.error.code !== 'bad-request') return reply;
  return { ok: false, error: { code: 'key', field: 'name' } } as const;
}
